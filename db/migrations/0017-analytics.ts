import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Visitors, and landing pages with what came of them by day. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table unique_visitors (
      id ${whole} not null primary key,
      count ${whole} not null
    )`,
    sql`insert into unique_visitors (id, count) values (1, 0)`,
    // New ones.
    sql`create table visitor_day (
      day ${text} not null primary key,
      count ${whole} not null
    )`,
    sql`create table landing_page (
      id ${key},
      document_id ${text} not null unique,
      slug ${text} not null unique,
      product ${text} not null,
      hidden ${whole} not null default 1,
      indexed ${whole} not null default 0,
      title ${text} not null,
      text ${text} not null,
      removed_at ${text},
      updated_at ${text} not null,
      edited_at ${text} not null
    )`,
    sql`create table landing_day (
      landing_page_id ${whole} not null references landing_page (id) on delete cascade,
      day ${text} not null,
      visits ${whole} not null default 0,
      orders ${whole} not null default 0,
      delivered ${whole} not null default 0,
      constraint landing_day_key primary key (landing_page_id, day)
    )`,
    sql`create index landing_day_by_day on landing_day (day)`,
    sql`create table landing_order (
      order_id ${whole} not null primary key references orders (id) on delete cascade,
      landing_page_id ${whole} not null references landing_page (id) on delete cascade,
      day ${text} not null
    )`,
    sql`create index landing_order_by_page on landing_order (landing_page_id)`,
  )
  await (isPostgres(db) ? countOnPostgres(db) : countOnSqlite(db))
}

/** One more or fewer on the day under which an order of a landing page is counted, whoever changes the order: where a merge or its
 *  status changes what it counts as. */
const recount = sql`update landing_day set
  orders = orders + (case when new.merged_into is null then 1 else 0 end)
    - (case when old.merged_into is null then 1 else 0 end),
  delivered = delivered + (case when new.status = 'delivered' then 1 else 0 end)
    - (case when old.status = 'delivered' then 1 else 0 end)
  where (landing_page_id, day) = (select landing_page_id, day from landing_order where order_id = new.id)`

const countOnSqlite = (db: MigrationDb) =>
  run(
    db,
    sql`create trigger landing_order_changed after update of status, merged_into on orders
      when exists (select 1 from landing_order where order_id = new.id)
      begin ${recount}; end`,
  )

const countOnPostgres = (db: MigrationDb) =>
  run(
    db,
    sql`create function hanout_landing_order_changed() returns trigger language plpgsql as $$ begin
      ${recount}; return null; end $$`,
    sql`create trigger landing_order_changed after update of status, merged_into on orders
      for each row execute function hanout_landing_order_changed()`,
  )
