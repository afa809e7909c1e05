import type { LineNames } from "#core/orders/line-names.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { isUnshipped, statusesAfter } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"
import { readOrderDesk, toDesk } from "../../delivery/desks.ts"
import { orderDuplicates } from "../list/order-duplicates.ts"
import { orderRows, staffRef } from "../list/order-rows.ts"
import { findBlock } from "../phone-blocks.ts"
import { countEarlier, recentOfPhone } from "../phone-counts.ts"
import { variantsOfProducts } from "./line-variants.ts"
import { orderEvents, orderNotes } from "./order-events.ts"
import { findOrderOrigin } from "./order-origin.ts"
import type { OrderRecord } from "./order-record.ts"
import { availableUnits, heldUnits } from "./order-units.ts"
import { findUndoable } from "./undo-moves.ts"

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>

/** One order with everything that the staff see of it. Amounts in centimes.
 *  @param now ends the leases that are over, and tells which prices hold */
export async function orderDetail(db: Db, documentId: string, now: Date) {
  const order = await db.selectFrom("orders").selectAll().where("document_id", "=", documentId).executeTakeFirst()
  if (!order) return undefined
  const { id, status, phone_key: phone, address, note, locale, amount, discount } = order
  const [row] = await orderRows(db, [id])
  if (!row) return undefined
  const desk = readOrderDesk(order.desk)
  const isLeased = order.lease_until !== null && order.lease_until > now.toISOString()
  const by = isLeased ? staffRef(order.lease_by, order.lease_name) : null
  const history = await orderEvents(db, id)
  return {
    ...row,
    number: orderNumber(id, order.created_at, order.code),
    address,
    desk: desk && toDesk(desk),
    note,
    locale,
    amount,
    discount,
    staffDiscount: order.staff_discount,
    refunded: order.refunded,
    coupon: order.coupon_code,
    deliveryPrice: order.delivery_price,
    lines: await detailLines(db, order, { own: ownUnits(order), names: row.lines.map(({ names }) => names) }, now),
    history,
    undo: undoOf(order, history),
    notes: await orderNotes(db, id),
    origin: await findOrderOrigin(db, order),
    token: order.anonymized_at === null ? order.token : null,
    anonymizedAt: order.anonymized_at,
    allowed: [...statusesAfter(status)],
    mayEdit: isUnshipped(status),
    phonePast: {
      ...row.phonePast,
      earlier: await countEarlier(db, phone, id),
      recent: await recentOfPhone(db, phone, id),
      block: await findBlock(db, phone),
    },
    duplicates: await orderDuplicates(db, order),
    lease: by && order.lease_until !== null ? { by, until: order.lease_until } : null,
  }
}

/** The entry of the history that can be taken back, and where the order goes by that. */
function undoOf(order: OrderRecord, history: Awaited<ReturnType<typeof orderEvents>>) {
  const changes = history.map((event, entry) => ({ ...event, entry })).filter(({ kind }) => kind === "status")
  const last = findUndoable(order, changes)
  return last ? { entry: last.entry, to: last.from } : null
}

type OwnUnits = "held" | "released" | "shipped"

const ownUnits = ({ status, stock_released_at: releasedAt }: OrderRecord): OwnUnits => {
  if (!isUnshipped(status)) return "shipped"
  return releasedAt === null ? "held" : "released"
}

/** The lines of an order with what an edit needs to know: what is left, and the variants that a line can take.
 *  @param known `names`: of the lines, in their order */
async function detailLines(
  db: Db,
  { id: orderId, locale }: OrderRecord,
  { own, names }: { own: OwnUnits; names: LineNames[] },
  now: Date,
) {
  const lines = await db
    .selectFrom("order_line as l")
    .leftJoin("product as p", "p.id", "l.product_id")
    .leftJoin("product_variant as v", "v.id", "l.variant_id")
    .select(["l.id", "l.slug", "l.sku", "l.title", "l.color", "l.size", "l.open_choice as isOpen", "l.quantity"])
    .select(["l.unit_price as unitPrice", "l.line_total as lineTotal", "l.image", "l.product_id as productId"])
    .select(["p.quantity as stock", "p.status", "p.stock_by as stockBy"])
    .select(["v.id as variantId", "v.document_id as variant", "v.quantity as variantStock", "v.active"])
    .select("v.price as ownPrice")
    .where("l.order_id", "=", orderId)
    .orderBy("l.position")
    .execute()
  const held = heldUnits(lines)
  const heldOfVariants = heldUnits(lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity })))
  const productIds = own === "shipped" ? [] : lines.flatMap(({ productId }) => productId ?? [])
  const variants = await variantsOfProducts(db, productIds, { locale, now })
  return lines.map(
    ({ productId, stock, status, variantId, variantStock, active, isOpen, stockBy, ownPrice, ...line }, index) => {
      const ofProduct = status === "in-stock" ? (stock ?? 0) : 0
      const countsApart = stockBy === "variant" && variantId !== null
      const left = countsApart ? (active === 1 ? (variantStock ?? 0) : 0) : ofProduct
      const counted = countsApart
        ? heldOfVariants.get(variantId)
        : productId === null
          ? line.quantity
          : held.get(productId)
      return {
        ...line,
        names: names[index] ?? {},
        countsApart,
        isOpen: isOpen === 1,
        left,
        available: own === "shipped" ? left : availableUnits(own, counted ?? 0, left),
        // A line keeps its price with a variant that has none of its own, unless it has one with a price of its own now.
        variants: (variants.get(productId ?? 0) ?? []).map(({ productPrice, ...variant }) => ({
          ...variant,
          price: variant.price ?? (ownPrice === null ? null : productPrice),
        })),
      }
    },
  )
}
