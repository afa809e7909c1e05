import { listAnswerDays } from "#core/delivery/parcel-answer.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate, formatShopWeekday } from "#core/i18n/shop-date.ts"
import { shopDayStart } from "#core/i18n/shop-day.ts"
import { orderSteps } from "#core/orders/order-steps.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { TrackedOrder } from "../../api-client/tracking.server.ts"
import { findLinePicture } from "../confirmation/placed-order.server.ts"

/** An order as its way is shown: dates written on the server, so that every browser shows the same. */
export type TrackedPage = Awaited<ReturnType<typeof trackedPage>>

/** Loads the tracking page of an order: without person and place, whoever asks; its desk for who has the private link. */
export async function trackedPage(content: Content, order: TrackedOrder, locale: Locale) {
  const { number, status, delivery, carrier, tracking, amount, coupon, discount, deliveryPrice, total, lines } = order
  const { paid, payments } = order
  const slugs = lines.map(({ slug }) => slug)
  const products = await content.products(slugs, locale)
  const hasFailed = order.parcel?.status === "failed-attempt"
  return {
    /** Days that the shopper can choose after a failed delivery; null where none has failed. */
    answerDays: hasFailed ? dayChoices(locale, new Date()) : null,
    /** When the carrier told of the parcel. */
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
    /** Opens the page for reviews; null unless it is delivered. */
    reviewKey: order.reviewKey ?? null,
  }
}

const dayChoices = (locale: Locale, now: Date) =>
  listAnswerDays(now).map((value) => ({ value, label: formatShopWeekday(shopDayStart(value), locale) }))
