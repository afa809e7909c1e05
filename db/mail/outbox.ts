import type { Locale } from "#core/i18n/locale.ts"
import type { MailKind } from "#core/mail/mail.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { countRecipientMail } from "./recipient-limits.ts"

export type NewMail = {
  /** Unique key, such as `order-received:{documentId}`: a mail with the same key is written once. */
  key: string
  kind: MailKind
  locale: Locale
  /** The address that it goes to. */
  to: string
  /** Values for the text, which is written when the mail is sent. */
  data: Record<string, string>
  /** The address is confirmed as that of the person who causes the mail: it is not counted against its limit. */
  isToOwner?: boolean
}

/** Puts a mail into the outbox, within the transaction of what causes it; a worker sends it (`server/mail`). Call
 *  `notifyMailQueued` after the transaction. Of the kinds that strangers can cause an address gets so many
 *  (`core/mail/mail-limits.ts`); one more is left out silently, and no answer differs by it. */
export async function addMail(tx: Db, mail: NewMail, now: Date): Promise<void> {
  if (!mail.isToOwner && !(await countRecipientMail(tx, mail, now))) return
  const { key, kind, locale, to, data } = mail
  const at = now.toISOString()
  await tx
    .insertInto("mail_outbox")
    .values({
      document_id: randomDocumentId(),
      key,
      kind,
      locale,
      recipient: to,
      data: JSON.stringify(data),
      next_try_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute()
}
