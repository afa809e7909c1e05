import { effectiveChanges, mergedReason, undoReason } from "#core/orders/order-event.ts"
import { type CallOutcome, type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import { withdrawMoved } from "../../mail/order-mails.ts"
import { auditOrder, type ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { type ChangedStatus, moveOrder, orderMoved } from "../change-order-status.ts"
import { CouponUsedUpError } from "../reopen-order.ts"
import { type MoveResult, toMoveResult } from "./move-result.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"

type OrderVersion = { documentId: string; version: number }

/** Takes the last change of status back that still stands, of each order that nobody has changed since it was read. Stock and
 *  coupon that the order gave back it takes again; a mail about the change that has not gone out yet is withdrawn. A call that
 *  was to be made again is so at the time that it had; one that was counted is not any more.
 *  @param orders with the versions in which they were read
 *  @see findUndoable */
export async function undoMoves(db: Db, orders: readonly OrderVersion[], by: ByStaff): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const order of orders) {
    const changed = await inTransaction(db, (tx) => undoOne(tx, order, by)).catch((error: unknown) => {
      if (!(error instanceof CouponUsedUpError)) throw error
      return { kind: "conflict", from: "cancelled", allowed: [] } satisfies ChangedStatus
    })
    if (changed.kind === "changed") orderMoved(db)
    const result = await toMoveResult(db, order.documentId, changed)
    results.push(result.ok ? { ...result, mayUndo: false } : result)
  }
  return results
}

async function undoOne(tx: Tx, { documentId, version }: OrderVersion, by: ByStaff): Promise<ChangedStatus> {
  const order = await lockWhole(tx, documentId)
  if (!order) return { kind: "unknown" }
  const { id, status } = order
  const events = await tx
    .selectFrom("order_event")
    .select(["id", "from_status as from", "to_status as to", "reason", "details"])
    .where("order_id", "=", id)
    .where("kind", "=", "status")
    .orderBy("id")
    .execute()
  const effective = effectiveChanges(events)
  const last = findUndoable(order, events)
  if (!last || order.version !== version) return { kind: "conflict", from: status, allowed: statusesAfter(status) }
  const { from: to } = last
  const earlier = effective.slice(0, -1).findLast((event) => event.to === to)
  const call = to === "to-call-again" ? earlier?.details : null
  // Written by this program.
  const called = call ? (JSON.parse(call) as { outcome: CallOutcome; callAt: string | null }) : null
  const { outcome, callAt } = called ?? { outcome: null, callAt: null }
  const change = {
    to,
    reason: undoReason,
    outcome,
    callAt,
    actor: by.staff.name,
    actorId: by.staff.id,
    calls: last.to === "to-call-again" ? -1 : 0,
    undoes: last,
  }
  const moved = await moveOrder(tx, { documentId }, change, by.now)
  if (moved.kind !== "changed") return moved
  await withdrawMoved(tx, documentId, last.to)
  await auditOrder(tx, by, { action: "undo", documentId, before: { status }, after: { status: to } })
  return moved
}

type Change = { from: OrderStatus | null; reason: string | null }

/** The change of status that can be taken back: the last one that stands, unless something irreversible followed. An order that
 *  another one has taken in, and one whose person was taken out of it, stay as they are; one whose money the shop has goes back
 *  when that was taken back.
 *  @param events the changes of its status, the oldest first */
export function findUndoable<Event extends Change>(
  { anonymized_at: anonymizedAt, cashed_at: cashedAt, status }: OrderRecord,
  events: readonly Event[],
): (Event & { from: OrderStatus }) | undefined {
  const last = effectiveChanges(events).at(-1)
  if (!last || last.from === null || last.reason === mergedReason || anonymizedAt !== null) return undefined
  if (status === "delivered" && cashedAt !== null) return undefined
  return { ...last, from: last.from }
}
