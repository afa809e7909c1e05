import type { Centimes } from "#core/money.ts"
import type { OrderChange } from "#core/orders/order-change.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { isUnshipped, type OrderStatus } from "#core/orders/order-status.ts"
import { maxStaffDiscount, remainingStaffDiscount } from "#core/orders/staff-discount.ts"
import { productIds } from "../../catalogue/order-product.ts"
import { logChanges, type MovementCause } from "../../catalogue/stock-movements.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { ordersChanged } from "../orders-changed.ts"
import { moveUnits } from "./move-units.ts"
import type { OrderEdit } from "./order-edit.ts"
import {
  addedOpenLines,
  asItIs,
  keepsChoice,
  linesOfOrder,
  type StoredLine,
  type TargetLine,
  writeLines,
} from "./order-lines.ts"
import { editedDesk, findOrderPlace } from "./order-place.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"
import { type CalculatedOrder, recalculateOrder } from "./recalculate-order.ts"
import { storeEdit } from "./store-edit.ts"

export type EditResult =
  | { kind: "edited" | "unknown" }
  | { kind: "quoted"; quote: Quote }
  /** Somebody changed it meanwhile. */
  | { kind: "version"; version: number }
  | { kind: "shipped"; status: OrderStatus }
  | { kind: "unknownPlace"; field: "wilaya" | "commune" | "desk"; isClosed: boolean }
  | { kind: "unknownLine"; index: number }
  /** More discount than who asks may give; in centimes. */
  | { kind: "tooMuchDiscount"; max: Centimes }
  /** A confirmed order would get a line without a chosen variant. */
  | { kind: "open" }
  /** Stock or place do not allow it. */
  | { kind: "refused"; quote: Quote; changes: OrderChange[] }

/** `isQuote`: calculates, and changes nothing; `discountPercent`: of the goods, which who asks may take off. */
type EditOptions = { by: ByStaff; isQuote: boolean; discountPercent: number }

/** Changes an order that has not shipped: lines, person, place and delivery. Stock, coupon and totals follow in the same
 *  transaction, and the history tells what was changed. An order that has released its stock goes on without it. Locks the order, its products, its coupon, as a change of status
 *  does.
 *  @see EditOptions */
export async function editOrder(
  db: Db,
  documentId: string,
  edit: OrderEdit,
  options: EditOptions,
): Promise<EditResult> {
  const result = await inTransaction(db, (tx) => editIn(tx, documentId, edit, options))
  if (result.kind === "edited") ordersChanged(db)
  return result
}

/** Gives a discount on the goods of an order that this transaction has placed. */
export async function discountPlaced(
  tx: Tx,
  documentId: string,
  staffDiscount: NonNullable<OrderEdit["staffDiscount"]>,
  options: Omit<EditOptions, "isQuote">,
): Promise<EditResult> {
  const placed = tx.selectFrom("orders").select("version").where("document_id", "=", documentId)
  const { version } = await placed.executeTakeFirstOrThrow()
  return editIn(tx, documentId, { version, staffDiscount }, { ...options, isQuote: false })
}

async function editIn(
  tx: Tx,
  documentId: string,
  edit: OrderEdit,
  { by, isQuote, discountPercent }: EditOptions,
): Promise<EditResult> {
  const order = await lockWhole(tx, documentId)
  if (!order) return { kind: "unknown" }
  if (order.version !== edit.version) return { kind: "version", version: order.version }
  if (!isUnshipped(order.status)) return { kind: "shipped", status: order.status }
  const place = await findOrderPlace(tx, order, edit)
  if ("unknown" in place) return { kind: "unknownPlace", field: place.unknown, isClosed: place.isClosed === true }
  const desk = await editedDesk(tx, order, edit, place)
  if (desk === undefined) return { kind: "unknownPlace", field: "desk", isClosed: false }
  const before = await linesOfOrder(tx, order.id)
  const lines = edit.lines ? await targetLines(tx, before, edit.lines, by.now) : before.map(asItIs)
  if (typeof lines === "number") return { kind: "unknownLine", index: lines }

  const { mobile = order.mobile, delivery = order.delivery } = edit
  const isOtherWay = place.isOtherWilaya || delivery !== order.delivery
  const isOtherGoods = lines.length !== before.length || !lines.every(isAsItIs)
  const hasReleased = order.stock_released_at !== null
  const goods = { held: before, hasReleased, lines, isOtherGoods }
  const wanted = { ...goods, order, wilaya: place.wilaya, delivery, mobile, isOtherWay }
  const calculated = await recalculateOrder(
    tx,
    { ...wanted, deliveryPrice: edit.deliveryPrice, staffDiscount: edit.staffDiscount?.amount },
    by.now,
  )
  const { quote, rejectedChanges } = calculated
  const max = maxDiscount(order, calculated, discountPercent)
  if (edit.staffDiscount && edit.staffDiscount.amount > max) return { kind: "tooMuchDiscount", max }
  if (isQuote) return { kind: "quoted", quote }
  if (rejectedChanges.length > 0) return { kind: "refused", quote, changes: rejectedChanges }
  if (addedOpenLines(order, calculated.lines).length > 0) return { kind: "open" }
  // An order that has released its stock takes it when it is confirmed, not before.
  const units = { before, after: calculated.lines, products: calculated.products, now: by.now }
  const moved =
    !hasReleased && (await logChanges(tx, [...units.products.keys()], causeOf(order, by), () => moveUnits(tx, units)))
  const written = { orderId: order.id, before, wanted: calculated.lines, products: calculated.products }
  await writeLines(tx, { ...written, calculated: quote.lines })
  await storeEdit(tx, { order, before, place, desk, edit, calculated, by, kind: "edited" })
  if (moved) await touchContent(tx, [])
  return { kind: "edited" }
}

/** The most discount that who asks may give: as much as is theirs to give, or what stays of that which somebody else gave. */
function maxDiscount(order: OrderRecord, { quote, staffDiscount }: CalculatedOrder, percent: number): Centimes {
  const rest = quote.amount - quote.discount + staffDiscount
  const stays = remainingStaffDiscount(order.staff_discount, { before: order.amount, now: quote.amount, rest })
  return Math.max(maxStaffDiscount(quote.amount, percent), stays)
}

const causeOf = ({ id }: OrderRecord, { staff, now }: ByStaff): MovementCause => ({
  reason: "edited",
  at: now,
  actor: staff.name,
  actorId: staff.id,
  orderId: id,
})

const isAsItIs = (line: TargetLine): boolean => keepsChoice(line) && line.stored?.quantity === line.quantity

/** @returns the place in the list of a line that names none of the order's */
async function targetLines(tx: Tx, before: StoredLine[], lines: NonNullable<OrderEdit["lines"]>, now: Date) {
  const ids = await productIds(
    tx,
    lines.map(({ slug }) => ({ slug, name: null })),
    now,
  )
  const wanted: TargetLine[] = []
  for (const [index, { id, slug, choice, quantity }] of lines.entries()) {
    const storedLine = id === undefined ? null : before.find((line) => line.id === id && line.slug === slug)
    if (storedLine === undefined || wanted.some((line) => line.stored && line.stored === storedLine)) return index
    wanted.push(
      storedLine
        ? { stored: storedLine, choice, quantity }
        : { stored: storedLine, slug, productId: ids[index] ?? null, choice, quantity },
    )
  }
  return wanted
}
