import type { Db } from "../database.ts"
import { auditOrder, type ByStaff } from "../staff/by-staff.ts"
import { inTransaction } from "../transaction.ts"
import { wakeTask } from "./tasks.ts"

type Parcel = { id: number; order: string }

/** Takes a parcel out of the queue before its request.
 *  @returns false = its request began meanwhile, or the reply of one was lost: the carrier may have it */
export function cancelWaiting(db: Db, { id, order }: Parcel, by: ByStaff): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // A row that was never sent is gone: the order's next parcel has the order's own number.
    const waiting = tx.deleteFrom("parcel").where("id", "=", id).where("state", "=", "waiting")
    const gone = await waiting.where("lost_at", "is", null).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return false
    await auditOrder(tx, by, { action: "cancel-parcel", documentId: order, before: null, after: null })
    return true
  })
}

/** Notes that the carrier has cancelled a parcel: its order may be sent again. */
export function cancelCreated(db: Db, { id, order }: Parcel, by: ByStaff): Promise<void> {
  const at = by.now.toISOString()
  return inTransaction(db, async (tx) => {
    await tx
      .updateTable("parcel")
      .set({ state: "cancelled", status: "cancelled", status_at: at, last_event_at: at })
      .set({ next_poll_at: null, to_call_at: null, tells_answer: 0 })
      .where("id", "=", id)
      .where("state", "=", "created")
      .execute()
    await auditOrder(tx, by, { action: "cancel-parcel", documentId: order, before: null, after: null })
  })
}

/** Sends a parcel again of which somebody has found that the carrier does not have it. */
export function sendUnknownAgain(
  db: Db,
  { parcel, accountId }: { parcel: Parcel; accountId: number },
  by: ByStaff,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("parcel")
      .set({ state: "waiting", claimed_at: null, lost_at: null, words: null })
      .where("id", "=", parcel.id)
      .where("state", "=", "unknown")
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await wakeTask(tx, accountId, "send", by.now)
    await auditOrder(tx, by, { action: "send-parcel", documentId: parcel.order, before: null, after: null })
  })
}

/** Notes that somebody took care of a failed attempt; it leaves the list until the next one fails.
 *  @param words what the carrier was told; null = nothing */
export function noteAttended(db: Db, { id, order }: Parcel, words: string | null, by: ByStaff): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.updateTable("parcel").set({ to_call_at: null }).where("id", "=", id).execute()
    // The agent who called is done with the order.
    await tx
      .updateTable("orders")
      .set({ lease_by: null, lease_name: null, lease_until: null })
      .where("document_id", "=", order)
      .where("lease_by", "=", by.staff.id)
      .execute()
    const after = { told: words !== null }
    await auditOrder(tx, by, { action: "attend-parcel", documentId: order, before: null, after })
  })
}
