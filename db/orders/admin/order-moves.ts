import { noAnswerAfter, retryAt } from "#core/orders/call-retry.ts"
import { effectiveChanges } from "#core/orders/order-event.ts"
import type { CallOutcome, OrderStatus } from "#core/orders/order-status.ts"
import type { ReturnedLine } from "#core/orders/returned-parcel.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff, isProgram } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { type ChangedStatus, lockOrder, moveOrder, orderMoved } from "../change-order-status.ts"
import { type MoveResult, toMoveResult } from "./move-result.ts"

/** A change of status by the staff. `no-answer` counts itself up; `callAt` null = by the table of core/orders/call-retry.ts. */
export type StaffMove = {
  to: OrderStatus
  /** The status in which the member saw the order; any that the table allows when absent. */
  from?: OrderStatus | undefined
  reason: string | null
  outcome: CallOutcome | "no-answer" | null
  callAt: string | null
  /** Of `returned`: the lines that came back in another condition than `reason` says. */
  returnedLines?: readonly ReturnedLine[] | undefined
}

/** Changes an order's status on behalf of a member.
 *  @see moveOrder
 *  @throws UnknownLineError */
export async function moveByStaff(db: Db, documentId: string, move: StaffMove, by: ByStaff): Promise<ChangedStatus> {
  const changed = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { documentId })
    if (!order) return { kind: "unknown" } as const
    const { outcome, callAt } = await toNextCall(tx, order.id, move, by.now)
    const { to, from, reason, returnedLines = [] } = move
    const who = { actor: by.staff.name, actorId: by.staff.id, ...(!isProgram(by.staff) && { staff: by.staff }) }
    const change = { to, reason, outcome, callAt, returnedLines, ...who, ...(from && { onlyFrom: [from] }) }
    const moved = await moveOrder(tx, { documentId }, change, by.now)
    if (moved.kind === "changed") {
      const after = {
        status: to,
        ...(isWord(reason) && { reason }),
        ...(outcome && { outcome, callAt }),
        ...(returnedLines.length > 0 && { lines: returnedLines }),
      }
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
  return effectiveChanges(events).filter(({ details }) => isUnanswered(details)).length
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
    results.push(await toMoveResult(db, documentId, changed))
  }
  return results
}
