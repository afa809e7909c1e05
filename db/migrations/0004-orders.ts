import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, refers, mayRefer, unique, required } = columns(db)

  await db.schema
    .createTable("orders")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("token", text, unique)
    .addColumn("status", text, required)
    .addColumn("firstname", text, required)
    .addColumn("lastname", text, required)
    .addColumn("mobile", text, required)
    .addColumn("wilaya_code", whole, (c) => c.notNull().references("wilaya.code"))
    .addColumn("commune_id", whole, (c) => c.notNull().references("commune.id"))
    .addColumn("wilaya", text, required)
    .addColumn("commune", text, required)
    .addColumn("delivery", text, required)
    .addColumn("locale", text, required)
    .addColumn("amount", whole, (c) => c.notNull().check(sql`amount >= 0`))
    .addColumn("delivery_price", whole)
    .addColumn("total", whole, required)
    .addColumn("client_date", text, required)
    .addColumn("created_at", text, required)
    .execute()
  await db.schema.createIndex("orders_created_at").on("orders").column("created_at").execute()

  // A line outlives its product: it has the names and prices of the moment of the order.
  await db.schema
    .createTable("order_line")
    .addColumn("id", whole, key)
    .addColumn("order_id", whole, refers("orders.id"))
    .addColumn("product_id", whole, mayRefer("product.id"))
    .addColumn("position", whole, required)
    .addColumn("slug", text, required)
    .addColumn("sku", text, required)
    .addColumn("title", text, required)
    .addColumn("color", text)
    .addColumn("quantity", whole, (c) => c.notNull().check(sql`quantity >= 1`))
    .addColumn("unit_price", whole, required)
    .addColumn("line_total", whole, required)
    .addColumn("image", text)
    .execute()
  await db.schema.createIndex("order_line_order_id").on("order_line").column("order_id").execute()
}
