import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Landing pages, and what came of them by day. Triggers follow the orders that came from one: whoever changes an order, the
 *  day under which it is counted tells what became of it. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, refers, required, text, unique, whole } = columns(db)
  await db.schema
    .createTable("landing_page")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("slug", text, unique)
    .addColumn("product", text, required)
    .addColumn("hidden", whole, (c) => c.notNull().defaultTo(1))
    .addColumn("indexed", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("title", text, required)
    .addColumn("text", text, required)
    .addColumn("removed_at", text)
    .addColumn("updated_at", text, required)
    .addColumn("edited_at", text, required)
    .execute()
  await db.schema
    .createTable("landing_day")
    .addColumn("landing_page_id", whole, refers("landing_page.id"))
    .addColumn("day", text, required)
    .addColumn("visits", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("orders", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("delivered", whole, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("landing_day_key", ["landing_page_id", "day"])
    .execute()
  await db.schema.createIndex("landing_day_by_day").on("landing_day").column("day").execute()
  await db.schema
    .createTable("landing_order")
    .addColumn("order_id", whole, (c) => c.primaryKey().notNull().references("orders.id").onDelete("cascade"))
    .addColumn("landing_page_id", whole, refers("landing_page.id"))
    .addColumn("day", text, required)
    .execute()
  await db.schema.createIndex("landing_order_by_page").on("landing_order").column("landing_page_id").execute()
  await (isPostgres(db) ? postgresTrigger(db) : sqliteTrigger(db))
}

/** One more or fewer on the day of a marked order, where a merge or its status changes what it counts as. */
const recount = sql`update landing_day set
  orders = orders + (case when new.merged_into is null then 1 else 0 end)
    - (case when old.merged_into is null then 1 else 0 end),
  delivered = delivered + (case when new.status = 'delivered' then 1 else 0 end)
    - (case when old.status = 'delivered' then 1 else 0 end)
  where (landing_page_id, day) = (select landing_page_id, day from landing_order where order_id = new.id)`

async function sqliteTrigger(db: MigrationDb): Promise<void> {
  await sql`create trigger landing_order_changed after update of status, merged_into on orders
    when exists (select 1 from landing_order where order_id = new.id)
    begin ${recount}; end`.execute(db)
}

async function postgresTrigger(db: MigrationDb): Promise<void> {
  await sql`create function hanout_landing_order_changed() returns trigger language plpgsql as $$ begin
    ${recount}; return null; end $$`.execute(db)
  await sql`create trigger landing_order_changed after update of status, merged_into on orders
    for each row execute function hanout_landing_order_changed()`.execute(db)
}
