import { sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { deleteRemovedAlertsByEmail } from "../catalogue/removed/removed-alerts.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { deleteRecipientCounts } from "../mail/recipient-limits.ts"
import { ordersChanged } from "../orders/orders-changed.ts"
import { addAudit } from "../staff/audit.ts"
import { inTransaction } from "../transaction.ts"
import { eraseHistory } from "./erase-history.ts"
import { endedStatuses, eraseOrders } from "./erase-order.ts"
import { findPhoneMentions } from "./mentions-phone.ts"
import { deleteShopper } from "./people.ts"

/** How much of each kind was found and erased. */
export type ErasedCounts = {
  orders: number
  /** Entries of the history of orders and notes that told of the person. */
  notes: number
  messages: number
  accounts: number
  mails: number
  subscriptions: number
  stockAlerts: number
  savedSearches: number
}

/** Outcome of an erasure; orders under way reject it, as they need a name and a phone. */
export type Erased = ({ kind: "erased"; isBlocked: boolean } & ErasedCounts) | { kind: "underWay"; numbers: string[] }

/** Takes out of the shop what it holds of who has a phone. Of an order that has ended stay its number, day, place, goods,
 *  amounts and what became of it, which the books need; a block of the phone stays, for else it would be none, without its reason.
 *  @param phone in any spelling */
export async function erasePerson(db: Db, phone: string, now: Date): Promise<Erased> {
  const key = phoneKey(phone)
  const mentioned = await findPhoneMentions(db, key)
  const erased = await inTransaction(db, async (tx): Promise<Erased> => {
    const orders = await tx
      .selectFrom("orders")
      .select(["id", "document_id", "status", "email", "tracking", "created_at", "code"])
      .where("phone_key", "=", key)
      .orderBy("id")
      .execute()
    const underWay = orders.filter(({ status }) => !endedStatuses.includes(status))
    if (underWay.length > 0) {
      const numbers = underWay.map(({ id, created_at, code }) => orderNumber(id, created_at, code))
      return { kind: "underWay", numbers }
    }
    const ids = orders.map(({ id }) => id)
    await eraseOrders(tx, orders, now)
    const notes = await eraseHistory(tx, { orders: ids, mentioned }, now)
    const savedSearches = await eraseFilters(tx, key)
    const accounts = await eraseAccounts(tx, key)
    const known = [...orders.map(({ email }) => email), ...accounts.emails].flatMap((email) => email || [])
    const messages = await eraseMessages(tx, key, known)
    const causes = [...orders.map((order) => order.document_id), ...messages.documentIds]
    const ofMails = await eraseMails(tx, messages.emails, causes)
    // Why it was blocked is free text.
    const block = await tx
      .updateTable("phone_block")
      .set({ reason: null })
      .where("phone_key", "=", key)
      .returning("phone_key")
      .executeTakeFirst()
    const counts: ErasedCounts = {
      orders: ids.length,
      notes,
      messages: messages.documentIds.length,
      accounts: accounts.count,
      ...ofMails,
      savedSearches,
    }
    const what = { action: "erase", resource: "orders", documentId: null, before: null, after: counts }
    await addAudit(tx, { ...what, staff: null, address: "", at: now })
    await touchContent(tx, ["all"])
    return { kind: "erased", ...counts, isBlocked: block !== undefined }
  })
  if (erased.kind === "erased") ordersChanged(db)
  return erased
}

/** Saved searches for this phone.
 *  @returns how many */
async function eraseFilters(tx: Tx, key: string): Promise<number> {
  const savedFilters = await tx
    .selectFrom("saved_filter")
    .select(["id", "query"])
    .where("query", "like", "%q=%")
    .execute()
  const searched = (query: string) => phoneKey(new URLSearchParams(query).get("q") ?? "")
  const ids = savedFilters.filter(({ query }) => searched(query) === key).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom("saved_filter").where("id", "in", ids).execute()
  return ids.length
}

/** Messages with this phone, and those without a phone that name an address of the person. */
async function eraseMessages(tx: Tx, key: string, known: string[]) {
  const columns = ["document_id", "email"] as const
  const gone = await tx.deleteFrom("contact_message").where("phone_key", "=", key).returning(columns).execute()
  const emails = [...new Set([...known, ...gone.flatMap(({ email }) => email || [])])]
  if (emails.length > 0) {
    const addresses = sql.join(emails.map((email) => email.toLowerCase()))
    const sameAddress = sql<boolean>`phone_key = '' and lower(email) in (${addresses})`
    gone.push(...(await tx.deleteFrom("contact_message").where(sameAddress).returning(columns).execute()))
  }
  return { documentIds: gone.map(({ document_id }) => document_id), emails }
}

/** Accounts that say this number is theirs. */
async function eraseAccounts(tx: Tx, key: string) {
  const people = await tx
    .selectFrom("shopper_user")
    .select(["id", "email"])
    .where((e) => e.or([e("login_mobile", "=", key), e("phone_key", "=", key)]))
    .execute()
  for (const { id } of people) await deleteShopper(tx, id)
  return { count: people.length, emails: people.map(({ email }) => email) }
}

/** Mail to these addresses, or because of these things, sent or waiting; and what they asked to be told.
 *  @returns how many of each kind */
async function eraseMails(tx: Tx, emails: string[], causes: string[]) {
  const counts = { mails: 0, subscriptions: 0, stockAlerts: 0 }
  for (const email of emails) {
    const address = email.toLowerCase()
    const gone = await tx.deleteFrom("mail_outbox").where("recipient", "in", [email, address]).executeTakeFirst()
    counts.mails += Number(gone.numDeletedRows)
    await deleteRecipientCounts(tx, email)
    const subscriber = await tx.deleteFrom("subscriber").where("email", "in", [email, address]).executeTakeFirst()
    counts.subscriptions += Number(subscriber.numDeletedRows)
    const alerts = await tx.deleteFrom("stock_alert").where("email", "in", [email, address]).executeTakeFirst()
    counts.stockAlerts += Number(alerts.numDeletedRows)
    await tx.deleteFrom("shopper_link").where("email", "in", [email, address]).execute()
  }
  const inLowerCase = emails.map((email) => email.toLowerCase())
  counts.stockAlerts += await deleteRemovedAlertsByEmail(tx, inLowerCase)
  for (const cause of causes) {
    const gone = await tx.deleteFrom("mail_outbox").where("key", "like", `%:${cause}`).executeTakeFirst()
    counts.mails += Number(gone.numDeletedRows)
  }
  return counts
}
