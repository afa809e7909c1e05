import { columns, type MigrationDb } from "./columns.ts"

/** When the process that makes a backup last said so: one that is killed says nothing any more. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema.alterTable("backup_run").addColumn("touched_at", text).execute()
}
