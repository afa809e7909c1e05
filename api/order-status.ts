import { changeOrderStatus } from "#db/change-order-status.ts"
import type { Db } from "#db/database.ts"
import type { StoredOrder } from "#db/orders.ts"
import { type OrderStatusConflict, orderStatusRequest } from "./contract/order-status.ts"
import { conflict, notFound } from "./errors.ts"
import { readBody } from "./read-body.ts"

/** Moves an order on.
 *  @throws ApiError 400 for a body that breaks the contract, 404 without such an order, 409 where it may not go there */
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
  const details: OrderStatusConflict = { from: changed.from, to, allowed: [...changed.allowed] }
  throw conflict(`An order that is ${changed.from} cannot become ${to}`, details)
}
