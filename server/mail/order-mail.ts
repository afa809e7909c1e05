import { spacedPhone } from "#core/customers/phone.ts"
import type { Desk } from "#core/delivery/desk.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { toMailName } from "#core/mail/mail-text.ts"
import { formatMoney, shopDecimals } from "#core/money.ts"
import { amountToCollect, isPaidBefore } from "#core/payments/payment.ts"
import { orderForMail } from "#db/mail/order-mails.ts"
import { orderPlaceNames } from "#db/mail/order-place.ts"
import { ownChoices } from "#db/mail/visible-choices.ts"
import { findOrder, type StoredOrder } from "#db/orders/orders.ts"
import { toReviewKey } from "#db/reviews/review-key.ts"
import { type MailContext, pageLink } from "./mail-context.ts"
import type { MailContent, MailPart, MailRow } from "./mail-parts.ts"

type OrderMailKind = "order-received" | "order-shipped" | "delivery-failed" | "order-delivered"

/** Builds the content of an order's mail; null for an order that is gone. */
export async function orderMail(
  kind: OrderMailKind,
  documentId: string,
  ground: MailContext,
): Promise<MailContent | null> {
  const { db, words } = ground
  const parcel = await orderForMail(db, documentId)
  const order = parcel && (await findOrder(db, parcel.token))
  if (!order) return null
  const { number } = order
  const name = parcel.isToOwner ? toMailName(order.firstname) : ""
  const href = pageLink(ground, `/order?order=${order.token}`)
  const text = textOf(kind, order, ground)
  const hasOpenSize = kind === "order-received" && order.lines.some((line) => line.isOpen)
  const tracked = (kind === "order-shipped" || kind === "delivery-failed") && parcel.tracking
  const trackingRows = tracked ? [{ label: words("tracking"), value: tracked, isPlain: true, strong: true }] : []
  const rows = kind === "order-delivered" || kind === "delivery-failed" ? [] : await orderRows(order, ground)
  return {
    subject: words(`${kind}.subject`, { number }),
    title: words(`${kind}.title`),
    parts: [
      { kind: "text", text: name ? words("hello", { name }) : words("helloUnnamed") },
      { kind: "text", text },
      ...(hasOpenSize ? [{ kind: "text" as const, text: words("order-received.askSize") }] : []),
      ...(trackingRows.length > 0 ? [{ kind: "rows" as const, rows: trackingRows }] : []),
      ...(rows.length > 0 ? [{ kind: "rows" as const, rows }] : []),
      ...(kind === "order-delivered" ? [reviewButton(order, ground)] : []),
      {
        kind: kind === "order-delivered" ? "link" : "button",
        label: words(kind === "delivery-failed" ? "delivery-failed.answer" : "seeOrder"),
        href,
      },
    ],
  }
}

/** Returns the first words of a mail. Of the mobile only what is a number: any text may stand in its field. */
function textOf(kind: OrderMailKind, order: StoredOrder, { words, settings }: MailContext): string {
  const { mobile, delivery } = order
  const { exchangeDays: n } = settings
  if (kind === "order-shipped") return words(delivery === "desk" ? "order-shipped.textDesk" : "order-shipped.text")
  if (kind === "delivery-failed") return words("delivery-failed.text")
  if (kind === "order-delivered")
    return n > 0 ? words("order-delivered.text", { n }) : words("order-delivered.textNoExchange")
  const isNumber = /^\+?\d{6,15}$/.test(mobile)
  const call = isNumber
    ? words("order-received.text", { mobile: isolateLeftToRight(spacedPhone(mobile)) })
    : words("order-received.textUnnamed")
  return `${call} ${words(`order-received.${paymentOf(order)}`)}`
}

/** Names the sentence about what is paid when. A payment can come before the mail is written. */
function paymentOf({ total, paid = 0, deliveryPrice }: StoredOrder): "payLater" | "paidPart" | "paid" {
  if (isPaidBefore({ total, paid, deliveryPrice })) return "paid"
  return paid > 0 ? "paidPart" : "payLater"
}

/** Leads to where the order's products are reviewed. Its key shows neither person nor place. */
const reviewButton = (order: StoredOrder, ground: MailContext): MailPart => ({
  kind: "button",
  label: ground.words("order-delivered.review"),
  href: pageLink(ground, `/review?key=${toReviewKey(order)}`),
})

const deskText = ({ name, address, commune, hours }: Desk, comma: string): string =>
  [name, address, commune, hours].filter(Boolean).join(comma)

async function orderRows(order: StoredOrder, { db, locale, words, settings }: MailContext): Promise<MailRow[]> {
  // Of the lines, where they are the shop's own words.
  const choices = await ownChoices(db, order.id)
  const place = await orderPlaceNames(db, order.id, locale)
  const decimals = shopDecimals(settings)
  const money = (amount: number) => ({ value: formatMoney(amount, locale, decimals), isPlain: locale !== "ar" })
  const { deliveryPrice, paid = 0 } = order
  const comma = commaOf(locale)
  const delivery =
    deliveryPrice === null
      ? { value: words("deliveryLater") }
      : deliveryPrice === 0
        ? { value: words("deliveryFree") }
        : money(deliveryPrice)
  return [
    ...order.lines.map(({ quantity, title, lineTotal }, index) => ({
      label: words("orderLine", { quantity, title: [title, choices[index]].filter(Boolean).join(comma) }),
      ...money(lineTotal),
    })),
    ...(order.discount > 0 ? [{ label: words("discount"), ...money(-order.discount) }] : []),
    { label: words("delivery"), ...delivery },
    ...(paid > 0 ? [{ label: words("paid"), ...money(-paid) }] : []),
    { label: words("total"), ...money(amountToCollect({ total: order.total, paid })), strong: true },
    { label: words("place"), value: [...place, words(order.delivery)].join(comma) },
    ...(order.desk ? [{ label: words("deskAt"), value: deskText(order.desk, comma) }] : []),
  ]
}
