import { phoneKey } from "#core/customers/phone.ts"
import { toDinars } from "#core/money.ts"
import { type EditedOrder, isPersonal, orderDifferences } from "#core/orders/order-edit.ts"
import { orderSearchText } from "#core/orders/order-search.ts"
import { giveBackCoupon } from "../../coupons/coupon-use.ts"
import type { Tx } from "../../database.ts"
import { readOrderDesk } from "../../delivery/desks.ts"
import { auditOrder, type ByStaff, eventBy } from "../../staff/by-staff.ts"
import { addOrderEvent } from "../order-history.ts"
import type { OrderEdit } from "./order-edit.ts"
import { editedLines, linesOfOrder, type StoredLine } from "./order-lines.ts"
import type { FoundPlace } from "./order-place.ts"
import type { OrderRecord } from "./order-record.ts"
import type { CalculatedOrder } from "./recalculate-order.ts"

type Storing = {
  order: OrderRecord
  before: StoredLine[]
  place: FoundPlace
  /** The column of its desk. */
  desk: string | null
  edit: Omit<OrderEdit, "version">
  calculated: CalculatedOrder
  by: ByStaff
  kind: "edited" | "merged"
  /** Details in the history besides the changes. */
  details?: Record<string, unknown>
}

/** Stores what an order is now, with its history and the audit log. */
export async function storeEdit(tx: Tx, storing: Storing): Promise<void> {
  const { order, before, place, desk, edit, calculated, by, kind, details: historyDetails } = storing
  const { id, status } = order
  const { amount, discount, coupon, deliveryPrice, total } = calculated.quote
  const fields = {
    firstname: order.firstname,
    lastname: order.lastname,
    mobile: order.mobile,
    delivery: order.delivery,
    address: order.address,
    note: order.note,
    wilaya: place.texts.wilaya,
    commune: place.texts.commune,
  }
  for (const [name, value] of Object.entries(edit)) {
    if (value !== undefined && name in fields && name !== "wilaya" && name !== "commune") {
      Object.assign(fields, { [name]: value })
    }
  }
  const old = { ...order, coupon: order.coupon_code, deliveryPrice: order.delivery_price }
  const was = editedOrder(old, editedLines(before))
  const now = { ...fields, desk, coupon, discount, deliveryPrice, total }
  const is = editedOrder(now, editedLines(await linesOfOrder(tx, id)))
  const changes = orderDifferences(was, is)
  if (changes.length === 0 && !historyDetails) return
  await tx
    .updateTable("orders")
    .set({ ...fields, amount, discount, total, coupon_code: coupon, delivery_price: deliveryPrice })
    .set({ staff_discount: calculated.staffDiscount, desk })
    .set({ wilaya_code: place.wilaya.code, commune_id: place.communeId })
    .set({ phone_key: phoneKey(fields.mobile), search: orderSearchText({ ...fields, tracking: order.tracking }) })
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  if (order.coupon_code !== null && coupon === null) await giveBackCoupon(tx, id)
  if (fields.mobile !== order.mobile) {
    await tx
      .updateTable("coupon_use")
      .set({ phone_key: phoneKey(fields.mobile) })
      .where("order_id", "=", id)
      .execute()
  }
  const details = { ...historyDetails, changes }
  await addOrderEvent(tx, id, {
    ...eventBy(by),
    from: status,
    to: status,
    reason: edit.staffDiscount?.reason ?? null,
    details,
    kind,
  })
  const side = (name: "old" | "new") => ({
    changes: changes.map((change) => (isPersonal(change.field) ? [change.field] : [change.field, change[name]])),
  })
  const audited = {
    action: kind,
    documentId: order.document_id,
    before: side("old"),
    after: { ...historyDetails, ...side("new") },
  }
  await auditOrder(tx, by, audited)
}

/** An order as its history records it: amounts in dinars. */
function editedOrder(order: Omit<EditedOrder, "lines">, lines: EditedOrder["lines"]): EditedOrder {
  const { firstname, lastname, mobile, wilaya, commune, address, note, delivery, coupon } = order
  return {
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    address,
    note,
    delivery,
    desk: readOrderDesk(order.desk)?.name ?? null,
    coupon,
    lines,
    discount: toDinars(order.discount),
    deliveryPrice: order.deliveryPrice === null ? null : toDinars(order.deliveryPrice),
    total: toDinars(order.total),
  }
}
