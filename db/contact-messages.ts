import type { ContactMessage } from "#core/contact-message.ts"
import type { Locale } from "#core/locale.ts"
import type { Db } from "./database.ts"
import { randomDocumentId } from "./document-id.ts"

/** Keeps a visitor's message for the merchant.
 *  @returns what names it, and when it came */
export async function storeContactMessage(db: Db, message: ContactMessage & { locale: Locale }, now: Date) {
  const documentId = randomDocumentId()
  const createdAt = now.toISOString()
  const { name, mobile, email, subject, message: text, locale } = message
  const { id } = await db
    .insertInto("contact_message")
    .values({
      ...{ name, mobile, email, subject, locale, status: "new", message: text },
      ...{ document_id: documentId, created_at: createdAt },
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { id, documentId, createdAt }
}

/** Keeps an address that the shop's news go to; nothing happens to one that is known. */
export async function storeSubscriber(db: Db, email: string, locale: Locale, now: Date): Promise<void> {
  await db
    .insertInto("subscriber")
    .values({ email: email.toLowerCase(), locale, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute()
}
