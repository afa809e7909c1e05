import { sql } from "kysely"
import { liveParcelStates } from "#core/carriers/parcel-status.ts"
import { givesBack, isUnshipped } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import type { OrderRecord } from "../admin/order-record.ts"

type Order = Pick<OrderRecord, "id" | "status" | "exported_at" | "tracking">

/** Whether a carrier was told what it collects of an order: it was sent, written into a carrier's file or put into the queue of an
 *  account. The caller locks the order where the answer has to hold. */
export async function isHandedOver(db: Db, { id, status, exported_at: exportedAt, tracking }: Order): Promise<boolean> {
  if (exportedAt !== null || tracking !== null) return true
  if (!isUnshipped(status) && !givesBack(status)) return true
  const parcel = db.selectFrom("parcel").select("id").where("order_id", "=", id).where("state", "in", liveParcelStates)
  return (await parcel.limit(1).executeTakeFirst()) !== undefined
}

/** The sum of an order's payments at payment services, whenever they reported them, in centimes: at least its `paid`. */
export const receivedOfOrder = sql<number>`(select cast(coalesce(sum(p.amount), 0) as bigint) from order_payment as p
  where p.order_id = orders.id)`

/** Lowers what is collected of orders by all of their payments, also by those that came after a carrier was told. The caller
 *  hands the orders over in the same transaction, or has found that no carrier has them. */
export async function countPayments(tx: Tx, by: "id" | "exported_at", value: number | string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ paid: receivedOfOrder })
    .where(by, "=", value)
    .where("id", "in", (e) => e.selectFrom("order_payment").select("order_id"))
    .execute()
}
