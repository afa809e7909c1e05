import { columns, type MigrationDb } from "./columns.ts"

/** How far texts have borrowed again since another language became the main one; a row while that is under way. */
export async function up(db: MigrationDb): Promise<void> {
  const { required, text, whole } = columns(db)
  await db.schema
    .createTable("text_borrowing")
    .addColumn("id", whole, (c) => c.primaryKey().notNull())
    .addColumn("main_locale", text, required)
    .addColumn("table_name", text, required)
    .addColumn("after_key", whole, required)
    .execute()
}
