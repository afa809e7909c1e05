import { createHash } from "node:crypto"
import { sql } from "kysely"
import { type ContactMessage, isEmailAddress } from "#core/customers/contact-message.ts"
import { phoneKey } from "#core/customers/phone.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { addMail } from "../mail/outbox.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import { inTransaction } from "../transaction.ts"

/** Within this time the same words of the same person are the same message, in milliseconds: a button that was pressed twice. As
 *  with orders without a key. */
const sameMessageFor = 10 * 60_000

/** Any number, the same in every process of the shop. */
const lockClass = 1_482_316

type SentMessage = ContactMessage & { locale: Locale }

/** Finds the message that a person sent with the same words a moment ago. Others with these words wait until the transaction ends,
 *  as on SQLite, which has one writer. */
async function findSameMessage(tx: Tx, { name, mobile, email, subject, message }: SentMessage, now: Date) {
  const words = JSON.stringify([phoneKey(mobile), email, message])
  const key = createHash("sha256").update(words).digest().readInt32BE()
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${sql.lit(lockClass)}, ${key}::int)`.execute(tx)
  return tx
    .selectFrom("contact_message")
    .select(["id", "document_id as documentId", "created_at as createdAt"])
    .where("created_at", ">", new Date(now.getTime() - sameMessageFor).toISOString())
    .where("phone_key", "=", phoneKey(mobile))
    .where("email", "=", email)
    .where("name", "=", name)
    .where("subject", "=", subject)
    .where("message", "=", message)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst()
}

/** Stores a visitor's message for the merchant and notifies them by mail. One that is sent twice is stored once.
 *  @returns what names it, and when it came */
export async function storeContactMessage(db: Db, message: SentMessage, now: Date) {
  const stored = await inTransaction(
    db,
    async (tx) => (await findSameMessage(tx, message, now)) ?? insertMessage(tx, message, now),
  )
  notifyMailQueued(db)
  return stored
}

async function insertMessage(tx: Tx, { name, mobile, email, subject, message, locale }: SentMessage, now: Date) {
  const documentId = randomDocumentId()
  const createdAt = now.toISOString()
  const row = { name, mobile, email, subject, locale, status: "new", message } as const
  const { id } = await tx
    .insertInto("contact_message")
    .values({ ...row, phone_key: phoneKey(mobile), document_id: documentId, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow()
  const to = await merchantAddress(tx)
  const notice = {
    key: `contact-notice:${documentId}`,
    kind: "contact-notice",
    locale: await findMainLocale(tx),
  } as const
  if (to) await addMail(tx, { ...notice, to, data: { message: documentId } }, now)
  return { id, documentId, createdAt }
}

/** Where the merchant reads mail: the address of the settings; null where that is none. */
async function merchantAddress(db: Db): Promise<string | null> {
  const row = await db.selectFrom("app_setting").select("email").executeTakeFirst()
  return row && isEmailAddress(row.email) ? row.email : null
}
