import { toDinars } from "#core/money.ts"
import type { StoredOrder } from "#db/orders.ts"
import { openReviewKey } from "#db/review-key.ts"
import type { OrderResource } from "./contract/order.ts"

/** An order on the wire, with amounts in dinars. Its fields always come in the same order: an order that is answered
 *  again is the same to the letter. */
export function orderResource(order: StoredOrder): OrderResource {
  const { id, documentId, number, token, status, history, createdAt, lines } = order
  const { firstname, lastname, mobile, wilaya, commune, address, note, delivery, carrier, tracking, coupon } = order
  return {
    ...{ id, documentId, number, token, status, history },
    ...{ firstname, lastname, mobile, wilaya, commune, address, note, delivery, carrier, tracking },
    amount: toDinars(order.amount),
    coupon,
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
    lines: lines.map(({ slug, sku, title, color, size, isOpen, quantity, unitPrice, lineTotal, image }) => ({
      ...{ slug, sku, title, color, size, isOpen, quantity },
      unitPrice: toDinars(unitPrice),
      lineTotal: toDinars(lineTotal),
      image,
    })),
    createdAt,
    reviewKey: openReviewKey(order),
  }
}
