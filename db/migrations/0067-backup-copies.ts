import { columns, type MigrationDb } from "./columns.ts"

/** What became of the copy of a backup on another machine. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema.alterTable("backup_run").addColumn("copied_at", text).execute()
  await db.schema.alterTable("backup_run").addColumn("copied_to", text).execute()
  await db.schema.alterTable("backup_run").addColumn("copy_error", text).execute()
}
