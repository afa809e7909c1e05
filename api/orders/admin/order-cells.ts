import { spacedPhone } from "#core/customers/phone.ts"
import { goodsText } from "#core/delivery/carrier-file.ts"
import { type CsvStyle, csvLine } from "#core/files/csv.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { onShopClock } from "#core/i18n/shop-day.ts"
import { toDinars } from "#core/money.ts"
import type { OrderColumn } from "#core/orders/order-columns.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import type { ExportedOrder } from "#db/orders/list/order-export.ts"
import { exportWords } from "./order-export-titles.ts"

export type Cell = string | number | null

/** `2026-11-21 10:02`, by the clock of Algiers. */
export const shopTime = (moment: string) => onShopClock(new Date(moment)).toISOString().slice(0, 16).replace("T", " ")

/** The cells of an order by their columns. */
export function orderCells(order: ExportedOrder, locale: Locale): Record<OrderColumn, Cell> {
  const wordOf = (word: keyof typeof exportWords) => exportWords[word][locale]
  const timeOf = (moment: string | null) => moment && shopTime(moment)
  return {
    number: order.number,
    date: shopTime(order.createdAt),
    status: wordOf(order.status),
    source: wordOf(order.source),
    firstname: order.firstname,
    lastname: order.lastname,
    phone: order.mobile,
    wilayaCode: order.wilayaCode,
    wilayaCode2026: order.wilayaCode2026,
    wilaya: order.wilaya,
    commune: order.commune,
    address: order.address,
    delivery: wordOf(order.delivery),
    desk: order.desk?.name ?? null,
    products: goodsText(order),
    units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toDinars(order.amount),
    coupon: order.coupon,
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
    paid: toDinars(order.gross),
    refunded: toDinars(order.refunded),
    note: order.note,
    agent: order.agent,
    carrier: order.carrier,
    tracking: order.tracking,
    deliveredAt: timeOf(order.deliveredAt),
    cashedAt: timeOf(order.cashedAt),
    cashed: order.cashedAt && toDinars(amountToCollect(order)),
    cost: order.cost === null ? null : toDinars(order.cost),
  }
}

/** A line of a CSV file with some columns of an order. Spaces keep spreadsheets from dropping the phone's first zero. */
export function orderLine(order: ExportedOrder, columns: readonly OrderColumn[], locale: Locale, style: CsvStyle) {
  const cells = orderCells({ ...order, mobile: spacedPhone(order.mobile) }, locale)
  return csvLine(
    columns.map((column) => cells[column]),
    style,
  )
}
