import type { OrderEventKind } from "#core/orders/order-event.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder, type ByStaff, eventBy } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { addOrderEvent } from "../order-history.ts"
import { ordersChanged } from "../orders-changed.ts"
import { lockWhole, type OrderRecord } from "./order-record.ts"

type Fields = Record<string, unknown>
/** `details` are for the history, `before` and `after` for the audit log. */
type Change = { set: Partial<OrderRecord>; reason?: string | null; details: Fields; before: Fields; after: Fields }

/** Which order; with the version that was read, where nothing may have changed since. */
export type ReadOrder = { documentId: string; version?: number | undefined }

export type ChangeResult = { kind: "changed" } | { kind: "unknown" } | { kind: "version"; version: number }

/** Changes an order's own fields.
 *  @param decide what is changed; null = nothing */
export async function changeOrder(
  db: Db,
  { documentId, version }: ReadOrder,
  by: ByStaff,
  kind: OrderEventKind,
  decide: (order: OrderRecord) => Change | null,
): Promise<ChangeResult> {
  const result = await inTransaction(db, async (tx): Promise<ChangeResult> => {
    const order = await lockWhole(tx, documentId)
    if (!order) return { kind: "unknown" }
    if (version !== undefined && version !== order.version) return { kind: "version", version: order.version }
    const change = decide(order)
    if (change) await storeChange(tx, order, change, { by, kind })
    return { kind: "changed" }
  })
  if (result.kind === "changed") ordersChanged(db)
  return result
}

/** Stores a change of an order's own fields with its history and the audit log. */
export async function storeChange(
  tx: Tx,
  order: OrderRecord,
  { set, reason = null, details, before, after }: Change,
  { by, kind }: { by: ByStaff; kind: OrderEventKind },
): Promise<void> {
  const { id, status, document_id: documentId } = order
  await tx
    .updateTable("orders")
    .set(set)
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  await addOrderEvent(tx, id, { ...eventBy(by), from: status, to: status, reason, details, kind })
  await auditOrder(tx, by, { action: kind, documentId, before, after })
}
