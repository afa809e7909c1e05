import type { Locale } from "#core/locale.ts"
import type { MailKind } from "#core/mail.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

export type NewMail = {
  /** What it is about, such as `order-received:{documentId}`: the same is never written twice. */
  key: string
  kind: MailKind
  locale: Locale
  /** The address that it goes to. */
  to: string
  /** What it is made from when it is sent. */
  data: Record<string, string>
}

/** Puts a mail into the outbox, within the transaction of what causes it; a worker sends it (`server/mail`). Ring
 *  `mailWaiting` after the transaction. */
export async function addMail(tx: Db, { key, kind, locale, to, data }: NewMail, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto("mail_outbox")
    .values({
      ...{ document_id: randomDocumentId(), key, kind, locale, recipient: to, data: JSON.stringify(data) },
      ...{ next_try_at: at, created_at: at },
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute()
}
