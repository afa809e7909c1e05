import { z } from "zod"
import { carriers } from "#core/delivery/carrier.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import { orderEventKinds } from "#core/orders/order-event.ts"
import { orderNumber, readOrderNumber } from "#core/orders/order-number.ts"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"
import type { OwnedOrder } from "#db/backup/owned-orders.ts"
import { maxMovedKey } from "#db/moving/order-keys.ts"
import type { ArchiveRow } from "./csv-rows.ts"
import { documentId, fileText, flagText, jsonCell, language, moment, nullable } from "./file-cells.ts"
import { column, fileTable } from "./file-table.ts"

const centimes = z.coerce
  .number()
  .min(-1e9)
  .max(1e9)
  .transform((dinars) => fromDinars(dinars))
const whole = z.int().min(0).max(1e12)
const status = z.enum(orderStatuses)

const line = z.object({
  sku: fileText(200),
  slug: fileText(200),
  title: fileText(500),
  color: fileText(200).nullable(),
  size: fileText(200).nullable(),
  isOpen: z.boolean(),
  quantity: z.int().min(1).max(1e6),
  unitPrice: whole,
  lineTotal: whole,
  unitCost: whole.nullable(),
  image: fileText(500).nullable(),
})
const note = z.object({ at: moment, author: fileText(200), text: fileText(5000) })
const event = z.object({
  at: moment,
  actor: fileText(200),
  from: status.nullable(),
  to: status,
  reason: fileText(1000).nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  kind: z.enum([...orderEventKinds, "note"]),
  undoes: whole.nullable(),
})

const desk = z.object({
  name: fileText(500),
  commune: fileText(200).nullable(),
  address: fileText(1000).nullable(),
  hours: fileText(500).nullable(),
  code: fileText(200),
})
const payment = z.object({ service: fileText(100), reference: fileText(500), amount: whole, at: moment })

const amountCell = (amount: number | null) => (amount === null ? null : toDinars(amount))

/** `orders.csv` of an archive. Amounts in dinars, those of lines in centimes. */
export const orderTable = fileTable({
  number: column("number", fileText(40)),
  id: column("documentId", documentId),
  created_at: column("createdAt", moment),
  status: column("status", status),
  source: column("source", z.enum(["shop", "phone"])),
  placed_on: column("placedOn", nullable(z.enum(["product", "cart", "landing"]))),
  firstname: column("firstname", fileText(200)),
  lastname: column("lastname", fileText(200)),
  mobile: column("mobile", fileText(200)),
  email: column("email", nullable(fileText(320))),
  customer: column("shopperId", nullable(documentId)),
  customer_claim: column("shopperClaim", nullable(z.enum(["placed", "link"]))),
  language: column("locale", language),
  wilaya_code: column("wilayaCode", z.coerce.number().int().min(1).max(100)),
  wilaya: column("wilayaName", fileText(100)),
  commune: column("communeName", fileText(100)),
  address: column("address", nullable(fileText(1000))),
  note: column("note", nullable(fileText(5000))),
  delivery: column("delivery", z.enum(deliveryKinds)),
  amount: column("amount", centimes, amountCell),
  coupon: column("coupon", nullable(fileText(100))),
  discount: column("discount", centimes, amountCell),
  staff_discount: column("staffDiscount", centimes, amountCell),
  delivery_price: column("deliveryPrice", nullable(centimes), amountCell),
  total: column("total", centimes, amountCell),
  // Archives of before have no such columns.
  paid: column("paid", centimes.default(0), amountCell),
  refunded: column("refunded", centimes.default(0), amountCell),
  carrier: column("carrier", nullable(fileText(100))),
  tracking: column("tracking", nullable(fileText(200))),
  agent: column("agent", nullable(fileText(200))),
  calls: column("tries", z.coerce.number().int().min(0).max(10_000)),
  call_outcome: column("callOutcome", nullable(z.enum(callOutcomes))),
  call_at: column("callAt", nullable(moment)),
  released_at: column("stockReleasedAt", nullable(moment)),
  erased_at: column("anonymizedAt", nullable(moment)),
  cashed_at: column("cashedAt", nullable(moment)),
  cashed_by: column("cashedBy", nullable(fileText(200))),
  merged_into: column("mergedInto", nullable(documentId)),
  tags: column("tags", jsonCell(z.array(fileText(60)).max(100))),
  notes: column("notes", jsonCell(z.array(note).max(1000))),
  lines: column("lines", jsonCell(z.array(line).max(1000))),
  history: column("history", jsonCell(z.array(event).max(2000))),
  // Archives of before have none of these.
  desk: column("desk", nullable(jsonCell(desk)).default(null)),
  payments: column("payments", jsonCell(z.array(payment).max(100)).default([])),
  coupon_held: column("holdsCoupon", flagText.default(false)),
  exported_at: column("exportedAt", nullable(moment).default(null)),
  exported_to: column("exportedTo", nullable(z.enum(carriers)).default(null)),
  exported_by: column("exportedBy", nullable(fileText(200)).default(null)),
})

/** Finds a place by the code of its wilaya and the French name of its commune, and gives its names in a language. */
export type FindPlace = (
  wilayaCode: number,
  commune: string,
  locale: MovedOrder["locale"],
) => { communeId: number; wilaya: string; commune: string } | undefined

const allowedKey = (key: number | undefined) => (key !== undefined && key <= maxMovedKey ? key : null)

/** The highest key that an archive's orders keep; 0 = none. */
export async function highestOrderKey(rows: AsyncIterable<ArchiveRow[]>): Promise<number> {
  let highest = 0
  for await (const some of rows)
    for (const { number = "" } of some) highest = Math.max(highest, allowedKey(readOrderNumber(number)?.id) ?? 0)
  return highest
}

/** An order as an archive tells it.
 *  @returns undefined for a row that the shop does not write, or a place that it does not know */
export function readOrderRow(cells: Record<string, string>, findPlace: FindPlace): MovedOrder | undefined {
  const row = orderTable.read(cells)
  if (!row || row.amount < 0 || row.discount < 0 || row.discount > row.amount) return undefined
  const { number: told, wilayaName: _wilaya, communeName, ...order } = row
  const place = findPlace(order.wilayaCode, communeName, order.locale)
  if (!place) return undefined
  const number = readOrderNumber(told)
  return { ...order, ...place, id: allowedKey(number?.id), code: number?.code ?? null, oldNumber: null }
}

/** The cells of an order. */
export const orderCells = (order: OwnedOrder) =>
  orderTable.write({ ...order, number: orderNumber(order.id, order.createdAt, order.code) })
