import { orderSearchText } from "#core/order-search.ts"
import type { Db } from "../database.ts"
import type { ByStaff } from "./by-staff.ts"
import type { OrderRecord } from "./order-record.ts"
import { changeOrder } from "./store-change.ts"

/** Writes down under which number a carrier has an order; null = none.
 *  @returns whether there is such an order */
export function setTracking(
  db: Db,
  documentId: string,
  parcel: { carrier: string | null; tracking: string | null },
  by: ByStaff,
): Promise<boolean> {
  return changeOrder(db, documentId, by, "tracking", (order) => trackingChange(order, parcel))
}

/** What another number of a carrier changes of an order; null = nothing. */
export function trackingChange(order: OrderRecord, parcel: { carrier: string | null; tracking: string | null }) {
  const { carrier, tracking } = parcel
  if (order.carrier === carrier && order.tracking === tracking) return null
  const { firstname, lastname, mobile } = order
  const search = orderSearchText({ firstname, lastname, mobile, tracking })
  const before = { carrier: order.carrier, tracking: order.tracking }
  return { set: { carrier, tracking, search }, details: { carrier, tracking }, before, after: { carrier, tracking } }
}
