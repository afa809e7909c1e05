import { sql } from "kysely"
import { liveParcelStates } from "#core/carriers/parcel-status.ts"
import { givesBack, isUnshipped, unshippedStatuses } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import type { OrderRecord } from "../admin/order-record.ts"

type Order = Pick<OrderRecord, "id" | "status" | "exported_at" | "tracking">

/** Whether a carrier was told what it collects of an order: it was sent, written into a carrier's file or put into the queue of an
 *  account. The caller locks the order where the answer has to hold. */
export async function isHandedOver(db: Db, { id, status, exported_at: exportedAt, tracking }: Order): Promise<boolean> {
  if (exportedAt !== null || tracking !== null) return true
  if (!isUnshipped(status) && !givesBack(status)) return true
  return hasLiveParcel(db, id)
}

/** Whether an order has a parcel at a carrier, or on its way there. The caller locks the order where the answer has to hold. */
export async function hasLiveParcel(db: Db, orderId: number): Promise<boolean> {
  const parcel = db.selectFrom("parcel").select("id").where("order_id", "=", orderId)
  return (await parcel.where("state", "in", liveParcelStates).limit(1).executeTakeFirst()) !== undefined
}

/** All payments of an order, whenever their services told them; an order that moved in has its `paid` alone until another payment joins
 *  it (`insertMovedInPayment`). In centimes. */
export const grossOfOrder = sql<number>`(select cast(case when coalesce(sum(p.amount), 0) > orders.paid + orders.refunded
  then coalesce(sum(p.amount), 0) else orders.paid + orders.refunded end as bigint)
  from order_payment as p where p.order_id = orders.id)`

/** The amount that the shop has of them, without what it gave back: at least the order's `paid`. In centimes. */
export const receivedOfOrder = sql<number>`(${grossOfOrder} - orders.refunded)`

const countReceived = (tx: Tx) =>
  tx
    .updateTable("orders")
    .set({ paid: receivedOfOrder })
    .where("id", "in", (e) => e.selectFrom("order_payment").select("order_id"))

/** Lowers what is collected of an order by all of its payments, also by those that came after a carrier was told. The caller
 *  hands the order over in the same transaction, or has found that no carrier has it. */
export async function countPayments(tx: Tx, orderId: number): Promise<void> {
  await countReceived(tx).where("id", "=", orderId).execute()
}

/** The same of all orders of a carrier's file. A file changes nothing of a parcel that a carrier has: its carrier collects what it was
 *  told, and what came after that is still to be given back. */
export async function countPaymentsOfFile(tx: Tx, exportedAt: string): Promise<void> {
  await countReceived(tx)
    .where("exported_at", "=", exportedAt)
    .where("status", "in", unshippedStatuses)
    .where((e) => {
      const live = e.selectFrom("parcel").select("parcel.id").where("parcel.state", "in", liveParcelStates)
      return e.not(e.exists(live.whereRef("parcel.order_id", "=", "orders.id")))
    })
    .execute()
}
