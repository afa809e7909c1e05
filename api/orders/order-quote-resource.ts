import { toDinars } from "#core/money.ts"
import { withAmounts } from "#core/orders/order-change.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import type { OrderQuoteResource } from "./contract-quote.ts"

/** Converts a quote to its resource, amounts in dinars. */
export function orderQuoteResource({ changes, lines, ...sums }: Quote): OrderQuoteResource {
  return {
    changes: changes.map((change) => withAmounts(change, toDinars)),
    lines: lines.map(({ index, slug, title, quantity, unitPrice, lineTotal, available }) => ({
      index,
      slug,
      title,
      quantity,
      available,
      unitPrice: toDinars(unitPrice),
      lineTotal: toDinars(lineTotal),
    })),
    coupon: sums.coupon,
    amount: toDinars(sums.amount),
    discount: toDinars(sums.discount),
    deliveryPrice: sums.deliveryPrice === null ? null : toDinars(sums.deliveryPrice),
    total: toDinars(sums.total),
  }
}
