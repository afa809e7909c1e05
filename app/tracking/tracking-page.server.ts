import type { Locale } from "#core/locale.ts"
import type { OrderLine } from "#core/order.ts"
import { type OrderStep, orderSteps } from "#core/order-steps.ts"
import type { Picture } from "#core/product.ts"
import { formatShopDate } from "#core/shop-date.ts"
import { pictureOf } from "../confirmation/line-picture.server.ts"
import type { Content } from "../content/content.server.ts"
import type { TrackedOrder } from "../content/tracking.server.ts"

/** An order as its way is shown: dates written on the server, so that every browser shows the same. */
export type TrackedPage = {
  order: Pick<
    TrackedOrder,
    | "number"
    | "status"
    | "delivery"
    | "carrier"
    | "tracking"
    | "amount"
    | "coupon"
    | "discount"
    | "deliveryPrice"
    | "total"
  > & { lines: OrderLine[] }
  steps: (OrderStep & { date: string | null })[]
  pictures: (Picture | null)[]
  placedAt: string
  mayCancel: boolean
  /** Opens the page for reviews; null unless it is delivered. */
  reviewKey: string | null
}

/** What the tracking page shows of an order: nothing of the person and the place, whoever asks. */
export async function trackedPage(content: Content, order: TrackedOrder, locale: Locale): Promise<TrackedPage> {
  const { number, status, delivery, carrier, tracking, amount, coupon, discount, deliveryPrice, total, lines } = order
  const slugs = lines.map(({ slug }) => slug)
  const products = await content.products(slugs, locale)
  return {
    order: { number, status, delivery, carrier, tracking, amount, coupon, discount, deliveryPrice, total, lines },
    steps: orderSteps(order).map((step) => ({ ...step, date: step.at && formatShopDate(step.at, locale, true) })),
    pictures: lines.map((line) => pictureOf(products, line)),
    placedAt: formatShopDate(order.createdAt, locale, true),
    mayCancel: status === "new",
    reviewKey: order.reviewKey ?? null,
  }
}
