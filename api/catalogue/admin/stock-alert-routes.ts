import { listStockAlerts } from "#db/catalogue/admin/admin-stock-alerts.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { listAnswer } from "../../query/pagination.ts"
import { type AdminStockAlert, stockAlertListQuery } from "../contract-stock-alert.ts"

/** Subscribers of stock alerts. Their count is part of each product. */
export function stockAlertAdminRoutes(route: AddRoute, { db }: AdminDeps): void {
  route("GET /stock-alerts", async (c) => {
    const { sort, page, pageSize, ...filter } = readParameters(stockAlertListQuery, c.req.url)
    const { rows, total } = await listStockAlerts(db, filter, { direction: sort.direction, page, pageSize })
    return Response.json(listAnswer<AdminStockAlert>(rows, total, { page, pageSize }))
  })
}
