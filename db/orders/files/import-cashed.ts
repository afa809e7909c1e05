import { toOrderKey } from "#core/orders/order-number.ts"
import type { TrackingRow } from "#core/orders/tracking-file.ts"
import type { Db, Tx } from "../../database.ts"
import { auditOrder } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { cashedStatus, storeCashed } from "../admin/cash-orders.ts"
import { lockWhole, type OrderRecord } from "../admin/order-record.ts"
import { moveOrder, orderMoved } from "../change-order-status.ts"
import { findByNumber, type ImportedRow, type ImportOptions, type Outcome, problem } from "./import-tracking.ts"

/** Says of the orders of a carrier's list of payments that the shop has their money, each in a transaction of its own. A parcel
 *  that is still on its way is delivered by that: its carrier got the money for it.
 *  @param dryRun returns the result without changing anything */
export async function importCashed(db: Db, rows: TrackingRow[], options: ImportOptions): Promise<ImportedRow[]> {
  const results: ImportedRow[] = []
  const seen = new Set<number>()
  for (const row of rows) {
    const { id, ...outcome } = row.problem
      ? { ...problem(row.problem, null), id: null }
      : await inTransaction(db, (tx) => importRow(tx, row, seen, options))
    if (id !== null) seen.add(id)
    results.push({ ...row, ...outcome })
  }
  if (!options.dryRun) orderMoved(db)
  return results
}

async function importRow(
  tx: Tx,
  row: TrackingRow,
  seen: ReadonlySet<number>,
  { carrier, dryRun, by }: ImportOptions,
): Promise<Outcome & { id: number | null }> {
  const order = await findOrder(tx, row, carrier)
  if (!order) return { ...problem("unknownOrder", null), id: null }
  const { id, status, document_id: documentId } = order
  if (seen.has(id)) return { ...problem("repeated", status), id }
  if (status === cashedStatus && order.cashed_at !== null) return { result: "same", problem: null, from: status, id }
  if (status !== "shipped" && status !== cashedStatus) return { ...problem("notAllowed", status), id }
  if (dryRun) return { result: "done", problem: null, from: status, id }
  if (status === "shipped") {
    const { staff, now } = by
    const who = { actor: staff.name, actorId: staff.id, staff }
    const change = { to: cashedStatus, reason: null, outcome: null, callAt: null, ...who }
    const moved = await moveOrder(tx, { documentId }, change, now)
    if (moved.kind !== "changed") throw new Error(`A shipped order cannot become delivered: ${moved.kind}`)
    await auditOrder(tx, by, { action: "status", documentId, before: { status }, after: { status: cashedStatus } })
  }
  await storeCashed(tx, { ...order, status: cashedStatus }, true, by)
  return { result: "done", problem: null, from: status, id }
}

/** The order that a row names, by its number or else by the tracking number that its carrier gave it. */
async function findOrder(tx: Tx, row: TrackingRow, carrier: string): Promise<OrderRecord | undefined> {
  if (row.number !== "") {
    const key = toOrderKey(row.number)
    return key === null ? undefined : findByNumber(tx, row, key)
  }
  // PostgreSQL knows no NUL.
  if (row.tracking.includes("\0")) return undefined
  const named = await tx
    .selectFrom("orders")
    .select("document_id")
    .where("tracking", "=", row.tracking)
    .where("carrier", "=", carrier)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return named && lockWhole(tx, named.document_id)
}
