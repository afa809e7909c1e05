import { countByStatus, listOrders } from "#db/admin/order-list.ts"
import { orderCountsQuery, orderListQuery } from "../contract/admin/order-list.ts"
import { listAnswer } from "../query/pagination.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { orderAnswer } from "./order-answer.ts"
import { orderFilter } from "./order-filter.ts"
import { rowResource } from "./order-resource.ts"
import { readParameters } from "./read-query.ts"

/** Lists of orders, their counts, and one with everything. */
export function orderReadRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  route("GET /orders", async (c) => {
    const { sort, page, pageSize, ...filters } = readParameters(orderListQuery, c.req.url)
    const { rows, total } = await listOrders(db, orderFilter(filters), { sort, page, pageSize })
    return Response.json(listAnswer(rows.map(rowResource), total, { page, pageSize }))
  })

  route("GET /orders/counts", async (c) => {
    const filters = readParameters(orderCountsQuery, c.req.url)
    return Response.json({ data: await countByStatus(db, orderFilter(filters)) })
  })

  route("GET /orders/:documentId", (c) => orderAnswer(deps, c.req.param("documentId")))
}
