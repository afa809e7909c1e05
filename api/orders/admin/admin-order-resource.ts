import { toDinars } from "#core/money.ts"
import type { OrderDetail as StoredDetail } from "#db/orders/admin/order-detail.ts"
import type { OrderRow as StoredRow } from "#db/orders/list/order-rows.ts"
import type { OrderDetail } from "../contract-admin-detail.ts"
import type { OrderRow } from "../contract-admin-row.ts"

/** An order of a list on the wire, with its amount in dinars. */
export const rowResource = (row: StoredRow): OrderRow => ({
  ...row,
  total: toDinars(row.total),
  paid: toDinars(row.paid),
  toGiveBack: toDinars(row.toGiveBack),
})

const inDinars = <T extends { total: number }>(order: T): T => ({ ...order, total: toDinars(order.total) })

/** One order with everything on the wire, with its amounts in dinars. */
export function detailResource(order: StoredDetail): OrderDetail {
  const { phonePast, duplicates, lines, deliveryPrice } = order
  return {
    ...order,
    total: toDinars(order.total),
    paid: toDinars(order.paid),
    toGiveBack: toDinars(order.toGiveBack),
    refunded: toDinars(order.refunded),
    amount: toDinars(order.amount),
    discount: toDinars(order.discount),
    staffDiscount: toDinars(order.staffDiscount),
    deliveryPrice: deliveryPrice === null ? null : toDinars(deliveryPrice),
    lines: lines.map((line) => ({
      ...line,
      unitPrice: toDinars(line.unitPrice),
      lineTotal: toDinars(line.lineTotal),
      variants: line.variants.map((variant) => ({
        ...variant,
        price: variant.price === null ? null : toDinars(variant.price),
      })),
    })),
    phonePast: { ...phonePast, recent: phonePast.recent.map(inDinars) },
    duplicates: duplicates.map(inDinars),
  }
}
