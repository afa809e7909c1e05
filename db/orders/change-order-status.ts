import {
  type CallOutcome,
  givesBack,
  mayBecome,
  needsStock,
  type OrderStatus,
  statusesAfter,
} from "#core/orders/order-status.ts"
import type { ReturnedLine } from "#core/orders/returned-parcel.ts"
import { giveBackStock } from "../catalogue/stock.ts"
import { touchContent } from "../changes/content-version.ts"
import { giveBackCoupon } from "../coupons/coupon-use.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { mailMoved } from "../mail/order-mails.ts"
import type { Staff } from "../staff/by-staff.ts"
import { inTransaction, RetryTransaction } from "../transaction.ts"
import { freeRecent } from "./order-claim.ts"
import { addOrderEvent } from "./order-history.ts"
import { findOrder, type StoredOrder } from "./orders.ts"
import { ordersChanged } from "./orders-changed.ts"
import { type MissingUnits, retakeStock } from "./released-stock.ts"
import { reopenOrder } from "./reopen-order.ts"
import { returnedParcelOf, returnStock } from "./returned-stock.ts"

/** An order by what names it: its shopper holds the token, the merchant the documentId. */
export type OrderName = { documentId: string } | { token: string }

export type StatusChange = {
  to: OrderStatus
  /** Name of who changes it: `shopper`, or as the merchant's side gives it. */
  actor: string
  /** The member of the staff, if it is one. */
  actorId?: string | undefined
  reason: string | null
  /** Outcome of the call, and the time of the next one (ISO 8601); for `to-call-again`. */
  outcome: CallOutcome | null
  callAt: string | null
  /** More for the history, where there is no outcome. */
  details?: Record<string, unknown>
  /** Member of the staff who changes it, and becomes the agent of an order that has none. */
  staff?: Staff
  /** Number of unsettled calls to add; by default 1 where the order is to be called again. */
  calls?: number
  /** The only states from which this one may do it; all that the table allows when absent. */
  onlyFrom?: readonly OrderStatus[]
  /** The change that it takes back; the caller has checked that it may. */
  undoes?: { id: number; reason: string | null; details: string | null }
  /** Of `returned`: the lines that came back in another condition than `reason` says. */
  returnedLines?: readonly ReturnedLine[]
}

export type ChangedStatus =
  | { kind: "changed"; order: StoredOrder; version: number }
  | { kind: "unknown" }
  | { kind: "conflict"; from: OrderStatus; allowed: readonly OrderStatus[] }
  /** The order has released its stock, and not all of it is left. */
  | { kind: "missing"; from: OrderStatus; missing: MissingUnits[] }
  /** It cannot be confirmed before it is known which variants are meant. */
  | { kind: "open"; from: OrderStatus; lines: OpenLine[] }

/** Moves an order on, as the table of core/orders/order-status.ts allows, and writes down who did it. A cancelled and a returned
 *  order give stock and coupon back in the same transaction; units that came back damaged or not at all are written off; one that has released its stock has none to give back, and
 *  takes it again to be confirmed. Of two at the same time the second sees what the first did. */
export async function changeOrderStatus(
  db: Db,
  name: OrderName,
  change: StatusChange,
  now: Date,
): Promise<ChangedStatus> {
  const changed = await inTransaction(db, (tx) => moveOrder(tx, name, change, now))
  if (changed.kind === "changed") orderMoved(db)
  return changed
}

/** Says, after a transaction, that an order was moved. */
export function orderMoved(db: Db): void {
  ordersChanged(db)
  notifyMailQueued(db)
}

/** The same as a part of a transaction; `orderMoved` follows it. */
export async function moveOrder(tx: Tx, name: OrderName, change: StatusChange, now: Date): Promise<ChangedStatus> {
  const found = await lockOrder(tx, name)
  if (!found) return { kind: "unknown" }
  const { id, status: from, token } = found
  const { to, onlyFrom = [from], undoes } = change
  const isAllowed = undoes ? mayBecome(to, from) : mayBecome(from, to)
  if (!isAllowed || !onlyFrom.includes(from)) {
    return { kind: "conflict", from, allowed: statusesAfter(from) }
  }
  const { actor, actorId, reason, outcome, callAt } = change
  if (needsStock(to) && !needsStock(from)) {
    const open = await openLines(tx, id)
    if (open.length > 0) return { kind: "open", from, lines: open }
  }
  const isTakenAgain = found.releasedAt !== null && needsStock(to)
  if (isTakenAgain) {
    const missing = await retakeStock(tx, found, { actor, actorId }, now)
    if (missing.length > 0) return { kind: "missing", from, missing }
  }
  if (givesBack(from)) {
    const returned = from === "returned" ? returnedParcelOf(undoes ?? { reason: null, details: null }) : null
    const missing = await reopenOrder(tx, found, { by: { actor, actorId }, returned, now })
    if (missing.length > 0) return { kind: "missing", from, missing }
  }
  const version = await move(tx, id, from, change)
  let apart: Record<string, unknown> | null = null
  if (givesBack(to)) {
    await freeRecent(tx, token)
    const by = { at: now, actor, actorId }
    if (to === "returned") {
      apart = await returnStock(tx, id, { condition: reason, lines: change.returnedLines ?? [] }, by)
    } else if (found.releasedAt === null) {
      await giveBackStock(tx, id, { ...by, reason: "cancelled" })
    }
    await giveBackCoupon(tx, id)
  }
  const details = outcome === null ? (change.details ?? apart) : { outcome, callAt }
  await addOrderEvent(tx, id, { at: now, actor, actorId, from, to, reason, details, undoes: undoes?.id })
  if (!undoes) await mailMoved(tx, id, to, now)
  if (givesBack(to) || isTakenAgain || givesBack(from)) await touchContent(tx, [])
  const order = await findOrder(tx, token)
  if (!order) throw new Error("An order that was just changed cannot be read")
  return { kind: "changed", order, version }
}

/** A line without a chosen variant. */
export type OpenLine = { id: number; slug: string; title: string; color: string | null }

const openLines = (tx: Tx, orderId: number): Promise<OpenLine[]> =>
  tx
    .selectFrom("order_line")
    .select(["id", "slug", "title", "color"])
    .where("order_id", "=", orderId)
    .where("open_choice", "=", 1)
    .orderBy("position")
    .execute()

/** Reads an order and keeps it as it is until the transaction ends. */
export async function lockOrder(tx: Tx, name: OrderName) {
  const orders = tx
    .selectFrom("orders")
    .select(["id", "status", "token", "version", "locale", "stock_released_at as releasedAt"])
  const named =
    "token" in name ? orders.where("token", "=", name.token) : orders.where("document_id", "=", name.documentId)
  return named.$if(isPostgres(tx), (query) => query.forNoKeyUpdate()).executeTakeFirst()
}

/** @returns the order's version from now on */
async function move(tx: Tx, id: number, from: OrderStatus, change: StatusChange): Promise<number> {
  const { to, outcome, callAt, staff, calls = to === "to-call-again" ? 1 : 0 } = change
  const moved = await tx
    .updateTable("orders")
    .set({ status: to, call_outcome: outcome, call_at: callAt })
    .set({ lease_by: null, lease_name: null, lease_until: null })
    .set((e) => ({ version: e("version", "+", 1), tries: e("tries", "+", calls) }))
    .$if(needsStock(to) || givesBack(to), (query) => query.set({ stock_released_at: null, unconfirmed_network: null }))
    .$if(staff !== undefined, (query) =>
      query.set((e) => ({
        agent_id: e.fn.coalesce("agent_id", e.val(staff?.id ?? null)),
        agent_name: e.fn.coalesce("agent_name", e.val(staff?.name ?? null)),
      })),
    )
    .where("id", "=", id)
    .where("status", "=", from)
    .returning("version")
    .executeTakeFirst()
  if (!moved) throw new RetryTransaction("The order was moved meanwhile")
  return moved.version
}
