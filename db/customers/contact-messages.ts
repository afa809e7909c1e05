import type { ContactMessage } from "#core/customers/contact-message.ts"
import { phoneKey } from "#core/customers/phone.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { findMainLocale } from "../content/main-locale.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { merchantAddress } from "../mail/merchant-address.ts"
import { addMail } from "../mail/outbox.ts"
import { inTransaction } from "../transaction.ts"

/** Stores a visitor's message for the merchant and notifies them by mail.
 *  @returns what names it, and when it came */
export async function storeContactMessage(db: Db, message: ContactMessage & { locale: Locale }, now: Date) {
  const documentId = randomDocumentId()
  const createdAt = now.toISOString()
  const { name, mobile, email, subject, message: text, locale } = message
  const row = { name, mobile, email, subject, locale, status: "new", message: text } as const
  const id = await inTransaction(db, async (tx) => {
    const stored = await tx
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
    return stored.id
  })
  notifyMailQueued(db)
  return { id, documentId, createdAt }
}
