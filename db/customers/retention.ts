import { sql } from "kysely"
import { monthsBefore } from "#core/customers/retention.ts"
import { mailKinds } from "#core/mail/mail.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { ordersChanged } from "../orders/orders-changed.ts"
import { addAudit } from "../staff/audit.ts"
import { inTransaction } from "../transaction.ts"
import { eraseHistory } from "./erase-history.ts"
import { eraseOrders } from "./erase-order.ts"

/** Orders of one transaction, and transactions of one run: other orders wait for one transaction at most. */
const batchSize = 25
const maxBatches = 8

/** Orders that ended, and those that nobody will deliver: their stock was released, or nobody answered the call. In the words
 *  of the partial index `orders_with_person`. */
const withPerson = sql<boolean>`anonymized_at is null
    and (status in ('delivered', 'returned', 'cancelled', 'to-call-again') or stock_released_at is not null)`

/** Such orders that nobody has touched since a moment, the oldest first. Another process that does the same
 *  gets others. */
async function findExpired(tx: Tx, before: string) {
  return tx
    .selectFrom("orders")
    .select(["id", "document_id", "tracking"])
    .where(withPerson)
    .where("created_at", "<", before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("order_event")
            .select("order_event.id")
            .whereRef("order_event.order_id", "=", "orders.id")
            .where("order_event.at", ">=", before),
        ),
      ),
    )
    .orderBy("created_at")
    .limit(batchSize)
    .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
    .execute()
}

async function anonymizeBatch(tx: Tx, before: string, now: Date): Promise<number> {
  const orders = await findExpired(tx, before)
  if (orders.length === 0) return 0
  const reviews = await eraseOrders(tx, orders, now)
  const ids = orders.map(({ id }) => id)
  await eraseHistory(tx, { orders: ids }, now)
  await deleteMails(
    tx,
    orders.map((order) => order.document_id),
  )
  await addEntry(tx, { action: "anonymize", resource: "orders", after: { orders: ids.length, before } }, now)
  if (reviews > 0) await touchContent(tx, ["all"])
  return ids.length
}

/** Mails about something, by their keys. */
async function deleteMails(tx: Tx, documentIds: string[]): Promise<void> {
  const keys = documentIds.flatMap((documentId) => mailKinds.map((kind) => `${kind}:${documentId}`))
  await tx.deleteFrom("mail_outbox").where("key", "in", keys).execute()
}

/** Messages of the contact form that are as old.
 *  @returns how many were deleted */
async function deleteMessages(tx: Tx, before: string, now: Date): Promise<number> {
  const expired = tx.selectFrom("contact_message").select("id").where("created_at", "<", before).limit(batchSize)
  const gone = await tx.deleteFrom("contact_message").where("id", "in", expired).returning("document_id").execute()
  if (gone.length === 0) return 0
  await deleteMails(
    tx,
    gone.map((message) => message.document_id),
  )
  await addEntry(tx, { action: "delete", resource: "messages", after: { messages: gone.length, before } }, now)
  return gone.length
}

/** An entry of the audit log by the shop itself. */
function addEntry(tx: Tx, what: { action: string; resource: string; after: Record<string, unknown> }, now: Date) {
  return addAudit(tx, { staff: null, documentId: null, before: null, address: "", at: now, ...what })
}

async function inBatches(db: Db, work: (tx: Tx) => Promise<number>): Promise<number> {
  let all = 0
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const done = await inTransaction(db, work)
    all += done
    if (done < batchSize) break
    // Requests that came meanwhile go first: SQLite works in the program's own thread.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return all
}

/** Takes the person out of orders that ended longer ago than the settings say, or that were left as long without being confirmed, and deletes messages as old, in bounded
 *  batches. Without the setting it does nothing. Safe to run in several processes at once.
 *  @returns how many orders and messages */
export async function applyRetention(db: Db, now: Date): Promise<{ orders: number; messages: number }> {
  const setting = await db.selectFrom("app_setting").select("retention_months as months").executeTakeFirst()
  if (!setting?.months) return { orders: 0, messages: 0 }
  const before = monthsBefore(now, setting.months).toISOString()
  const orders = await inBatches(db, (tx) => anonymizeBatch(tx, before, now))
  const messages = await inBatches(db, (tx) => deleteMessages(tx, before, now))
  if (orders > 0) ordersChanged(db)
  return { orders, messages }
}
