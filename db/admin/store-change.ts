import type { OrderEventKind } from "#core/order-event.ts"
import type { Db, Tx } from "../database.ts"
import { addOrderEvent } from "../order-history.ts"
import { ordersChanged } from "../orders-changed.ts"
import { inTransaction } from "../transaction.ts"
import { auditOrder, type ByStaff, eventBy } from "./by-staff.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"

type Fields = Record<string, unknown>
/** `details` are for the history, `before` and `after` for the audit log. */
type Change = { set: Partial<OrderRecord>; details: Fields; before: Fields; after: Fields }

/** Changes an order's own fields.
 *  @param decide what is changed; null = nothing
 *  @returns whether there is such an order */
export async function changeOrder(
  db: Db,
  documentId: string,
  by: ByStaff,
  kind: OrderEventKind,
  decide: (order: OrderRecord) => Change | null,
): Promise<boolean> {
  const found = await inTransaction(db, async (tx) => {
    const order = await lockWhole(tx, documentId)
    if (!order) return false
    const change = decide(order)
    if (change) await storeChange(tx, order, change, { by, kind })
    return true
  })
  if (found) ordersChanged(db)
  return found
}

/** Stores a change of an order's own fields with its history and the audit log. */
export async function storeChange(
  tx: Tx,
  order: OrderRecord,
  { set, details, before, after }: Change,
  { by, kind }: { by: ByStaff; kind: OrderEventKind },
): Promise<void> {
  const { id, status, document_id: documentId } = order
  await tx
    .updateTable("orders")
    .set(set)
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  await addOrderEvent(tx, id, { ...eventBy(by), from: status, to: status, reason: null, details, kind })
  await auditOrder(tx, by, { action: kind, documentId, before, after })
}
