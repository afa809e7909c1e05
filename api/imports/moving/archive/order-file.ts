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
import { type CellsOf, documentId, fileText, flagText, jsonCell, language, moment, nullable } from "./file-cells.ts"

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

/** The columns of `orders.csv` of an archive, as they are read. Amounts in dinars, those of lines in centimes. */
export const orderColumns = {
  number: fileText(40),
  id: documentId,
  created_at: moment,
  status,
  source: z.enum(["shop", "phone"]),
  placed_on: nullable(z.enum(["product", "cart", "landing"])),
  firstname: fileText(200),
  lastname: fileText(200),
  mobile: fileText(200),
  email: nullable(fileText(320)),
  customer: nullable(documentId),
  customer_claim: nullable(z.enum(["placed", "link"])),
  language,
  wilaya_code: z.coerce.number().int().min(1).max(100),
  wilaya: fileText(100),
  commune: fileText(100),
  address: nullable(fileText(1000)),
  note: nullable(fileText(5000)),
  delivery: z.enum(deliveryKinds),
  amount: centimes,
  coupon: nullable(fileText(100)),
  discount: centimes,
  staff_discount: centimes,
  delivery_price: nullable(centimes),
  total: centimes,
  // Archives of before have no such columns.
  paid: centimes.default(0),
  refunded: centimes.default(0),
  carrier: nullable(fileText(100)),
  tracking: nullable(fileText(200)),
  agent: nullable(fileText(200)),
  calls: z.coerce.number().int().min(0).max(10_000),
  call_outcome: nullable(z.enum(callOutcomes)),
  call_at: nullable(moment),
  released_at: nullable(moment),
  erased_at: nullable(moment),
  cashed_at: nullable(moment),
  cashed_by: nullable(fileText(200)),
  merged_into: nullable(documentId),
  tags: jsonCell(z.array(fileText(60)).max(100)),
  notes: jsonCell(z.array(note).max(1000)),
  lines: jsonCell(z.array(line).max(1000)),
  history: jsonCell(z.array(event).max(2000)),
  // Archives of before have none of these.
  desk: nullable(jsonCell(desk)).default(null),
  payments: jsonCell(z.array(payment).max(100)).default([]),
  coupon_held: flagText.default(false),
  exported_at: nullable(moment).default(null),
  exported_to: nullable(z.enum(carriers)).default(null),
  exported_by: nullable(fileText(200)).default(null),
}
const row = z.object(orderColumns).refine(({ amount, discount }) => amount >= 0 && discount >= 0 && discount <= amount)

const amountOf = (amount: number | null) => (amount === null ? null : toDinars(amount))

/** The cells of an order, in the order of `orderColumns`. */
export const orderCells = (order: OwnedOrder): CellsOf<typeof orderColumns> => ({
  number: orderNumber(order.id, order.createdAt, order.code),
  id: order.documentId,
  created_at: order.createdAt,
  status: order.status,
  source: order.source,
  placed_on: order.placedOn,
  firstname: order.firstname,
  lastname: order.lastname,
  mobile: order.mobile,
  email: order.email,
  customer: order.shopperId,
  customer_claim: order.shopperClaim,
  language: order.locale,
  wilaya_code: order.wilayaCode,
  wilaya: order.places[0],
  commune: order.places[1],
  address: order.address,
  note: order.note,
  delivery: order.delivery,
  amount: toDinars(order.amount),
  coupon: order.coupon,
  discount: toDinars(order.discount),
  staff_discount: toDinars(order.staffDiscount),
  delivery_price: amountOf(order.deliveryPrice),
  total: toDinars(order.total),
  paid: toDinars(order.paid),
  refunded: toDinars(order.refunded),
  carrier: order.carrier,
  tracking: order.tracking,
  agent: order.agent,
  calls: order.tries,
  call_outcome: order.callOutcome,
  call_at: order.callAt,
  released_at: order.stockReleasedAt,
  erased_at: order.anonymizedAt,
  cashed_at: order.cashedAt,
  cashed_by: order.cashedBy,
  merged_into: order.mergedInto,
  tags: JSON.stringify(order.tags),
  notes: JSON.stringify(order.notes),
  lines: JSON.stringify(order.lines),
  history: JSON.stringify(order.history),
  desk: order.desk && JSON.stringify(order.desk),
  payments: JSON.stringify(order.payments),
  coupon_held: order.holdsCoupon ? 1 : 0,
  exported_at: order.exportedAt,
  exported_to: order.exportedTo,
  exported_by: order.exportedBy,
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
  const { success, data } = row.safeParse(cells)
  if (!success) return undefined
  const place = findPlace(data.wilaya_code, data.commune, data.language)
  if (!place) return undefined
  const number = readOrderNumber(data.number)
  return {
    documentId: data.id,
    id: allowedKey(number?.id),
    code: number?.code ?? null,
    oldNumber: null,
    createdAt: data.created_at,
    status: data.status,
    source: data.source,
    placedOn: data.placed_on,
    firstname: data.firstname,
    lastname: data.lastname,
    mobile: data.mobile,
    email: data.email,
    shopperId: data.customer,
    shopperClaim: data.customer_claim,
    locale: data.language,
    wilayaCode: data.wilaya_code,
    ...place,
    address: data.address,
    note: data.note,
    delivery: data.delivery,
    amount: data.amount,
    coupon: data.coupon,
    discount: data.discount,
    staffDiscount: data.staff_discount,
    deliveryPrice: data.delivery_price,
    total: data.total,
    paid: data.paid,
    refunded: data.refunded,
    carrier: data.carrier,
    tracking: data.tracking,
    agent: data.agent,
    tries: data.calls,
    callOutcome: data.call_outcome,
    callAt: data.call_at,
    stockReleasedAt: data.released_at,
    anonymizedAt: data.erased_at,
    cashedAt: data.cashed_at,
    cashedBy: data.cashed_by,
    mergedInto: data.merged_into,
    tags: data.tags,
    notes: data.notes,
    lines: data.lines,
    history: data.history,
    desk: data.desk,
    payments: data.payments,
    holdsCoupon: data.coupon_held,
    exportedAt: data.exported_at,
    exportedTo: data.exported_to,
    exportedBy: data.exported_by,
  }
}
