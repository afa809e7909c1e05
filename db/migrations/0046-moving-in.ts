import { type RawBuilder, sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Moving in from another shop. An import has the keys of the brands and categories that are stored with its products. Orders and reviews
 *  of before are no events (0034-events.ts): while its transaction has a row in `moving_in`, which no other one ever sees, nothing of them
 *  is logged. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`alter table product_import add column names ${text}`,
    sql`create table moving_in (id ${whole} not null primary key check (id = 1), at ${text} not null)`,
  )
  const isOnPostgres = isPostgres(db)
  for (const { name, on, only, log } of triggers(isOnPostgres)) {
    const trigger = sql.id(name)
    const quiet = sql`${log} where not exists (select 1 from moving_in)`
    await run(
      db,
      ...(isOnPostgres
        ? [
            sql`create or replace function ${sql.id(`log_${name}`)}() returns trigger language plpgsql as $$
              begin ${quiet}; return null; end$$`,
          ]
        : [
            sql`drop trigger ${trigger}`,
            sql`create trigger ${trigger} after insert on ${sql.id(on)}
              ${only ? sql`when ${only}` : sql``} begin ${quiet}; end`,
          ]),
    )
  }
}

type Trigger = { name: string; on: string; only?: RawBuilder<unknown>; log: RawBuilder<unknown> }

/** Those of 0034-events.ts, as they stand there. */
function triggers(isOnPostgres: boolean): Trigger[] {
  const object = isOnPostgres ? sql`json_build_object` : sql`json_object`
  const asText = isOnPostgres ? sql`::text` : sql``
  return [
    {
      name: "order_event_told",
      on: "order_event",
      only: sql`new.kind <> 'note'`,
      log: sql`insert into shop_event (kind, subject, details, at)
        select 'order.' || case when new.kind <> 'status' then new.kind when new.from_status is null then 'placed' else new.to_status end,
          (select document_id from orders where id = new.order_id),
          ${object}('from', new.from_status, 'to', new.to_status)${asText}, new.at`,
    },
    {
      name: "review_received_told",
      on: "review",
      log: sql`insert into shop_event (kind, subject, details) select 'review.received', new.document_id, null`,
    },
  ]
}
