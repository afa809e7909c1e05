import { noAnswerAfter, retryAt } from "#core/orders/call-retry.ts"
import { mergedReason, undoReason } from "#core/orders/order-event.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import {
  type CallOutcome,
  canUndo,
  mayBecome,
  type OrderStatus,
  statusesAfter,
  undoWindow,
} from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { type ChangedStatus, lockOrder, moveOrder, orderMoved } from "../change-order-status.ts"
import { CouponUsedUpError } from "../reopen-order.ts"
import { type MoveResult, unknownOrder } from "./move-result.ts"

/** A change of status by the staff. `no-answer` counts itself up; `callAt` null = by the table of core/orders/call-retry.ts. */
export type StaffMove = {
  to: OrderStatus
  reason: string | null
  outcome: CallOutcome | "no-answer" | null
  callAt: string | null
}

/** Changes an order's status on behalf of a member.
 *  @see moveOrder */
export async function moveByStaff(db: Db, documentId: string, move: StaffMove, by: ByStaff): Promise<ChangedStatus> {
  const changed = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { documentId })
    if (!order) return { kind: "unknown" } as const
    const { outcome, callAt } = await toNextCall(tx, order.id, move, by.now)
    const { to, reason } = move
    const who = { actor: by.staff.name, actorId: by.staff.id, staff: by.staff }
    const change = { to, reason, outcome, callAt, ...who }
    const moved = await moveOrder(tx, { documentId }, change, by.now)
    if (moved.kind === "changed") {
      const after = { status: to, ...(isWord(reason) && { reason }), ...(outcome && { outcome, callAt }) }
      await auditOrder(tx, by, { action: "status", documentId, before: { status: order.status }, after })
    }
    return moved
  })
  if (changed.kind === "changed") orderMoved(db)
  return changed
}

/** Whether a reason is one of a list, such as `wrong-number`: free text stays in the order's history. */
const isWord = (reason: string | null) => reason !== null && /^[a-z][a-z-]{0,39}$/.test(reason)

async function toNextCall(tx: Tx, orderId: number, { outcome: said, callAt }: StaffMove, now: Date) {
  if (said === null) return { outcome: null, callAt: null }
  const outcome = said === "no-answer" ? noAnswerAfter(await callsWithoutAnswer(tx, orderId)) : said
  if (callAt !== null || outcome === "postponed") return { outcome, callAt }
  return { outcome, callAt: retryAt(outcome, now).toISOString() }
}

/** Calls of an order that nobody answered, without those that were taken back. */
async function callsWithoutAnswer(tx: Tx, orderId: number): Promise<number> {
  const events = await tx
    .selectFrom("order_event")
    .select(["reason", "details"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "status")
    .orderBy("id")
    .execute()
  const isTakenBack = (index: number) => [index, index + 1].some((place) => events[place]?.reason === undoReason)
  return events.filter(({ details }, index) => isUnanswered(details) && !isTakenBack(index)).length
}

/** @param details JSON of an event, which this program alone writes */
const isUnanswered = (details: string | null): boolean =>
  details !== null && ((JSON.parse(details) as { outcome?: string }).outcome?.startsWith("no-answer") ?? false)

/** Moves several orders on, each in a transaction of its own: one that may not go there keeps none of the others. */
export async function moveSeveral(
  db: Db,
  documentIds: string[],
  { to, reason }: { to: Exclude<OrderStatus, "to-call-again">; reason: string | null },
  by: ByStaff,
): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const documentId of documentIds) {
    const changed = await moveByStaff(db, documentId, { to, reason, outcome: null, callAt: null }, by)
    results.push(await moveResult(db, documentId, changed))
  }
  return results
}

async function moveResult(db: Db, documentId: string, changed: ChangedStatus): Promise<MoveResult> {
  if (changed.kind === "changed") {
    const { id, createdAt, status: to, history } = changed.order
    const from = history.at(-2)?.status ?? to
    const number = orderNumber(id, createdAt)
    return { ok: true, documentId, number, from, to, mayUndo: canUndo(from, to), version: changed.version }
  }
  if (changed.kind === "unknown") return unknownOrder(documentId)
  const { from } = changed
  const rejected = { ok: false, documentId, number: await numberOf(db, documentId), from } as const
  if (changed.kind === "missing") {
    return { ...rejected, problem: "missing", allowed: [...statusesAfter(from)], missing: changed.missing }
  }
  if (changed.kind === "open") {
    return { ...rejected, problem: "open", allowed: [...statusesAfter(from)], missing: [] }
  }
  return { ...rejected, problem: "notAllowed", allowed: [...changed.allowed], missing: [] }
}

async function numberOf(db: Db, documentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "created_at"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  return row ? orderNumber(row.id, row.created_at) : null
}

type OrderVersion = { documentId: string; version: number }

/** Undoes the last change of status of each order, where the table of statuses allows the way back or the change is recent
 *  (`canUndo`), and nobody has changed the order since. An order that was cancelled takes stock and coupon again. A call that
 *  was to be made again is so at the time that it had; one that was counted is not any more. What an undo did is not undone.
 *  @param orders with the versions that the changes gave them */
export async function undoMoves(db: Db, orders: readonly OrderVersion[], by: ByStaff): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const order of orders) {
    const changed = await inTransaction(db, (tx) => undoOne(tx, order, by)).catch((error: unknown) => {
      if (!(error instanceof CouponUsedUpError)) throw error
      return { kind: "conflict", from: "cancelled", allowed: [] } satisfies ChangedStatus
    })
    if (changed.kind === "changed") orderMoved(db)
    const result = await moveResult(db, order.documentId, changed)
    results.push(result.ok ? { ...result, mayUndo: false } : result)
  }
  return results
}

async function undoOne(tx: Tx, { documentId, version }: OrderVersion, by: ByStaff): Promise<ChangedStatus> {
  const order = await lockOrder(tx, { documentId })
  if (!order) return { kind: "unknown" }
  const { id, status } = order
  const events = await tx
    .selectFrom("order_event")
    .select(["from_status as from", "to_status as to", "reason", "details", "at"])
    .where("order_id", "=", id)
    .where("kind", "=", "status")
    .orderBy("id", "desc")
    .execute()
  const [last] = events
  const to = last?.from
  const isLast = order.version === version && last?.reason !== undoReason && last?.reason !== mergedReason
  const isRecent = last !== undefined && by.now.getTime() - Date.parse(last.at) <= undoWindow
  if (!to || !isLast || !(mayBecome(status, to) || (isRecent && canUndo(to, status))))
    return { kind: "conflict", from: status, allowed: statusesAfter(status) }
  const call = to === "to-call-again" ? events.slice(1).find((event) => event.to === to)?.details : null
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
    isUndo: true,
  }
  const moved = await moveOrder(tx, { documentId }, change, by.now)
  if (moved.kind !== "changed") return moved
  await auditOrder(tx, by, { action: "undo", documentId, before: { status }, after: { status: to } })
  return moved
}
