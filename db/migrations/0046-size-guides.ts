import { columns, type MigrationDb } from "./columns.ts"

/** Size guides, one for each kind of sizes. Texts and cells are JSON, in three languages. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, unique, required } = columns(db)
  await db.schema
    .createTable("size_guide")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("kind", text, unique)
    .addColumn("active", whole, (c) => c.notNull().defaultTo(1))
    .addColumn("note", text, required)
    .addColumn("headings", text, required)
    .addColumn("cells", text, required)
    .addColumn("updated_at", text, required)
    .execute()
}
