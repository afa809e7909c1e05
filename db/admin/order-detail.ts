import { isUnshipped, statusesAfter } from "#core/order-status.ts"
import type { Db } from "../database.ts"
import { orderDuplicates } from "./order-duplicates.ts"
import { orderEvents, orderNotes } from "./order-events.ts"
import type { OrderRecord } from "./order-record.ts"
import { orderRows, staffRef } from "./order-rows.ts"
import { availableUnits, heldUnits } from "./order-units.ts"
import { isBlocked } from "./phone-blocks.ts"
import { recentOfPhone } from "./phone-counts.ts"

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>

/** One order with everything that the staff see of it. Amounts in centimes.
 *  @param now ends the leases that are over */
export async function orderDetail(db: Db, documentId: string, now: Date) {
  const order = await db.selectFrom("orders").selectAll().where("document_id", "=", documentId).executeTakeFirst()
  if (!order) return undefined
  const { id, status, mobile, address, note, locale, amount, discount } = order
  const [row] = await orderRows(db, [id])
  if (!row) return undefined
  const isLeased = order.lease_until !== null && order.lease_until > now.toISOString()
  const by = isLeased ? staffRef(order.lease_by, order.lease_name) : null
  return {
    ...row,
    ...{ address, note, locale, amount, discount },
    coupon: order.coupon_code,
    deliveryPrice: order.delivery_price,
    lines: await detailLines(db, id, ownUnits(order)),
    history: await orderEvents(db, id),
    notes: await orderNotes(db, id),
    anonymizedAt: order.anonymized_at,
    allowed: [...statusesAfter(status)],
    mayEdit: isUnshipped(status),
    phonePast: {
      ...row.phonePast,
      recent: await recentOfPhone(db, mobile, id),
      blocked: await isBlocked(db, mobile),
    },
    duplicates: await orderDuplicates(db, order),
    lease: by && order.lease_until !== null ? { by, until: order.lease_until } : null,
  }
}

type OwnUnits = "held" | "released" | "shipped"

const ownUnits = ({ status, stock_released_at: releasedAt }: OrderRecord): OwnUnits => {
  if (!isUnshipped(status)) return "shipped"
  return releasedAt === null ? "held" : "released"
}

async function detailLines(db: Db, orderId: number, own: OwnUnits) {
  const lines = await db
    .selectFrom("order_line")
    .leftJoin("product", "product.id", "order_line.product_id")
    .select(["order_line.id", "order_line.slug", "order_line.sku", "order_line.title", "order_line.color"])
    .select(["order_line.quantity", "unit_price as unitPrice", "line_total as lineTotal", "order_line.image"])
    .select(["product_id as productId", "product.quantity as stock", "product.status"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute()
  const held = heldUnits(lines)
  return lines.map(({ productId, stock, status, ...line }) => {
    const left = status === "in-stock" ? (stock ?? 0) : 0
    if (own === "shipped") return { ...line, left, available: left }
    const units = productId === null ? line.quantity : (held.get(productId) ?? 0)
    return { ...line, left, available: availableUnits(own, units, left) }
  })
}
