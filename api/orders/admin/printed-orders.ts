import { toDinars } from "#core/money.ts"
import { listPrintedOrders, type PrintedOrder as StoredOrder } from "#db/orders/list/printed-orders.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { type PrintedOrder, printedOrdersQuery } from "./contract-printed-orders.ts"

const toResource = (order: StoredOrder): PrintedOrder => ({
  ...order,
  amount: toDinars(order.amount),
  discount: toDinars(order.discount),
  deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
  total: toDinars(order.total),
  paid: toDinars(order.paid),
  lines: order.lines.map((line) => ({
    ...line,
    unitPrice: toDinars(line.unitPrice),
    lineTotal: toDinars(line.lineTotal),
  })),
})

/** Route of slips and invoices of chosen orders. */
export function printedOrderRoutes(route: AddRoute, { db }: AdminDeps): void {
  route("GET /orders/printed", async (c) => {
    const { ids } = readParameters(printedOrdersQuery, c.req.url)
    const data = (await listPrintedOrders(db, ids)).map(toResource)
    return Response.json({ data })
  })
}
