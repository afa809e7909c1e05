import { type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import type { Db } from "#db/database.ts"
import { type ChangedStatus, changeOrderStatus } from "#db/orders/change-order-status.ts"
import type { StoredOrder } from "#db/orders/orders.ts"
import { type ApiError, conflict, notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type OrderStatusConflict, orderStatusRequest } from "./contract-status.ts"

/** Moves an order on.
 *  @throws ApiError 400 for a body that breaks the contract, 404 without such an order, 409 where it may not go there, or
 *  misses units that it has released */
export async function changeStatus(
  db: Db,
  documentId: string,
  request: { text: () => Promise<string> },
  now: Date,
): Promise<StoredOrder> {
  const { to, actor, reason, outcome, callAt } = (await readBody(orderStatusRequest, request)).data
  const change = { to, actor, reason: reason || null, outcome: outcome ?? null }
  const at = callAt === undefined ? null : new Date(callAt).toISOString()
  const changed = await changeOrderStatus(db, { documentId }, { ...change, callAt: at }, now)
  if (changed.kind === "unknown") throw notFound()
  if (changed.kind === "changed") return changed.order
  throw statusConflict(changed, to)
}

/** 409 for an order that may not go where it was sent, misses units that it has released, or has a line whose variant
 *  nobody knows. */
export function statusConflict(
  rejected: Extract<ChangedStatus, { kind: "conflict" | "missing" | "open" }>,
  to: OrderStatus,
): ApiError {
  const { from } = rejected
  if (rejected.kind === "conflict") {
    const details: OrderStatusConflict = { from, to, allowed: [...rejected.allowed] }
    return conflict(`An order that is ${from} cannot become ${to}`, details)
  }
  if (rejected.kind === "open") {
    const open = rejected.lines.map(({ id, slug, title, color }) => ({ id, slug, title, color }))
    const details: OrderStatusConflict = { from, to, allowed: [...statusesAfter(from)], open }
    return conflict("The size of a product has to be chosen before the order is confirmed", details)
  }
  const details: OrderStatusConflict = { from, to, allowed: [...statusesAfter(from)], missing: rejected.missing }
  return conflict("The order has released its stock, and not all of it is left", details)
}
