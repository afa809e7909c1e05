import { sql } from "kysely"
import { normalizePhone } from "#core/customers/phone.ts"
import { deleteRemovedAlertsByEmail } from "../catalogue/removed/removed-alerts.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { deleteRecipientCounts } from "../mail/recipient-limits.ts"
import { orderNumber } from "../orders/orders.ts"
import { ordersChanged } from "../orders/orders-changed.ts"
import { addAudit } from "../staff/audit.ts"
import { inTransaction } from "../transaction.ts"
import { eraseHistory } from "./erase-history.ts"
import { endedStatuses, eraseOrders } from "./erase-order.ts"
import { deleteShopper } from "./people.ts"

/** What was erased, or why nothing was: orders that are under way cannot be carried out without a name and a phone. */
export type Erased =
  | { kind: "erased"; orders: number; messages: number; accounts: number; mails: number; isBlocked: boolean }
  | { kind: "underWay"; numbers: string[] }

/** Takes out of the shop what it holds of who has a phone. Of an order that has ended stay its number, day, place, goods,
 *  amounts and what became of it, which the books need; a block of the phone stays, for else it would be none.
 *  @param mobile as the shop keeps it (core/customers/phone.ts) */
export async function erasePerson(db: Db, mobile: string, now: Date): Promise<Erased> {
  const erased = await inTransaction(db, async (tx): Promise<Erased> => {
    const orders = await tx
      .selectFrom("orders")
      .select(["id", "document_id", "status", "email", "tracking", "created_at"])
      .where("mobile", "=", mobile)
      .orderBy("id")
      .execute()
    const underWay = orders.filter(({ status }) => !endedStatuses.includes(status))
    if (underWay.length > 0) {
      return { kind: "underWay", numbers: underWay.map(({ id, created_at }) => orderNumber(id, created_at)) }
    }
    const ids = orders.map(({ id }) => id)
    await eraseOrders(tx, orders, now)
    await eraseHistory(tx, ids, mobile, now)
    await eraseFilters(tx, mobile)
    await eraseTrials(tx, mobile)
    const messages = await eraseMessages(tx, mobile)
    const accounts = await eraseAccounts(tx, mobile)
    const addresses = [...orders.map(({ email }) => email), ...messages.emails, ...accounts.emails]
    const causes = [...orders.map((order) => order.document_id), ...messages.documentIds]
    const emails = [...new Set(addresses.flatMap((email) => email || []))]
    const mails = await eraseMails(tx, emails, causes)
    const isBlocked = (await tx.selectFrom("phone_block").select("mobile").where("mobile", "=", mobile).execute())[0]
    const counts = { orders: ids.length, messages: messages.documentIds.length, accounts: accounts.count, mails }
    const what = { action: "erase", resource: "orders", documentId: null, before: null, after: counts }
    await addAudit(tx, { ...what, staff: null, address: "", at: now })
    await touchContent(tx, ["all"])
    return { kind: "erased", ...counts, isBlocked: isBlocked !== undefined }
  })
  if (erased.kind === "erased") ordersChanged(db)
  return erased
}

/** Trial orders that were cleared with the sample and could be restored. */
async function eraseTrials(tx: Tx, mobile: string): Promise<void> {
  await tx
    .deleteFrom("sample_removed")
    .where("kind", "=", "order")
    .where(sql<boolean>`hanout_contains(content, ${JSON.stringify({ mobile }).slice(1, -1)})`)
    .execute()
}

/** Kept searches for this phone. */
async function eraseFilters(tx: Tx, mobile: string): Promise<void> {
  const savedFilters = await tx
    .selectFrom("saved_filter")
    .select(["id", "query"])
    .where("query", "like", "%q=%")
    .execute()
  const searched = (query: string) => normalizePhone(new URLSearchParams(query).get("q") ?? "")
  const ids = savedFilters.filter(({ query }) => searched(query) === mobile).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom("saved_filter").where("id", "in", ids).execute()
}

async function eraseMessages(tx: Tx, mobile: string) {
  const gone = await tx
    .deleteFrom("contact_message")
    .where("mobile", "=", mobile)
    .returning(["document_id", "email"])
    .execute()
  return { documentIds: gone.map(({ document_id }) => document_id), emails: gone.map(({ email }) => email) }
}

/** Accounts that say this number is theirs. */
async function eraseAccounts(tx: Tx, mobile: string) {
  const people = await tx
    .selectFrom("shopper_user")
    .select(["id", "email"])
    .where((e) => e.or([e("login_mobile", "=", mobile), e("mobile", "=", mobile)]))
    .execute()
  for (const { id } of people) await deleteShopper(tx, id)
  return { count: people.length, emails: people.map(({ email }) => email) }
}

/** Mail to these addresses, or because of these things, sent or waiting; and what they asked to be told.
 *  @returns how many mails */
async function eraseMails(tx: Tx, emails: string[], causes: string[]): Promise<number> {
  let count = 0
  for (const email of emails) {
    const address = email.toLowerCase()
    const gone = await tx.deleteFrom("mail_outbox").where("recipient", "in", [email, address]).executeTakeFirst()
    count += Number(gone.numDeletedRows)
    await deleteRecipientCounts(tx, email)
    await tx.deleteFrom("subscriber").where("email", "in", [email, address]).execute()
    await tx.deleteFrom("stock_alert").where("email", "in", [email, address]).execute()
    await tx.deleteFrom("shopper_link").where("email", "in", [email, address]).execute()
  }
  await deleteRemovedAlertsByEmail(
    tx,
    emails.map((email) => email.toLowerCase()),
  )
  for (const cause of causes) {
    const gone = await tx.deleteFrom("mail_outbox").where("key", "like", `%:${cause}`).executeTakeFirst()
    count += Number(gone.numDeletedRows)
  }
  return count
}
