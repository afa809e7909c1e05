import type { ParcelProblem } from "#core/carriers/parcel-problem.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import { countPayments } from "../orders/payments/handed-over.ts"
import { auditOrder, type ByStaff } from "../staff/by-staff.ts"
import { inTransaction } from "../transaction.ts"
import type { Account } from "./accounts.ts"
import { type ParcelOrder, readParcelOrders } from "./parcel-orders.ts"
import { wakeTask } from "./tasks.ts"
import { notifyTasksChanged } from "./tasks-changed.ts"

export type QueuedOrder = { documentId: string; number: string; problem: ParcelProblem | null }

/** Options of a parcel. */
export type ParcelKind = {
  isFragile: boolean
  /** Goods that come back in an exchange; null = no exchange. */
  exchangedGoods: string | null
}

/** Previews the sending of orders by an account, in the order of the ids. Changes nothing. */
export async function previewParcels(db: Db, account: Account, documentIds: readonly string[]): Promise<QueuedOrder[]> {
  const orders = await readParcelOrders(db, account, { documentIds })
  const byId = new Map(orders.map((order) => [order.documentId, order]))
  return documentIds.map((documentId) => {
    const order = byId.get(documentId)
    return { documentId, number: order?.number ?? "", problem: order ? order.problem : "unknown-order" }
  })
}

/** Puts orders into the queue of an account. An order that has a parcel already gets no other one, whoever sends it at the same time.
 *  @returns a result for each order, in the order of the ids */
export async function queueParcels(
  db: Db,
  { account, documentIds, ...kind }: { account: Account; documentIds: readonly string[] } & ParcelKind,
  by: ByStaff,
): Promise<QueuedOrder[]> {
  const ids = [...new Set(documentIds)]
  const queued = await inTransaction(db, async (tx) => {
    await lockOrders(tx, ids)
    const results: QueuedOrder[] = []
    const orders = new Map(
      (await readParcelOrders(tx, account, { documentIds: ids })).map((order) => [order.documentId, order]),
    )
    for (const documentId of ids) {
      const order = orders.get(documentId)
      const problem = order ? order.problem : "unknown-order"
      if (order && problem === null) await queueParcel(tx, { account, order, ...kind }, by)
      results.push({ documentId, number: order?.number ?? "", problem })
    }
    if (results.some(({ problem }) => problem === null)) await wakeTask(tx, account.id, "send", by.now)
    return results
  })
  notifyTasksChanged(db)
  return queued
}

/** Two who send the same orders do so one after the other. */
async function lockOrders(tx: Tx, documentIds: readonly string[]): Promise<void> {
  if (!isPostgres(tx) || documentIds.length === 0) return
  const orders = tx.selectFrom("orders").select("id").where("document_id", "in", documentIds)
  await orders.orderBy("id").forNoKeyUpdate().execute()
}

type Queued = { account: Account; order: ParcelOrder } & ParcelKind

async function queueParcel(tx: Tx, { account, order, isFragile, exchangedGoods }: Queued, by: ByStaff): Promise<void> {
  await countPayments(tx, order.id)
  const { count } = await tx
    .selectFrom("parcel")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("order_id", "=", order.id)
    .where("state", "=", "cancelled")
    .executeTakeFirstOrThrow()
  // A cancelled parcel keeps its reference: who looks up the next one must not find it.
  const reference = Number(count) === 0 ? order.number : `${order.number}-${Number(count) + 1}`
  await tx.deleteFrom("parcel").where("order_id", "=", order.id).where("state", "=", "rejected").execute()
  await tx
    .insertInto("parcel")
    .values({
      document_id: randomDocumentId(),
      order_id: order.id,
      account_id: account.id,
      reference,
      state: "waiting",
      is_fragile: isFragile ? 1 : 0,
      exchanged_goods: exchangedGoods,
      staff_id: by.staff.id,
      staff_name: by.staff.name,
      created_at: by.now.toISOString(),
    })
    .execute()
  await auditOrder(tx, by, {
    action: "send-parcel",
    documentId: order.documentId,
    before: null,
    after: { carrier: account.name },
  })
}
