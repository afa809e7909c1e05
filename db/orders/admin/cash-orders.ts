import { orderNumber } from "#core/orders/order-number.ts"
import { type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import type { Db, Tx } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { ordersChanged } from "../orders-changed.ts"
import { type MoveResult, unknownOrder } from "./move-result.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"
import { storeChange } from "./store-change.ts"

/** The state in which the money of an order comes to the shop. */
export const cashedStatus: OrderStatus = "delivered"

/** Says of several orders that the shop has their money, or not yet after all; each in a transaction of its own. Only a
 *  delivered order of which something is collected can be cashed. An order that is so already stays as it is. */
export async function cashSeveral(
  db: Db,
  documentIds: string[],
  isCashed: boolean,
  by: ByStaff,
): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const documentId of documentIds) {
    results.push(await inTransaction(db, (tx) => cashOne(tx, documentId, isCashed, by)))
  }
  ordersChanged(db)
  return results
}

async function cashOne(tx: Tx, documentId: string, isCashed: boolean, by: ByStaff): Promise<MoveResult> {
  const order = await lockWhole(tx, documentId)
  if (!order) return unknownOrder(documentId)
  const { id, status, created_at: createdAt } = order
  const number = orderNumber(id, createdAt)
  const problem = status !== cashedStatus ? "notAllowed" : isCashed ? cashProblem(order) : null
  if (problem) {
    const allowed = [...statusesAfter(status)]
    return { ok: false, documentId, number, problem, from: status, allowed, missing: [] }
  }
  const version = order.version + ((await storeCashed(tx, order, isCashed, by)) ? 1 : 0)
  return { ok: true, documentId, number, from: status, to: status, mayUndo: false, version }
}

/** Why there is nothing to cash of an order; null = there is something. */
function cashProblem(order: OrderRecord): "paidBefore" | "nothingToCollect" | null {
  if (amountToCollect(order) > 0) return null
  return order.total > 0 ? "paidBefore" : "nothingToCollect"
}

/** Stores whether the shop has the money of a delivered order.
 *  @returns whether that is another answer than before */
export async function storeCashed(tx: Tx, order: OrderRecord, isCashed: boolean, by: ByStaff): Promise<boolean> {
  const { cashed_at: cashedAt, cashed_by: cashedBy } = order
  if ((cashedAt !== null) === isCashed) return false
  const set = isCashed
    ? { cashed_at: by.now.toISOString(), cashed_by: by.staff.name }
    : { cashed_at: null, cashed_by: null }
  const before = { cashedAt, cashedBy }
  const after = { cashedAt: set.cashed_at, cashedBy: set.cashed_by }
  await storeChange(tx, order, { set, details: {}, before, after }, { by, kind: isCashed ? "cashed" : "not-cashed" })
  return true
}
