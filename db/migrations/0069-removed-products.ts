import { columns, type MigrationDb } from "./columns.ts"

/** Products that the staff has deleted and may restore. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, required, text, whole } = columns(db)
  await db.schema
    .createTable("removed_product")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("document_id", text, required)
    .addColumn("content", text, required)
    .execute()
  await db.schema.createIndex("removed_product_at").on("removed_product").column("at").execute()
  await db.schema.createIndex("removed_product_document").on("removed_product").column("document_id").execute()
}
