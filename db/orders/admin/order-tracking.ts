import { orderSearchText } from "#core/orders/order-search.ts"
import type { Db } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import type { OrderRecord } from "./order-record.ts"
import { type ChangeResult, changeOrder, type ReadOrder } from "./store-change.ts"

/** Writes down under which number a carrier has an order; null = none. */
export function setTracking(
  db: Db,
  order: ReadOrder,
  parcel: { carrier: string | null; tracking: string | null },
  by: ByStaff,
): Promise<ChangeResult> {
  return changeOrder(db, order, by, "tracking", (order) => trackingChange(order, parcel))
}

/** Returns the columns that another parcel number changes; null = none. */
export function trackingChange(order: OrderRecord, parcel: { carrier: string | null; tracking: string | null }) {
  const { carrier, tracking } = parcel
  if (order.carrier === carrier && order.tracking === tracking) return null
  const { firstname, lastname, mobile } = order
  const search = orderSearchText({ firstname, lastname, mobile, tracking })
  const before = { carrier: order.carrier, tracking: order.tracking }
  return { set: { carrier, tracking, search }, details: { carrier, tracking }, before, after: { carrier, tracking } }
}
