import { sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { MailKind } from "#core/mail/mail.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { rowInsertion } from "../json-rows.ts"
import { countRecipientMails } from "./recipient-limits.ts"

export type NewMail = {
  /** What it is about, such as `order-received:{documentId}`: the same is never written twice. */
  key: string
  kind: MailKind
  locale: Locale
  /** The address that it goes to. */
  to: string
  /** What it is made from when it is sent. */
  data: Record<string, string>
  /** The address is confirmed as that of the person who causes the mail: it is not counted against its limit. */
  isToOwner?: boolean
}

const insertMails = rowInsertion("mail_outbox", {
  columns: ["document_id", "key", "kind", "locale", "recipient", "data", "next_try_at", "created_at"],
  onConflict: () => sql`on conflict (key) do nothing`,
})

/** Puts mails into the outbox, within the transaction of what causes them; a worker sends them (`server/mail`). Call
 *  `notifyMailQueued` after the transaction. Of the kinds that strangers can cause an address gets so many
 *  (`core/mail/mail-limits.ts`); one more is left out silently, and no answer differs by it. */
export async function addMails(tx: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  const isWithin = await countRecipientMails(
    tx,
    mails.filter(({ isToOwner }) => !isToOwner),
    now,
  )
  const at = now.toISOString()
  const rows = mails
    .filter((mail) => mail.isToOwner || isWithin(mail))
    .map(({ key, kind, locale, to, data }) => ({
      document_id: randomDocumentId(),
      key,
      kind,
      locale,
      recipient: to,
      data: JSON.stringify(data),
      next_try_at: at,
      created_at: at,
    }))
  await insertMails(tx, rows)
}

/** Puts one mail into the outbox, as `addMails`. */
export const addMail = (tx: Db, mail: NewMail, now: Date): Promise<void> => addMails(tx, [mail], now)
