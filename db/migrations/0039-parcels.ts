import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Parcels at carriers, what became of them, and webhooks that wait to be read (docs/decisions/0048-carriers.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table parcel (
      id ${key},
      document_id ${text} not null unique,
      order_id ${whole} not null references orders (id) on delete cascade,
      account_id ${whole} references carrier_account (id) on delete set null,
      reference ${text} not null,
      state ${text} not null check (state in ('waiting', 'claimed', 'created', 'rejected', 'unknown', 'cancelled')),
      claimed_at ${text},
      problem ${text},
      words ${text},
      desk_id ${text},
      desk ${text},
      tracking ${text},
      carrier_id ${text},
      label_url ${text},
      validated_at ${text},
      status ${text},
      status_at ${text},
      word ${text},
      reason ${text},
      last_event_at ${text},
      attended_at ${text},
      next_poll_at ${text},
      staff_id ${text} not null,
      staff_name ${text} not null,
      created_at ${text} not null,
      sent_at ${text}
    )`,
    // An order has one parcel at a time, whoever sends it and however often.
    sql`create unique index parcel_of_order on parcel (order_id) where state in ('waiting', 'claimed', 'created', 'unknown')`,
    sql`create index parcel_by_order on parcel (order_id, id)`,
    sql`create index parcel_queue on parcel (account_id, state, id)`,
    sql`create index parcel_by_tracking on parcel (account_id, tracking)`,
    sql`create index parcel_polls on parcel (account_id, next_poll_at) where next_poll_at is not null`,
    sql`create index parcel_by_state on parcel (state, id)`,
    sql`create index parcel_by_status on parcel (status, last_event_at)`,
    sql`create table parcel_event (
      id ${key},
      parcel_id ${whole} not null references parcel (id) on delete cascade,
      key ${text} not null,
      at ${text} not null,
      word ${text} not null,
      status ${text},
      reason ${text},
      place ${text},
      unique (parcel_id, key)
    )`,
    sql`create index parcel_event_listed on parcel_event (parcel_id, at, id)`,
    sql`create table carrier_hook (
      id ${key},
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      received_at ${text} not null,
      events ${text} not null
    )`,
    sql`create index carrier_hook_queue on carrier_hook (account_id, id)`,
  )
}
