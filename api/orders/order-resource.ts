import { toDinars } from "#core/money.ts"
import type { StoredOrder } from "#db/orders/orders.ts"
import { openReviewKey } from "#db/reviews/review-key.ts"
import type { OrderResource } from "./contract.ts"

/** The fields that the order form posts, of an order with any number of lines. */
export function postedFields(lines: { title: string; color: string | null; quantity: number }[]) {
  const [only, ...others] = lines
  const isOne = only !== undefined && others.length === 0
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    product: isOne ? only.title : lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(", "),
    color: isOne ? only.color : null,
  }
}

/** An order on the wire, with amounts in dinars. Its fields always come in the same order: an order that is answered
 *  again is the same to the letter. */
export function orderResource(order: StoredOrder): OrderResource {
  const { id, documentId, number, token, status, history, createdAt, lines } = order
  const { firstname, lastname, mobile, wilaya, commune, address, note, delivery, carrier, tracking, coupon } = order
  return {
    id,
    documentId,
    number,
    token,
    status,
    history,
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    address,
    note,
    delivery,
    ...(order.desk && { desk: order.desk }),
    carrier,
    tracking,
    ...(order.parcel && { parcel: order.parcel }),
    amount: toDinars(order.amount),
    coupon,
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
    paid: toDinars(order.paid ?? 0),
    lines: lines.map(({ slug, sku, title, color, size, isOpen, quantity, unitPrice, lineTotal, image }) => ({
      slug,
      sku,
      title,
      color,
      size,
      isOpen,
      quantity,
      unitPrice: toDinars(unitPrice),
      lineTotal: toDinars(lineTotal),
      image,
    })),
    ...postedFields(lines),
    date: order.date,
    createdAt,
    updatedAt: history.at(-1)?.at ?? createdAt,
    publishedAt: createdAt,
    reviewKey: openReviewKey(order),
  }
}
