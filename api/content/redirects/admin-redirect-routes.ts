import { type Redirect, readRedirect } from "#core/content/redirect.ts"
import { deleteRedirects, insertRedirects, listRedirects } from "#db/content/redirects.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { readParameters } from "../../admin/read-query.ts"
import { withRejections } from "../../admin/rejections.ts"
import { listAnswer } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import {
  type AdminRedirect,
  type RedirectResult,
  redirectListQuery,
  redirectNames,
  redirectPairs,
} from "./contract-redirect.ts"

const resource = "redirects"
const pageSize = 50

/** Addresses of before, and the pages to which they lead. */
export function redirectAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /redirects", async (c) => {
    const { text, page } = readParameters(redirectListQuery, c.req.url)
    const { rows, total } = await listRedirects(db, { text, limit: pageSize, offset: (page - 1) * pageSize })
    return Response.json(listAnswer<AdminRedirect>(rows, total, { page, pageSize }))
  })

  route("POST /redirects", async (c) => {
    const { pairs } = await readBody(redirectPairs, c.req)
    const { host } = new URL(c.req.url)
    const read = pairs.map(({ from, to }) => readRedirect(from, to, host))
    const isPair = (one: (typeof read)[number]): one is Redirect => typeof one === "object"
    const first = new Map(
      read
        .filter(isPair)
        .toReversed()
        .map((pair) => [pair.from, pair]),
    )
    const loops = await withRejections(() =>
      inTransaction(db, async (tx) => {
        const found = await insertRedirects(tx, [...first.values()], clock())
        const stored = first.size - found.length
        if (stored > 0) await audit(tx, c, { action: "create", resource, after: { rows: stored } }, clock())
        return new Set(found)
      }),
    )
    const data = read.map((one, index): RedirectResult => {
      const from = pairs[index]?.from ?? ""
      if (!isPair(one)) return { from, problem: one }
      if (first.get(one.from) !== one) return { from, problem: "TWICE" }
      return { from, problem: loops.has(one) ? "LOOP" : null }
    })
    return Response.json({ data })
  })

  route("POST /redirects/delete", async (c) => {
    const { from } = await readBody(redirectNames, c.req)
    const deleted = await inTransaction(db, async (tx) => {
      const rows = await deleteRedirects(tx, from)
      if (rows > 0) await audit(tx, c, { action: "delete", resource, before: { rows } }, clock())
      return rows
    })
    return Response.json({ data: { deleted } })
  })
}
