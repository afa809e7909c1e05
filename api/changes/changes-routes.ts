import { Hono } from "hono"
import { requireToken } from "../auth.ts"
import { validationError } from "../errors.ts"
import { readQuery } from "../parameters/read-query.ts"
import type { ChangeLog } from "./change-log.ts"
import { changesQuery } from "./contract.ts"

/** `GET /changes?after=`: tags of what has changed, for the caches of a storefront; with the bearer. */
export function changesRoutes(log: ChangeLog, token: string): Hono {
  return new Hono().get("/", requireToken(token), async (c) => {
    const parsed = changesQuery.safeParse(readQuery(c.req.url, ["after"]))
    if (!parsed.success) throw validationError([{ path: ["after"], message: "after must be a cursor" }])
    c.header("cache-control", "no-store")
    return c.json({ data: await log.since(parsed.data.after), meta: {} })
  })
}
