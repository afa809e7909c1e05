import type { Tx } from "../../database.ts"
import { findOrderDesk } from "../../delivery/desks.ts"
import type { OrderEdit } from "./order-edit.ts"
import type { FoundPlace } from "./order-place.ts"
import type { OrderRecord } from "./order-record.ts"

/** The desk of an edited order, as its column keeps it: the one that is given, or its own while place and kind of delivery are the
 *  same.
 *  @returns undefined for one that is none of the wilaya */
export async function editedDesk(
  tx: Tx,
  order: OrderRecord,
  { desk, delivery = order.delivery }: Pick<OrderEdit, "desk" | "delivery">,
  place: FoundPlace,
): Promise<string | null | undefined> {
  if (delivery !== "desk" || desk === null) return null
  if (desk === undefined) return place.communeId === order.commune_id && order.delivery === "desk" ? order.desk : null
  const found = await findOrderDesk(tx, desk, place)
  return found && JSON.stringify(found)
}
