import { Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { settingsDocumentId } from "#db/app-setting.ts"
import type { Db } from "#db/database.ts"
import { addVisitor, visitorCount } from "#db/unique-visitors.ts"
import { uniqueVisitorsQuery } from "./contract/unique-visitors.ts"
import { notFound, validationError } from "./errors.ts"
import { readQuery } from "./query/read-query.ts"

/** Over https the prefix keeps a neighbour under the same domain from setting it. */
const cookieName = (secure: boolean) => (secure ? "__Host-hanout_visitor" : "hanout_visitor")
const year = 365 * 24 * 60 * 60

/** `POST /unique-visitors` (specification, section 7; decision "Unique visitors"): adds one whatever count is claimed,
 *  and nothing for a visitor who carries the cookie. */
export function uniqueVisitorRoutes(db: Db, clock: () => Date): Hono {
  return new Hono().post("/", async (c) => {
    const parsed = uniqueVisitorsQuery.safeParse(readQuery(c.req.url, Object.keys(uniqueVisitorsQuery.shape)))
    if (!parsed.success) {
      throw validationError(parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })))
    }
    const { documentId } = parsed.data
    if (documentId !== (await settingsDocumentId(db))) throw notFound()
    const secure = new URL(c.req.url).protocol === "https:"
    const cookie = cookieName(secure)
    const known = getCookie(c, cookie) !== undefined
    const uniqueVisitorsCount = known ? await visitorCount(db) : await addVisitor(db, clock())
    if (!known) setCookie(c, cookie, "1", { httpOnly: true, sameSite: "Lax", path: "/", maxAge: year, secure })
    c.header("cache-control", "no-store")
    return c.json({ data: { documentId, uniqueVisitorsCount }, meta: {} })
  })
}
