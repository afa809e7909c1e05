import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** Several addresses of a shopper, one of them the usual one, and who wants to be told when a product is back. */
export async function up(db: MigrationDb): Promise<void> {
  await addAddresses(db)
  await addStockAlerts(db)
}

async function addAddresses(db: MigrationDb) {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("shopper_address")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, refers("shopper_user.id"))
    .addColumn("wilaya", text, required)
    .addColumn("commune", text, required)
    .addColumn("address", text, required)
    .addColumn("usual", whole, required)
    .addColumn("created_at", text, required)
    .execute()
  await db.schema.createIndex("shopper_address_user_id").on("shopper_address").column("user_id").execute()
  await sql`create unique index shopper_address_usual on shopper_address (user_id) where usual = 1`.execute(db)
  await sql`
    insert into shopper_address (id, user_id, wilaya, commune, address, usual, created_at)
    select id, id, wilaya, commune, address, 1, updated_at from shopper_user
    where wilaya <> '' or commune <> '' or address <> ''`.execute(db)
  for (const column of ["wilaya", "commune", "address"]) {
    await db.schema.alterTable("shopper_user").dropColumn(column).execute()
  }
}

async function addStockAlerts(db: MigrationDb) {
  const { text, whole, key, required, refers } = columns(db)
  await db.schema
    .createTable("stock_alert")
    .addColumn("id", whole, key)
    .addColumn("product_id", whole, refers("product.id"))
    .addColumn("email", text, required)
    .addColumn("locale", text, required)
    .addColumn("token", text, required)
    .addColumn("created_at", text, required)
    .addUniqueConstraint("stock_alert_once", ["product_id", "email"])
    .execute()
  await db.schema.createIndex("stock_alert_email").on("stock_alert").column("email").execute()
  await db.schema.createIndex("stock_alert_token").on("stock_alert").column("token").execute()
}
