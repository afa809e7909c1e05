import { Hono } from "hono"
import { toRedirectSource } from "#core/content/redirect.ts"
import { findRedirect } from "#db/content/redirects.ts"
import type { Db } from "#db/database.ts"
import { notFound } from "../../errors.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import { redirectQuery } from "./contract-redirect.ts"

/** `GET /redirects`: asked for by the storefront where it has no page; one lookup by a key, which nothing caches. */
export function redirectRoutes(db: Db): Hono {
  return new Hono().get("/", async (c) => {
    const { path } = readOptions(readParameters(c.req.url, Object.keys(redirectQuery.shape)), redirectQuery)
    const from = toRedirectSource(path)
    const to = from === null ? undefined : await findRedirect(db, from)
    if (to === undefined) throw notFound()
    return c.json({ data: { to }, meta: {} })
  })
}
