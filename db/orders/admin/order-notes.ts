import type { Db } from "../../database.ts"
import { auditOrder, type ByStaff, eventBy } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { lockOrder } from "../change-order-status.ts"
import { addOrderEvent } from "../order-history.ts"
import { ordersChanged } from "../orders-changed.ts"

/** Adds what somebody of the staff writes about an order. The history tells every console that there is something, and not
 *  what.
 *  @returns whether there is such an order */
export async function addNote(db: Db, documentId: string, text: string, by: ByStaff): Promise<boolean> {
  const added = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { documentId })
    if (!order) return false
    const { id, status } = order
    const note = { order_id: id, at: by.now.toISOString(), author: by.staff.name, text }
    await tx.insertInto("order_note").values(note).execute()
    await addOrderEvent(tx, id, {
      ...eventBy(by),
      from: status,
      to: status,
      reason: null,
      details: null,
      kind: "note",
    })
    await auditOrder(tx, by, { action: "note", documentId, before: null, after: null })
    return true
  })
  if (added) ordersChanged(db)
  return added
}
