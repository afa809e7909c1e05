import type { Generated } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { MailKind, MailProblem, MailStatus } from "#core/mail/mail.ts"
import type { Json, Time } from "./column-types.ts"

/** Mail that waits, and what became of it. */
type MailOutboxTable = {
  id: Generated<number>
  document_id: string
  /** Unique key: a mail with the same key is written once. */
  key: string
  kind: MailKind
  locale: Locale
  recipient: string
  /** Values for the text; null once a mail that held a secret is sent. */
  data: Json | null
  status: Generated<MailStatus>
  tries: Generated<number>
  /** How often it went out whole and no answer came. */
  handed_over: Generated<number>
  next_try_at: Time
  last_problem: MailProblem | null
  /** Reply code of the mail server, such as 550. */
  last_code: number | null
  /** The lease of the process that sends it. */
  lease: string | null
  lease_until: Time | null
  created_at: Time
  sent_at: Time | null
}

/** Stock alerts, one for an address, a product and a variant. Deleted when the mail is written. */
type StockAlertTable = {
  id: Generated<number>
  product_id: number
  /** null = the whole product. */
  variant_id: number | null
  /** In small letters. */
  email: string
  locale: Locale
  /** Of the link that ends all alerts of the address. */
  token: string
  created_at: Time
}

export type MailSchema = { mail_outbox: MailOutboxTable; stock_alert: StockAlertTable }
