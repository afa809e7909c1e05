import { columns, type MigrationDb } from "./columns.ts"

/** Products that the staff has deleted and may restore. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, refers, required, text, whole } = columns(db)
  await db.schema
    .createTable("removed_product")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("document_id", text, required)
    .addColumn("content", text, required)
    .execute()
  // Their requests to be told of stock: found by the link of a mail, which a stranger may open, without reading any content.
  await db.schema
    .createTable("removed_stock_alert")
    .addColumn("id", whole, key)
    .addColumn("removed_id", whole, refers("removed_product.id"))
    .addColumn("email", text, required)
    .addColumn("token", text, required)
    .addColumn("content", text, required)
    .execute()
  for (const column of ["removed_id", "email", "token"]) {
    await db.schema.createIndex(`removed_stock_alert_${column}`).on("removed_stock_alert").column(column).execute()
  }
  await db.schema.createIndex("removed_product_at").on("removed_product").column("at").execute()
  await db.schema.createIndex("removed_product_document").on("removed_product").column("document_id").execute()
}
