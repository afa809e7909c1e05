import { goodsTerms } from "#core/delivery/goods-terms.ts"
import type { Centimes } from "#core/money.ts"
import { mergedReason } from "#core/orders/order-event.ts"
import { maxLineUnits, maxStoredLines } from "#core/orders/order-maximums.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { isUnshipped, type OrderStatus } from "#core/orders/order-status.ts"
import { orderProducts } from "../../catalogue/order-product.ts"
import { touchContent } from "../../changes/content-version.ts"
import { giveBackCoupon } from "../../coupons/coupon-use.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff, eventBy } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { freeRecent } from "../order-claim.ts"
import { addOrderEvent } from "../order-history.ts"
import { ordersChanged } from "../orders-changed.ts"
import { hasLiveParcel } from "../payments/handed-over.ts"
import { movePayments } from "../payments/payments.ts"
import { type MissingUnits, retakeStock } from "../released-stock.ts"
import { addedOpenLines, asItIs, linesOfOrder, type StoredLine, type TargetLine, writeLines } from "./order-lines.ts"
import { findOrderPlace } from "./order-place.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"
import { heldUnits } from "./order-units.ts"
import { recalculateOrder } from "./recalculate-order.ts"
import { storeEdit } from "./store-edit.ts"

export type MergeResult =
  | { kind: "merged" | "unknown" | "same" }
  | { kind: "shipped"; documentId: string; status: OrderStatus }
  /** Somebody changed it meanwhile. */
  | { kind: "version"; documentId: string; version: number }
  /** The merged order would cost more than both did, and nobody has seen that; in centimes. */
  | { kind: "dearer"; together: Centimes; total: Centimes }
  /** The merged order would go to a desk instead of the door, since added goods go to desks only, and nobody has confirmed that; in
   *  centimes. */
  | { kind: "desk"; together: Centimes; total: Centimes }
  /** A carrier has a parcel of this order, with its goods and what it collects. */
  | { kind: "parcel"; documentId: string }
  /** The order is confirmed, and nobody knows the variant of a line that it would get. */
  | { kind: "open" }
  /** It would have more lines than any order has: nobody could edit it. */
  | { kind: "tooManyLines" }
  /** Added goods go to desks only, and the shop delivers to no desk there. */
  | { kind: "noDesk" }
  /** One of them has released its stock, and not all of it is left. */
  | { kind: "missing"; missing: MissingUnits[] }

/** An order with the version that the screen has shown. */
export type ExpectedOrder = { documentId: string; version: number }

export type Merge = {
  from: ExpectedOrder
  into: ExpectedOrder
  /** The cost of the merged order that was announced, in centimes; null = none. */
  total: Centimes | null
}

/** Ends a transaction that has written something already. */
class RejectedMerge extends Error {
  readonly result: MergeResult
  constructor(result: MergeResult) {
    super(`The merge is refused: ${result.kind}`)
    this.result = result
  }
}

/** Puts the lines of one order into another, at the prices that they had; the first is cancelled, and its units go over
 *  without passing through the shop. The coupon of the other one is calculated for all goods, that of the first is given
 *  back: where the shopper would then owe more than for both orders, the sum has to have been seen. Goods that go to a desk only take
 *  an order to the door with them to a desk, once that has been seen. Both must not have shipped. Orders are locked in the order of their ids. */
export async function mergeOrders(db: Db, merge: Merge, by: ByStaff): Promise<MergeResult> {
  if (merge.from.documentId === merge.into.documentId) return { kind: "same" }
  const result = await inTransaction(db, (tx) => mergeIn(tx, merge, by)).catch((error: unknown) => {
    if (error instanceof RejectedMerge) return error.result
    throw error
  })
  if (result.kind === "merged") ordersChanged(db)
  return result
}

type Locked = { kind: "locked"; from: OrderRecord; into: OrderRecord }

/** Locks both orders in the order of their ids.
 *  @returns them, or why they are not as they were seen */
export async function lockBoth(tx: Tx, merge: Pick<Merge, "from" | "into">): Promise<Locked | MergeResult> {
  const [fromId, intoId] = [merge.from.documentId, merge.into.documentId]
  const found: (OrderRecord | undefined)[] = []
  for (const id of [fromId, intoId].toSorted()) found.push(await lockWhole(tx, id))
  const from = found.find((order) => order?.document_id === fromId)
  const into = found.find((order) => order?.document_id === intoId)
  if (!from || !into) return { kind: "unknown" }
  for (const [{ document_id: documentId, version }, seen] of [
    [from, merge.from],
    [into, merge.into],
  ] as const) {
    if (version !== seen.version) return { kind: "version", documentId, version }
  }
  return { kind: "locked", from, into }
}

async function mergeIn(tx: Tx, merge: Merge, by: ByStaff): Promise<MergeResult> {
  const locked = await lockBoth(tx, merge)
  if (locked.kind !== "locked") return locked
  const { from, into } = locked
  for (const { id, document_id: documentId, status } of [from, into]) {
    if (!isUnshipped(status)) return { kind: "shipped", documentId, status }
    if (await hasLiveParcel(tx, id)) return { kind: "parcel", documentId }
  }
  const before = await linesOfOrder(tx, into.id)
  const brought = await linesOfOrder(tx, from.id)
  const missing = await takeReleased(tx, from, into, by)
  if (missing.length > 0) return { kind: "missing", missing }
  await freeRecent(tx, from.token)
  await moveLines(tx, { from, into, before, brought, by, seen: merge.total })
  await movePayments(tx, from, into)
  await cancelMerged(tx, from, into, by)
  return { kind: "merged" }
}

/** Two orders of which one has released its stock hold all of it when they are one: what the other holds is not let go.
 *  @returns what is missing for that */
async function takeReleased(tx: Tx, from: OrderRecord, into: OrderRecord, by: ByStaff): Promise<MissingUnits[]> {
  const [released, ...others] = [from, into].filter((order) => order.stock_released_at !== null)
  if (!released || others.length > 0) return []
  // All of them in the order of their keys: what is locked afterwards is locked already.
  const lines = [...(await linesOfOrder(tx, from.id)), ...(await linesOfOrder(tx, into.id))]
  const ids = [...heldUnits(lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }))).keys()]
  await orderProducts(tx, ids, { locale: into.locale, now: by.now, lock: true })
  const { at: now, ...actor } = eventBy(by)
  const missing = await retakeStock(tx, released, actor, now)
  if (missing.length > 0) return missing
  await tx.updateTable("orders").set({ stock_released_at: null }).where("id", "=", released.id).execute()
  await touchContent(tx, [])
  return []
}

type Moving = {
  from: OrderRecord
  into: OrderRecord
  before: StoredLine[]
  brought: StoredLine[]
  by: ByStaff
  seen: Centimes | null
}

async function moveLines(tx: Tx, { from, into, before, brought, by, seen }: Moving) {
  const place = await findOrderPlace(tx, into, {})
  if ("unknown" in place) throw new Error("The place of an order is gone")
  const lines = together(before, brought)
  if (lines.length > maxStoredLines) throw new RejectedMerge({ kind: "tooManyLines" })
  // By now both hold their units, or both have released them.
  const hasReleased = from.stock_released_at !== null && into.stock_released_at !== null
  const wanted = { order: into, held: [...before, ...brought], hasReleased, lines, wilaya: place.wilaya }
  const toDesk = into.delivery === "home" && (await becomesDeskOnly(tx, { into, before, brought, now: by.now }))
  const delivery = toDesk ? ("desk" as const) : into.delivery
  const terms = { delivery, mobile: into.mobile, isOtherGoods: true, isOtherWay: toDesk }
  // Both discounts were agreed for goods that the merged order holds.
  const staffDiscount = from.staff_discount + into.staff_discount
  const calculated = await recalculateOrder(
    tx,
    { ...wanted, ...terms, deliveryPrice: undefined, staffDiscount },
    by.now,
  )
  const { quote, products } = calculated
  if (addedOpenLines(into, calculated.lines).length > 0) throw new RejectedMerge({ kind: "open" })
  if (toDesk && quote.changes.some(({ kind }) => kind === "notServed")) throw new RejectedMerge({ kind: "noDesk" })
  const apart = from.total + into.total
  if ((toDesk || quote.total > apart) && quote.total !== seen) {
    throw new RejectedMerge({ kind: toDesk ? "desk" : "dearer", together: apart, total: quote.total })
  }
  await writeLines(tx, {
    orderId: into.id,
    before,
    wanted: calculated.lines,
    calculated: quote.lines,
    products,
  })
  const details = { from: orderNumber(from.id, from.created_at) }
  await storeEdit(tx, {
    order: into,
    before,
    place,
    // The desk of the other one, where both go to one commune.
    desk: toDesk && from.delivery === "desk" && from.commune_id === into.commune_id ? from.desk : into.desk,
    edit: toDesk ? { delivery } : {},
    calculated,
    by,
    kind: "merged",
    details,
  })
}

type Coming = Pick<Moving, "into" | "before" | "brought"> & { now: Date }

/** Whether the added goods go to desks only, and the order's own do not. */
async function becomesDeskOnly(tx: Tx, { into, before, brought, now }: Coming): Promise<boolean> {
  const ids = [...before, ...brought].flatMap(({ product_id: id }) => id ?? [])
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b)
  const products = await orderProducts(tx, inOrder, { locale: into.locale, now, lock: true })
  const isDeskOnly = (lines: StoredLine[]) =>
    goodsTerms(lines.map(({ product_id: id, quantity }) => ({ quantity, delivery: products.get(id ?? 0)?.delivery })))
      .isDeskOnly
  return !isDeskOnly(before) && isDeskOnly(brought)
}

/** Lines of the same goods at the same price become one, of no more units than a line has. */
function together(before: StoredLine[], brought: StoredLine[]): TargetLine[] {
  const lines: Extract<TargetLine, { stored: StoredLine }>[] = []
  for (const stored of [...before, ...brought]) {
    const same = lines.find(
      (line) =>
        stored.product_id !== null &&
        line.stored.product_id === stored.product_id &&
        line.stored.color === stored.color &&
        line.stored.size === stored.size &&
        line.stored.variant_id === stored.variant_id &&
        line.stored.unit_price === stored.unit_price &&
        line.quantity + stored.quantity <= maxLineUnits,
    )
    if (same) same.quantity += stored.quantity
    else lines.push({ ...asItIs(stored), stored })
  }
  return lines
}

/** Cancels an order whose units another one has now; its lines stay as they were. */
async function cancelMerged(tx: Tx, from: OrderRecord, { id: intoId, created_at: intoAt }: OrderRecord, by: ByStaff) {
  const into = orderNumber(intoId, intoAt)
  const { id, status, document_id: documentId } = from
  await tx
    .updateTable("orders")
    .set({ status: "cancelled", merged_into: intoId, call_outcome: null, call_at: null, stock_released_at: null })
    .set({ unconfirmed_network: null })
    .set({ lease_by: null, lease_name: null, lease_until: null })
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  await giveBackCoupon(tx, id)
  await addOrderEvent(tx, id, {
    ...eventBy(by),
    from: status,
    to: "cancelled",
    reason: mergedReason,
    details: { into },
  })
  const after = { status: "cancelled", mergedInto: into }
  await auditOrder(tx, by, { action: "merge", documentId, before: { status }, after })
}
