import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Messages of visitors, the newsletter's subscribers, and the mail outbox (docs/decisions/0011-mail-and-accounts.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table contact_message (
      id ${key},
      document_id ${text} not null unique,
      status ${text} not null check (status in ('new', 'answered')),
      name ${text} not null,
      mobile ${text} not null,
      email ${text} not null,
      subject ${text} not null,
      message ${text} not null,
      locale ${text} not null,
      created_at ${text} not null,
      phone_key ${text} not null default ''
    )`,
    sql`create index contact_message_created_at on contact_message (created_at)`,
    sql`create index contact_message_phone_key on contact_message (phone_key)`,
    // Without `confirmed_at` no news may come.
    sql`create table subscriber (
      id ${key},
      email ${text} not null unique,
      locale ${text} not null,
      created_at ${text} not null,
      token ${text},
      confirmed_at ${text},
      asked_at ${text}
    )`,
    sql`create unique index subscriber_token on subscriber (token)`,
    sql`create table mail_outbox (
      id ${key},
      document_id ${text} not null unique,
      key ${text} not null unique,
      kind ${text} not null,
      locale ${text} not null,
      recipient ${text} not null,
      data ${text},
      status ${text} not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
      tries ${whole} not null default 0,
      handed_over ${whole} not null default 0,
      next_try_at ${text} not null,
      last_problem ${text},
      last_code ${whole},
      lease ${text},
      lease_until ${text},
      created_at ${text} not null,
      sent_at ${text}
    )`,
    sql`create index mail_outbox_due on mail_outbox (status, next_try_at)`,
    sql`create index mail_outbox_listed on mail_outbox (created_at, id, status, kind, recipient)`,
  )
}
