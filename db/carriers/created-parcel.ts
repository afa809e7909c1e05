import { nextPoll, orderStepsOf, type ParcelStatus } from "#core/carriers/parcel-status.ts"
import { carrierOfPlatform } from "#core/carriers/platform.ts"
import { type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../database.ts"
import { followParcelDesk } from "../delivery/desks.ts"
import { lockWhole } from "../orders/admin/order-record.ts"
import { trackingChange } from "../orders/admin/order-tracking.ts"
import { storeChange } from "../orders/admin/store-change.ts"
import { moveOrder, orderMoved } from "../orders/change-order-status.ts"
import { inTransaction } from "../transaction.ts"
import type { Account } from "./accounts.ts"
import { wakeTask } from "./tasks.ts"

/** The carrier's answer to a created parcel. */
export type CreatedParcel = { tracking: string; carrierId: string | null; labelUrl: string | null }

/** Moves the order of a parcel as far as a status of the parcel says; an order that may not go there stays.
 *  @param actor whom its history names */
export async function moveOrderOfParcel(
  tx: Tx,
  documentId: string,
  { status, actor }: { status: ParcelStatus; actor: string },
  now: Date,
): Promise<void> {
  const row = await tx.selectFrom("orders").select("status").where("document_id", "=", documentId).executeTakeFirst()
  let from: OrderStatus | undefined = row?.status
  const steps = orderStepsOf(status)
  const goal = steps.at(-1)
  if (from === undefined || goal === undefined || from === goal) return
  for (const to of steps.slice(steps.indexOf(from) + 1)) {
    if (!statusesAfter(from).includes(to)) continue
    const change = { to, actor, reason: null, outcome: null, callAt: null }
    const moved = await moveOrder(tx, { documentId }, change, now)
    if (moved.kind !== "changed") return
    from = to
  }
}

/** Stores that the carrier has a parcel: its number goes to the order, which is prepared from now on, and it is followed. A repeat changes
 *  nothing.
 *  @param firstPoll when the carrier is asked about it; at once for one that it may have had for long */
export async function storeCreated(
  db: Db,
  { id, account }: { id: number; account: Account },
  { tracking, carrierId, labelUrl }: CreatedParcel,
  now: Date,
  firstPoll: Date = nextPoll("created", now, now) ?? now,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now.toISOString()
    const parcel = await tx
      .updateTable("parcel")
      .set({
        state: "created",
        tracking,
        carrier_id: carrierId,
        label_url: labelUrl,
        words: null,
        sent_at: at,
        lost_at: null,
      })
      .set({ status: "created", status_at: at, last_event_at: at, next_poll_at: firstPoll.toISOString() })
      .where("id", "=", id)
      .where("state", "in", ["claimed", "unknown"])
      .returning(["order_id as orderId", "desk_id as deskId", "staff_id as staffId", "staff_name as staffName"])
      .executeTakeFirst()
    if (!parcel) return
    await followParcelDesk(tx, parcel.orderId, { account: account.id, code: parcel.deskId })
    const { documentId } = await tx
      .selectFrom("orders")
      .select("document_id as documentId")
      .where("id", "=", parcel.orderId)
      .executeTakeFirstOrThrow()
    const order = await lockWhole(tx, documentId)
    if (!order) return
    const by = { staff: { id: parcel.staffId, name: parcel.staffName }, address: "", now }
    const change = trackingChange(order, { carrier: carrierOfPlatform(account.platform), tracking })
    if (change) await storeChange(tx, order, change, { by, kind: "tracking" })
    await moveOrderOfParcel(tx, documentId, { status: "created", actor: parcel.staffName }, now)
    await wakeTask(tx, account.id, "follow", firstPoll)
  })
  orderMoved(db)
}
