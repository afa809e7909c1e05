import { goodsText } from "#core/delivery/carrier-file.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { onShopClock } from "#core/i18n/shop-day.ts"
import { toDinars } from "#core/money.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import type { ExportedOrder } from "#db/orders/list/order-export.ts"
import { exportWords } from "./order-export-titles.ts"

export type Cell = string | number | null

/** `2026-11-21 10:02`, by the clock of Algiers. */
export const shopTime = (moment: string) => onShopClock(new Date(moment)).toISOString().slice(0, 16).replace("T", " ")

/** The cells of an order, in the order of `orderColumnTitles`. */
export function cellsOf(order: ExportedOrder, locale: Locale): Cell[] {
  const words = exportWords[locale]
  const { number, createdAt, status, source, firstname, lastname, mobile, wilaya, commune } = order
  const { address, delivery, note, coupon, amount, discount, deliveryPrice, total, agent, carrier, tracking } = order
  const timeOf = (moment: string | null) => moment && shopTime(moment)
  return [
    number,
    shopTime(createdAt),
    words[status],
    words[source],
    firstname,
    lastname,
    mobile,
    order.wilayaCode,
    order.wilayaCode2026,
    wilaya,
    commune,
    address,
    words[delivery],
    order.desk?.name ?? null,
    goodsText(order),
    order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    toDinars(amount),
    coupon,
    toDinars(discount),
    deliveryPrice === null ? null : toDinars(deliveryPrice),
    toDinars(total),
    toDinars(order.gross),
    toDinars(order.refunded),
    note,
    agent,
    carrier,
    tracking,
    timeOf(order.deliveredAt),
    timeOf(order.cashedAt),
    order.cashedAt && toDinars(amountToCollect(order)),
    order.cost === null ? null : toDinars(order.cost),
  ]
}
