import { readOrderSearch } from "#core/order-search.ts"
import { shopDayStart } from "#core/shop-day.ts"
import { listAudit } from "#db/admin/audit-list.ts"
import { type AuditRow, auditQuery } from "../contract/admin/audit.ts"
import { listAnswer } from "../query/pagination.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { readParameters } from "./read-query.ts"

/** Who changed what. */
export function auditRoutes(route: AddRoute, { db }: AdminDeps): void {
  route("GET /audit", async (c) => {
    const { page, pageSize, sort, from, to, ...filter } = readParameters(auditQuery, c.req.url)
    const span = { from: from && shopDayStart(from), before: to && shopDayStart(to, 1) }
    const pages = { page, pageSize }
    const { rows, total } = await listAudit(
      db,
      { ...filter, ...span, orderId: (filter.q && readOrderSearch(filter.q).id) || undefined },
      { ...pages, newestFirst: sort.direction === "desc" },
    )
    return Response.json(listAnswer<AuditRow>(rows, total, pages))
  })
}
