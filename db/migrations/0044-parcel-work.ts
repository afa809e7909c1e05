import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Parcels: lost replies, calls after a failed attempt, the shopper's answer, options; rules that choose the carrier, and the carriers'
 *  prices (docs/decisions/0048-carriers.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  const add = async (column: string, type: ReturnType<typeof columns>["text"]) => {
    await run(db, sql`alter table parcel add column ${sql.ref(column)} ${type}`)
  }
  await add("lost_at", text)
  await add("to_call_at", text)
  await add("exchanged_goods", text)
  await add("answer", text)
  await add("answer_day", text)
  await add("answer_phone", text)
  await add("answered_at", text)
  await add("answer_told_at", text)
  await add("is_fragile", sql`${whole} not null default 0`)
  await add("tells_answer", sql`${whole} not null default 0`)
  await run(
    db,
    sql`update parcel set to_call_at = coalesce(last_event_at, status_at)
      where state = 'created' and status = 'failed-attempt'
      and (attended_at is null or attended_at < coalesce(last_event_at, status_at))`,
    sql`alter table parcel drop column attended_at`,
    sql`create index parcel_to_call on parcel (to_call_at, id) where to_call_at is not null`,
    sql`create index parcel_answers on parcel (account_id, id) where tells_answer = 1`,
    sql`create table carrier_rule (
      id ${key},
      document_id ${text} not null unique,
      position ${whole} not null unique,
      wilayas ${text} not null,
      delivery ${text} check (delivery in ('home', 'desk')),
      min_total ${whole},
      max_total ${whole},
      choice ${text} not null check (choice in ('account', 'cheapest', 'best-rate')),
      account_id ${whole} references carrier_account (id) on delete cascade
    )`,
    sql`create table carrier_fee (
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      wilaya_code ${whole} not null,
      folded ${text} not null,
      home ${whole},
      desk ${whole},
      read_at ${text} not null,
      primary key (account_id, wilaya_code, folded)
    )`,
  )
}
