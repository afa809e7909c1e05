import { countByStatus, listOrders } from "#db/orders/list/order-list.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { listAnswer } from "../../query/pagination.ts"
import { orderCountsQuery, orderListQuery } from "../contract-admin-list.ts"
import { rowResource } from "./admin-order-resource.ts"
import { orderAnswer } from "./order-answer.ts"
import { orderFilter } from "./order-filter.ts"

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
