import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Stock alerts for one variant of a product: once for an address, a product and a variant; null = the whole product. */
export async function up(db: MigrationDb): Promise<void> {
  if (isPostgres(db)) await addColumn(db)
  else await rebuildTable(db)
  await sql`
    create unique index stock_alert_choice on stock_alert (product_id, coalesce(variant_id, 0), email)`.execute(db)
  await db.schema.createIndex("stock_alert_variant_id").on("stock_alert").column("variant_id").execute()
}

async function addColumn(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await sql`alter table stock_alert drop constraint stock_alert_once`.execute(db)
  await db.schema
    .alterTable("stock_alert")
    .addColumn("variant_id", whole, (c) => c.references("product_variant.id").onDelete("cascade"))
    .execute()
}

/** SQLite drops no constraint of a table. The keys go on where they were: a mail is named by its alert's. */
async function rebuildTable(db: MigrationDb): Promise<void> {
  const { text, whole, key, required, refers } = columns(db)
  await db.schema.alterTable("stock_alert").renameTo("stock_alert_before").execute()
  await db.schema
    .createTable("stock_alert")
    .addColumn("id", whole, key)
    .addColumn("product_id", whole, refers("product.id"))
    .addColumn("email", text, required)
    .addColumn("locale", text, required)
    .addColumn("token", text, required)
    .addColumn("created_at", text, required)
    .addColumn("variant_id", whole, (c) => c.references("product_variant.id").onDelete("cascade"))
    .execute()
  await sql`
    insert into stock_alert (id, product_id, email, locale, token, created_at)
    select id, product_id, email, locale, token, created_at from stock_alert_before`.execute(db)
  await sql`delete from sqlite_sequence where name = 'stock_alert'`.execute(db)
  await sql`
    insert into sqlite_sequence (name, seq)
    select 'stock_alert', seq from sqlite_sequence where name = 'stock_alert_before'`.execute(db)
  await db.schema.dropTable("stock_alert_before").execute()
  await db.schema.createIndex("stock_alert_email").on("stock_alert").column("email").execute()
  await db.schema.createIndex("stock_alert_token").on("stock_alert").column("token").execute()
}
