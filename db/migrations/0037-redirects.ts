import { columns, type MigrationDb } from "./columns.ts"

/** Addresses of another shop that lead to pages of this one. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema
    .createTable("redirect")
    .addColumn("from_path", text, (c) => c.primaryKey())
    .addColumn("to_path", text, (c) => c.notNull())
    .addColumn("created_at", text, (c) => c.notNull())
    .execute()
}
