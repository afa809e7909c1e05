import { mergedReason } from "#core/orders/order-event.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { givesBack, isUnshipped } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff, eventBy } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { moveOrder, orderMoved } from "../change-order-status.ts"
import { addOrderEvent } from "../order-history.ts"
import { hasLiveParcel, isHandedOver } from "../payments/handed-over.ts"
import { movePayments } from "../payments/payments.ts"
import { type ExpectedOrder, lockBoth, type MergeResult } from "./merge-orders.ts"

export type Duplicate = { from: ExpectedOrder; into: ExpectedOrder }

/** Cancels an order that is another one sent twice: its stock and coupon are returned, and no quantity is added to the other
 *  one, which stays as it is. The other one may have shipped; it must not have ended without a delivery. */
export async function closeDuplicate(db: Db, duplicate: Duplicate, by: ByStaff): Promise<MergeResult> {
  if (duplicate.from.documentId === duplicate.into.documentId) return { kind: "same" }
  const result = await inTransaction(db, (tx) => closeIn(tx, duplicate, by))
  if (result.kind === "merged") orderMoved(db)
  return result
}

async function closeIn(tx: Tx, duplicate: Duplicate, by: ByStaff): Promise<MergeResult> {
  const locked = await lockBoth(tx, duplicate)
  if (locked.kind !== "locked") return locked
  const { from, into } = locked
  if (!isUnshipped(from.status)) return { kind: "shipped", documentId: from.document_id, status: from.status }
  // It would be delivered all the same.
  if (await hasLiveParcel(tx, from.id)) return { kind: "parcel", documentId: from.document_id }
  if (givesBack(into.status)) return { kind: "shipped", documentId: into.document_id, status: into.status }
  const { at, ...actor } = eventBy(by)
  const [number, remaining] = [orderNumber(from.id, from.created_at), orderNumber(into.id, into.created_at)]
  const details = { into: remaining, same: true }
  const change = { to: "cancelled", reason: mergedReason, outcome: null, callAt: null, details, ...actor } as const
  const moved = await moveOrder(tx, { documentId: from.document_id }, change, by.now)
  if (moved.kind !== "changed") throw new Error(`A duplicate was not cancelled: ${moved.kind}`)
  await tx.updateTable("orders").set({ merged_into: into.id }).where("id", "=", from.id).execute()
  // A carrier collects what it was told: then what was paid stays here, to be given back.
  if (!(await isHandedOver(tx, into))) await movePayments(tx, from, into)
  await addOrderEvent(tx, into.id, {
    at,
    ...actor,
    from: into.status,
    to: into.status,
    reason: null,
    kind: "merged",
    details: { from: number, same: true },
  })
  const after = { status: "cancelled", sameAs: remaining }
  const done = { action: "merge", documentId: from.document_id, before: { status: from.status }, after }
  await auditOrder(tx, by, done)
  return { kind: "merged" }
}
