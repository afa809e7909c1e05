import { listAnswerDays } from "#core/delivery/parcel-answer.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate, formatShopWeekday } from "#core/i18n/shop-date.ts"
import { shopDayStart } from "#core/i18n/shop-day.ts"
import type { Picture } from "#core/media/picture.ts"
import type { OrderLine } from "#core/orders/order.ts"
import { type OrderStep, orderSteps } from "#core/orders/order-steps.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { TrackedOrder } from "../../api-client/tracking.server.ts"
import { findLinePicture } from "../confirmation/placed-order.server.ts"

/** An order as its way is shown: dates written on the server, so that every browser shows the same. */
export type TrackedPage = {
  order: Pick<
    TrackedOrder,
    | "number"
    | "status"
    | "delivery"
    | "desk"
    | "carrier"
    | "tracking"
    | "parcel"
    | "amount"
    | "coupon"
    | "discount"
    | "deliveryPrice"
    | "total"
    | "paid"
    | "payments"
  > & { lines: OrderLine[] }
  steps: (OrderStep & { date: string | null })[]
  pictures: (Picture | null)[]
  placedAt: string
  mayCancel: boolean
  /** When the carrier told of the parcel. */
  parcelAt: string | null
  /** Days that the shopper can choose after a failed delivery; null where none has failed. */
  answerDays: { value: string; label: string }[] | null
  /** Opens the page for reviews; null unless it is delivered. */
  reviewKey: string | null
}

/** Loads the tracking page of an order: without person and place, whoever asks; its desk for who has the private link. */
export async function trackedPage(content: Content, order: TrackedOrder, locale: Locale): Promise<TrackedPage> {
  const { number, status, delivery, carrier, tracking, amount, coupon, discount, deliveryPrice, total, lines } = order
  const { paid, payments } = order
  const slugs = lines.map(({ slug }) => slug)
  const products = await content.products(slugs, locale)
  const hasFailed = order.parcel?.status === "failed-attempt"
  return {
    answerDays: hasFailed ? dayChoices(locale, new Date()) : null,
    parcelAt: order.parcel ? formatShopDate(order.parcel.at, locale, true) : null,
    order: {
      number,
      status,
      delivery,
      ...(order.desk && { desk: order.desk }),
      carrier,
      tracking,
      parcel: order.parcel,
      amount,
      coupon,
      discount,
      deliveryPrice,
      total,
      paid,
      payments,
      lines,
    },
    steps: orderSteps(order).map((step) => ({ ...step, date: step.at && formatShopDate(step.at, locale, true) })),
    pictures: lines.map((line) => findLinePicture(products, line)),
    placedAt: formatShopDate(order.createdAt, locale, true),
    mayCancel: status === "new",
    reviewKey: order.reviewKey ?? null,
  }
}

const dayChoices = (locale: Locale, now: Date) =>
  listAnswerDays(now).map((value) => ({ value, label: formatShopWeekday(shopDayStart(value), locale) }))
