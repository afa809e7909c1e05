import { columns, type MigrationDb } from "./columns.ts"

/** What pages of information would say, for an hour: they have no drafts. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("page_preview")
    .addColumn("document_id", text, (c) => c.primaryKey().notNull())
    .addColumn("page_id", whole, refers("page.id"))
    .addColumn("texts", text, required)
    .addColumn("until", text, required)
    .execute()
}
