import { normalizePhone } from "../../customers/phone.ts"
import { cutText } from "../../cut-text.ts"
import type { Locale } from "../../i18n/locale.ts"
import { fromDinars } from "../../money.ts"
import { isUnshipped, type OrderStatus } from "../../orders/order-status.ts"
import { readAmount } from "../cells.ts"
import type { FileLine, MovedTable, OrderFormat } from "../formats.ts"
import type { MovingNotes } from "../moved-product.ts"
import type { MovedEvent, MovedOrder } from "./moved-order.ts"
import { readOrderLines } from "./order-items.ts"
import { readOrderMoment } from "./order-moment.ts"
import type { FindPlace } from "./order-places.ts"
import { statusOfWord } from "./order-words.ts"

/** Where orders move in. */
export type OrderTarget = {
  findPlace: FindPlace
  /** The shop's main language. */
  main: Locale
  now: Date
  /** The documentId of what a key names, the same every time. */
  toDocumentId: (key: string) => string
}

/** Names of the other shops as histories have them. */
const shopNames: Record<OrderFormat, string> = {
  "woocommerce-orders": "WooCommerce",
  "shopify-orders": "Shopify",
  "youcan-orders": "YouCan",
}

/** Days after which nobody waits for an order that was never settled. */
const maxOpenDays = 30

const maxName = 100
const maxAddress = 300
const maxNote = 1000
const maxTags = 20
const maxTag = 30

/** The state of an order as its words tell it; undefined for words that are not known. */
function statusOf(table: MovedTable, row: FileLine): OrderStatus | undefined {
  const cell = (field: string) => table.cell(row, field).toLowerCase()
  if (!table.has("financial")) return statusOfWord(cell("status"))
  if (cell("cancelledAt") !== "") return "cancelled"
  if (cell("financial") === "refunded" || cell("financial") === "voided") return "returned"
  if (cell("fulfilment") !== "fulfilled") return "new"
  return cell("financial") === "paid" ? "delivered" : "shipped"
}

/** Rows of orders by their numbers; a row without one belongs to the order before it. */
function groupRows(table: MovedTable): FileLine[][] {
  const groups = new Map<string, FileLine[]>()
  let last: FileLine[] | undefined
  for (const row of table.rows) {
    const number = table.cell(row, "number") || table.cell(row, "id")
    const group = number === "" ? last : groups.get(number)
    if (group) group.push(row)
    else groups.set(number === "" ? `line:${row.line}` : number, [row])
    last = group ?? groups.get(number)
  }
  return [...groups.values()]
}

/** The person of an order: of a name in one cell the first word is the first name. */
function personOf(cell: (...fields: string[]) => string) {
  const [first = "", ...others] = cell("shippingName", "name").split(/\s+/)
  const firstname = cell("firstname") || first
  return {
    firstname: cutText(firstname, maxName),
    lastname: cutText(cell("lastname") || others.join(" "), maxName),
    mobile: cutText(normalizePhone(cell("phone", "shippingPhone", "billingPhone").replace(/^'/, "")), maxName),
    email: cutText(cell("email").toLowerCase(), 320) || null,
  }
}

function amountsOf(
  lines: MovedOrder["lines"],
  told: { total: number | null; shipping: number | null; discount: number | null },
) {
  const ofLines = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const centimes = (amount: number | null) => (amount === null ? null : fromDinars(amount))
  const deliveryPrice = centimes(told.shipping)
  const wanted = centimes(told.discount) ?? 0
  const amount = ofLines > 0 ? ofLines : Math.max(0, (centimes(told.total) ?? 0) - (deliveryPrice ?? 0) + wanted)
  const discount = Math.min(amount, wanted)
  return { amount, discount, deliveryPrice, total: centimes(told.total) ?? amount - discount + (deliveryPrice ?? 0) }
}

function orderOf(
  table: MovedTable,
  rows: readonly FileLine[],
  { format, target, notes }: { format: OrderFormat; target: OrderTarget; notes: MovingNotes },
): MovedOrder[] {
  const [row] = rows
  if (!row) return []
  const { line } = row
  const cell = (...fields: string[]) => fields.map((field) => table.cell(row, field)).find(Boolean) ?? ""
  const number = cell("number", "id")
  const createdAt = readOrderMoment(cell("date"))
  if (createdAt === undefined || number === "" || createdAt > target.now.toISOString()) {
    notes.add("ORDER_LOST", line, number || cell("date"))
    return []
  }
  const found = target.findPlace(cell("shippingState", "state"), cell("shippingCity", "city"))
  if (!found) {
    notes.add("ORDER_PLACE_LOST", line, [number, cell("state"), cell("city")].join(" "))
    return []
  }
  if (found.isGuessed) notes.add("COMMUNE_UNSURE", line, [number, cell("shippingCity", "city")].join(" "))
  const told = statusOf(table, row)
  if (told === undefined) notes.add("ORDER_STATUS_UNSURE", line, [number, cell("status")].join(" "))
  const isOld = target.now.getTime() - Date.parse(createdAt) > maxOpenDays * 86_400_000
  const isOpen = told === undefined || isUnshipped(told)
  if (isOld && isOpen) notes.add("OLD_OPEN_ORDER", line, number)
  const status: OrderStatus = isOpen && isOld ? "cancelled" : (told ?? "new")
  const shop = shopNames[format]
  const amount = (field: string) => readAmount(cell(field), line, notes)
  const lines = readOrderLines(table, rows, notes)
  const amounts = amountsOf(lines, {
    total: amount("total"),
    shipping: amount("shipping"),
    discount: amount("discount"),
  })
  const settled = [cell("cancelledAt"), cell("completedAt"), cell("paidAt")].flatMap(
    (text) => readOrderMoment(text) ?? [],
  )
  const at = [settled[0] ?? createdAt, createdAt].toSorted()[1] ?? createdAt
  const event = { actor: shop, reason: null, details: null, kind: "status", undoes: null } as const
  const history: MovedEvent[] = [
    { ...event, at: createdAt, from: null, to: "new" },
    ...(status === "new" ? [] : [{ ...event, at, from: "new" as const, to: status }]),
  ]
  const street = [cell("shippingAddress", "address"), cell("address2")].filter(Boolean)
  const city = found.isGuessed ? [cell("shippingCity", "city")] : []
  const isDesk = /desk|bureau|stop|relais|point|مكتب/i.test(cell("shippingMethod"))
  const { place } = found
  return [
    {
      documentId: target.toDocumentId(`order:${format}:${number}:${createdAt}`),
      id: null,
      code: null,
      oldNumber: number,
      createdAt,
      status,
      source: "shop",
      placedOn: null,
      ...personOf(cell),
      shopperId: null,
      shopperClaim: null,
      locale: target.main,
      wilayaCode: place.wilayaCode,
      communeId: place.communeId,
      wilaya: target.main === "ar" ? place.wilayaAr : place.wilaya,
      commune: target.main === "ar" ? place.namear : place.name,
      address: cutText([...street, ...city].filter(Boolean).join(", "), maxAddress) || null,
      note: cutText(cell("note"), maxNote) || null,
      delivery: isDesk ? "desk" : "home",
      desk: null,
      ...amounts,
      // A carrier does not collect what was paid online.
      refunded: 0,
      paid: isUnshipped(status) && cell("financial").toLowerCase() === "paid" ? amounts.total : 0,
      payments: [],
      coupon: cutText(cell("coupon"), maxName) || null,
      holdsCoupon: false,
      staffDiscount: 0,
      carrier: null,
      tracking: cutText(cell("tracking"), maxName) || null,
      exportedAt: null,
      exportedTo: null,
      exportedBy: null,
      agent: null,
      tries: 0,
      callOutcome: null,
      callAt: null,
      stockReleasedAt: null,
      anonymizedAt: null,
      // A carrier owes nothing here of a delivered order of before.
      cashedAt: status === "delivered" ? at : null,
      cashedBy: status === "delivered" ? shop : null,
      mergedInto: null,
      tags: table
        .all(row, "tags")
        .flatMap((tags) => tags.split(","))
        .map((tag) => cutText(tag.trim(), maxTag))
        .filter(Boolean)
        .slice(0, maxTags),
      notes: [{ at: target.now.toISOString(), author: shop, text: `${shop} ${number}` }],
      lines,
      history,
    },
  ]
}

/** The orders of another shop's file, the oldest first. One without a date, or without a place that the shop knows, is left behind; one
 *  that nobody settled within a month counts as cancelled. */
export const readMovedOrders = (
  format: OrderFormat,
  table: MovedTable,
  { target, notes }: { target: OrderTarget; notes: MovingNotes },
): MovedOrder[] =>
  groupRows(table)
    .flatMap((rows) => orderOf(table, rows, { format, target, notes }))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
