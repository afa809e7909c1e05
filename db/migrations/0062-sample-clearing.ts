import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Columns that refer to something that clearing the sample deletes: without an index each deletion reads the whole table. */
const referring: [table: string, column: string][] = [
  ["product", "image_id"],
  ["product", "brand_id"],
  ["product_media", "media_id"],
  ["product_color", "image_id"],
  ["product_variant", "image_id"],
  ["post", "image_id"],
  ["post", "category_id"],
  ["post_media", "media_id"],
  ["order_line", "variant_id"],
  ["stock_movement", "order_id"],
]

/** What the sample shop brought, as it was then, and what clearing has removed. An order's history may be deleted in a
 *  transaction that names the order in `sample_order_removal`, which no other transaction ever sees. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, refers, required, text, whole } = columns(db)
  await db.schema
    .createTable("sample_row")
    .addColumn("kind", text, required)
    .addColumn("row_id", whole, required)
    .addColumn("hash", text, required)
    .addPrimaryKeyConstraint("sample_row_key", ["kind", "row_id"])
    .execute()
  await db.schema
    .createTable("sample_clearing")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("staff_name", text, required)
    .execute()
  await db.schema
    .createTable("sample_removed")
    .addColumn("id", whole, key)
    .addColumn("clearing_id", whole, refers("sample_clearing.id"))
    .addColumn("at", text, required)
    .addColumn("kind", text, required)
    .addColumn("row_id", whole, required)
    .addColumn("content", text, required)
    .execute()
  await db.schema.createIndex("sample_removed_at").on("sample_removed").column("at").execute()
  await db.schema.createIndex("sample_removed_kind").on("sample_removed").columns(["kind", "id"]).execute()
  await db.schema.createIndex("sample_removed_clearing").on("sample_removed").column("clearing_id").execute()
  await db.schema
    .createTable("sample_order_removal")
    .addColumn("order_id", whole, (c) => c.primaryKey().notNull())
    .addColumn("at", text, required)
    .execute()
  for (const [table, column] of referring) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
  await (isPostgres(db) ? postgresTriggers(db) : sqliteTriggers(db))
}

async function sqliteTriggers(db: MigrationDb): Promise<void> {
  await sql`drop trigger order_event_no_delete`.execute(db)
  await sql`create trigger order_event_no_delete before delete on order_event
    when not exists (select 1 from sample_order_removal where order_id = old.order_id)
    begin select raise(abort, 'order_event is append-only'); end`.execute(db)
}

async function postgresTriggers(db: MigrationDb): Promise<void> {
  await sql`drop trigger order_event_append_only on order_event`.execute(db)
  await sql`create trigger order_event_append_only before truncate on order_event
    for each statement execute function hanout_append_only()`.execute(db)
  await sql`create function hanout_removed_only() returns trigger language plpgsql as $$ begin
    if exists (select 1 from sample_order_removal where order_id = old.order_id) then return old; end if;
    raise exception '% is append-only', tg_table_name; end $$`.execute(db)
  await sql`create trigger order_event_removed_only before delete on order_event
    for each row execute function hanout_removed_only()`.execute(db)
}
