import { columns, type MigrationDb } from "./columns.ts"

/** The sections of the home pages. A page without a row in `section_page` has the default ones. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, required } = columns(db)
  await db.schema
    .createTable("section_page")
    .addColumn("page", text, (c) => c.primaryKey().notNull())
    .addColumn("edited_at", text, required)
    .execute()
  await db.schema
    .createTable("page_section")
    .addColumn("id", whole, key)
    .addColumn("page", text, (c) => c.notNull().references("section_page.page").onDelete("cascade"))
    .addColumn("position", whole, required)
    .addColumn("kind", text, required)
    .addColumn("hidden", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("starts_at", text)
    .addColumn("ends_at", text)
    .addColumn("content", text, required)
    .execute()
  await db.schema.createIndex("page_section_by_page").on("page_section").columns(["page", "position"]).execute()
}
