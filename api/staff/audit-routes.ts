import { shopDayStart } from "#core/i18n/shop-day.ts"
import { readOrderSearch } from "#core/orders/order-search.ts"
import { listAudit } from "#db/staff/audit-list.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { readParameters } from "../admin/read-query.ts"
import { listAnswer } from "../query/pagination.ts"
import { type AuditRow, auditQuery } from "./contract-audit.ts"

/** The audit log. */
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
