import { toDinars } from "#core/money.ts"
import type { OrderChange } from "#core/order-change.ts"
import { type EditedOrder, orderDifferences } from "#core/order-edit.ts"
import type { Quote } from "#core/order-quote.ts"
import { orderSearchText } from "#core/order-search.ts"
import { isUnshipped, type OrderStatus } from "#core/order-status.ts"
import type { DeliveryKind } from "#core/wilaya.ts"
import { touchContent } from "../content-version.ts"
import { giveBackCoupon } from "../coupon-use.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { addOrderEvent } from "../order-history.ts"
import { productIds } from "../order-product.ts"
import { ordersChanged } from "../orders-changed.ts"
import { inTransaction } from "../transaction.ts"
import { auditOrder, type ByStaff } from "./by-staff.ts"
import { editedLines, linesOfOrder, moveUnits, type StoredLine, type WantedLine, writeLines } from "./order-lines.ts"
import { type FoundPlace, findPlace } from "./order-place.ts"
import { type OrderRecord, type Reckoned, reckonOrder } from "./order-reckoning.ts"

/** What the staff want another; what is left out stays. Amounts in centimes. */
export type OrderEdit = {
  version: number
  firstname?: string
  lastname?: string
  mobile?: string
  wilaya?: string
  commune?: string
  delivery?: DeliveryKind
  address?: string | null
  note?: string | null
  lines?: { id?: number; slug: string; color: string | null; quantity: number }[]
  deliveryPrice?: number | null
}

export type EditResult =
  | { kind: "edited" | "unknown" }
  | { kind: "quoted"; quote: Quote }
  /** Somebody changed it meanwhile. */
  | { kind: "version"; version: number }
  | { kind: "shipped"; status: OrderStatus }
  | { kind: "unknownPlace"; field: "wilaya" | "commune" }
  | { kind: "unknownLine"; index: number }
  /** Stock or place do not allow it. */
  | { kind: "refused"; quote: Quote; changes: OrderChange[] }

/** Changes an order that has not shipped: lines, person, place and delivery. Stock, coupon and totals follow in the same
 *  transaction, and the history tells what was changed. Locks the order, its products, its coupon, as a change of status
 *  does.
 *  @param isQuote reckons, and changes nothing */
export async function editOrder(
  db: Db,
  documentId: string,
  edit: OrderEdit,
  { by, isQuote }: { by: ByStaff; isQuote: boolean },
): Promise<EditResult> {
  const result = await inTransaction(db, (tx) => editIn(tx, documentId, edit, by, isQuote))
  if (result.kind === "edited") ordersChanged(db)
  return result
}

/** Reads an order whole and keeps it as it is until the transaction ends. */
export const lockWhole = (tx: Tx, documentId: string): Promise<OrderRecord | undefined> =>
  tx
    .selectFrom("orders")
    .selectAll()
    .where("document_id", "=", documentId)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

async function editIn(tx: Tx, documentId: string, edit: OrderEdit, by: ByStaff, isQuote: boolean): Promise<EditResult> {
  const order = await lockWhole(tx, documentId)
  if (!order) return { kind: "unknown" }
  if (order.version !== edit.version) return { kind: "version", version: order.version }
  if (!isUnshipped(order.status)) return { kind: "shipped", status: order.status }
  const place = await findPlace(tx, order, edit)
  if ("unknown" in place) return { kind: "unknownPlace", field: place.unknown }
  const before = await linesOfOrder(tx, order.id)
  const lines = edit.lines ? await wantedLines(tx, before, edit.lines, by.now) : before.map(asItIs)
  if (typeof lines === "number") return { kind: "unknownLine", index: lines }

  const { mobile = order.mobile, delivery = order.delivery } = edit
  const isOtherWay = place.wilaya.code !== order.wilaya_code || delivery !== order.delivery
  const isOtherGoods = lines.length !== before.length || !lines.every(isAsItIs)
  const wanted = { order, held: before, lines, wilaya: place.wilaya, delivery, mobile, isOtherGoods, isOtherWay }
  const reckoned = await reckonOrder(tx, { ...wanted, deliveryPrice: edit.deliveryPrice }, by.now)
  const { quote, refused } = reckoned
  if (isQuote) return { kind: "quoted", quote }
  if (refused.length > 0) return { kind: "refused", quote, changes: refused }
  const moved = await moveUnits(tx, { before, after: lines, products: reckoned.products, now: by.now })
  const written = { orderId: order.id, locale: order.locale, before, wanted: lines, products: reckoned.products }
  await writeLines(tx, { ...written, reckoned: quote.lines })
  await storeEdit(tx, { order, before, place, edit, reckoned, by, kind: "edited" })
  if (moved) await touchContent(tx)
  return { kind: "edited" }
}

const asItIs = (kept: StoredLine): WantedLine => ({ kept, color: kept.color, quantity: kept.quantity })

const isAsItIs = ({ kept, color, quantity }: WantedLine): boolean =>
  kept !== null && kept.color === color && kept.quantity === quantity

/** @returns the place in the list of a line that names none of the order's */
async function wantedLines(tx: Tx, before: StoredLine[], lines: NonNullable<OrderEdit["lines"]>, now: Date) {
  const ids = await productIds(
    tx,
    lines.map(({ slug }) => ({ slug, name: null })),
    now,
  )
  const wanted: WantedLine[] = []
  for (const [index, { id, slug, color, quantity }] of lines.entries()) {
    const kept = id === undefined ? null : before.find((line) => line.id === id && line.slug === slug)
    if (kept === undefined || wanted.some((line) => line.kept && line.kept === kept)) return index
    wanted.push(kept ? { kept, color, quantity } : { kept, slug, productId: ids[index] ?? null, color, quantity })
  }
  return wanted
}

type Storing = {
  order: OrderRecord
  before: StoredLine[]
  place: FoundPlace
  edit: Omit<OrderEdit, "version">
  reckoned: Reckoned
  by: ByStaff
  kind: "edited" | "merged"
  /** What the history tells besides what was changed. */
  told?: Record<string, unknown>
}

/** Stores what an order is now, with its history and the audit log. */
export async function storeEdit(tx: Tx, storing: Storing): Promise<void> {
  const { order, before, place, edit, reckoned, by, kind, told } = storing
  const { id, status } = order
  const { amount, discount, coupon, deliveryPrice, total } = reckoned.quote
  const fields = {
    ...{ firstname: order.firstname, lastname: order.lastname, mobile: order.mobile, delivery: order.delivery },
    ...{ address: order.address, note: order.note, wilaya: place.told.wilaya, commune: place.told.commune },
  }
  for (const [name, value] of Object.entries(edit)) {
    if (value !== undefined && name in fields && name !== "wilaya" && name !== "commune") {
      Object.assign(fields, { [name]: value })
    }
  }
  const old = { ...order, coupon: order.coupon_code, deliveryPrice: order.delivery_price }
  const was = editedOrder(old, editedLines(before))
  const now = { ...fields, coupon, discount, deliveryPrice, total }
  const is = editedOrder(now, editedLines(await linesOfOrder(tx, id)))
  const changes = orderDifferences(was, is)
  if (changes.length === 0 && !told) return
  await tx
    .updateTable("orders")
    .set({ ...fields, amount, discount, total, coupon_code: coupon, delivery_price: deliveryPrice })
    .set({ wilaya_code: place.wilaya.code, commune_id: place.communeId })
    .set({ search: orderSearchText({ ...fields, tracking: order.tracking }) })
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  if (order.coupon_code !== null && coupon === null) await giveBackCoupon(tx, id)
  if (fields.mobile !== order.mobile) {
    await tx.updateTable("coupon_use").set({ mobile: fields.mobile }).where("order_id", "=", id).execute()
  }
  const details = { ...told, changes }
  await addOrderEvent(tx, id, {
    ...{ at: by.now, actor: by.staff.name, from: status, to: status, reason: null, details, kind },
  })
  const side = (name: "old" | "new") => ({ changes: changes.map((change) => [change.field, change[name]]) })
  const audited = {
    action: kind,
    documentId: order.document_id,
    before: side("old"),
    after: { ...told, ...side("new") },
  }
  await auditOrder(tx, by, audited)
}

/** An order as its history tells of it: amounts in dinars. */
function editedOrder(order: Omit<EditedOrder, "lines">, lines: EditedOrder["lines"]): EditedOrder {
  const { firstname, lastname, mobile, wilaya, commune, address, note, delivery, coupon } = order
  return {
    ...{ firstname, lastname, mobile, wilaya, commune, address, note, delivery, coupon, lines },
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
  }
}
