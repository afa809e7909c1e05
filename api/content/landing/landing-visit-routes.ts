import { Hono } from "hono"
import { hasLandingCookie, landingCookie } from "#core/analytics/landing-cookie.ts"
import { addLandingVisit } from "#db/analytics/landing-counts.ts"
import { findLandingPage } from "#db/content/landing/landing-pages.ts"
import type { Db } from "#db/database.ts"
import { bearerCheck } from "../../auth.ts"
import { notFound, validationError } from "../../errors.ts"
import { limitRequest, senderAddress } from "../../limit-request.ts"
import { readQuery } from "../../parameters/read-query.ts"
import { landingVisitQuery } from "./contract-landing.ts"

type Env = { Bindings: { client?: string | undefined } }

/** `POST /landing-visits`: counts a visitor of a landing page, and nobody who carries the page's cookie. */
export function landingVisitRoutes(db: Db, token: string, clock: () => Date): Hono<Env> {
  const isBearer = bearerCheck(token)
  return new Hono<Env>().post("/", async (c) => {
    const parsed = landingVisitQuery.safeParse(readQuery(c.req.url, Object.keys(landingVisitQuery.shape)))
    if (!parsed.success) {
      throw validationError(parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })))
    }
    const { page } = parsed.data
    const found = await findLandingPage(db, page)
    if (!found || found.hidden) throw notFound()
    const isHttps = new URL(c.req.url).protocol === "https:"
    if (!hasLandingCookie(c.req.header("cookie"), page)) {
      // A separate storefront sends the client's address; otherwise it is the peer's.
      const address = isBearer(c.req.header("authorization")) ? senderAddress(c) : c.env?.client || undefined
      await limitRequest({ db, clock, secret: token }, "landing-visits", { address })
      await addLandingVisit(db, found.id, clock())
      c.header("set-cookie", landingCookie(page, isHttps))
    }
    c.header("cache-control", "no-store")
    return c.json({ data: { page }, meta: {} })
  })
}
