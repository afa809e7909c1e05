import { toDinars } from "#core/money.ts"
import type { StoredOrder } from "#db/orders.ts"
import type { OrderResource } from "./contract/order.ts"

/** An order on the wire: the same fields, with amounts in dinars. */
export function orderResource(order: StoredOrder): OrderResource {
  return {
    ...order,
    amount: toDinars(order.amount),
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
    lines: order.lines.map((line) => ({
      ...line,
      unitPrice: toDinars(line.unitPrice),
      lineTotal: toDinars(line.lineTotal),
    })),
  }
}
