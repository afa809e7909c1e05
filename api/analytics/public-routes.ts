import { Hono } from "hono"
import { hasVisitCookie, visitCookie } from "#core/analytics/visit-cookie.ts"
import { addVisitor, visitorCount } from "#db/analytics/unique-visitors.ts"
import { settingsDocumentId } from "#db/content/app-setting.ts"
import type { Db } from "#db/database.ts"
import { bearerCheck } from "../auth.ts"
import { notFound, validationError } from "../errors.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { readQuery } from "../parameters/read-query.ts"
import { uniqueVisitorsQuery } from "./contract.ts"

type Env = { Bindings: { client?: string | undefined } }

/** `POST /unique-visitors` (specification, section 7; decision "Unique visitors"): adds one whatever count is claimed,
 *  and nothing for a visitor who carries the cookie. */
export function uniqueVisitorRoutes(db: Db, token: string, clock: () => Date): Hono<Env> {
  const isBearer = bearerCheck(token)
  return new Hono<Env>().post("/", async (c) => {
    const parsed = uniqueVisitorsQuery.safeParse(readQuery(c.req.url, Object.keys(uniqueVisitorsQuery.shape)))
    if (!parsed.success) {
      throw validationError(parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })))
    }
    const { documentId } = parsed.data
    if (documentId !== (await settingsDocumentId(db))) throw notFound()
    const isHttps = new URL(c.req.url).protocol === "https:"
    const known = hasVisitCookie(c.req.header("cookie"), isHttps)
    if (!known) {
      // A separate storefront sends the client's address; otherwise it is the peer's.
      const address = isBearer(c.req.header("authorization")) ? senderAddress(c) : c.env?.client || undefined
      await limitRequest({ db, clock, secret: token }, "unique-visitors", { address })
    }
    const uniqueVisitorsCount = known ? await visitorCount(db) : await addVisitor(db, clock())
    if (!known) c.header("set-cookie", visitCookie(isHttps))
    c.header("cache-control", "no-store")
    return c.json({ data: { documentId, uniqueVisitorsCount }, meta: {} })
  })
}
