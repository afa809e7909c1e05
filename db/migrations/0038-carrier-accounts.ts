import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Accounts at carriers, what they are asked to do in the background, and their quotas (docs/decisions/0048-carriers.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table carrier_account (
      id ${key},
      document_id ${text} not null unique,
      platform ${text} not null,
      name ${text} not null,
      base_url ${text} not null,
      keys ${text} not null,
      webhook_secret ${text},
      hook_key ${text} not null unique,
      division ${whole} not null check (division in (58, 69)),
      from_wilaya ${whole} not null,
      is_default ${whole} not null default 0,
      validates ${whole} not null default 0,
      may_be_opened ${whole} not null default 0,
      checked_at ${text},
      check_problem ${text},
      check_words ${text},
      created_at ${text} not null,
      edited_at ${text} not null
    )`,
    sql`create table carrier_task (
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      kind ${text} not null check (kind in ('send', 'follow', 'places')),
      next_at ${text},
      tries ${whole} not null default 0,
      problem ${text},
      words ${text},
      cursor ${text},
      done ${whole} not null default 0,
      finished_at ${text},
      lease ${text},
      lease_until ${text},
      primary key (account_id, kind)
    )`,
    sql`create index carrier_task_due on carrier_task (next_at) where next_at is not null`,
    sql`create table carrier_quota (
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      milliseconds ${whole} not null,
      started_at ${text} not null,
      used ${whole} not null,
      primary key (account_id, milliseconds)
    )`,
  )
}
