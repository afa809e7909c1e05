import { columns, type MigrationDb } from "./columns.ts"

/** When backups are made by themselves, and what became of those that the console knows. `slot` names the day of a scheduled
 *  one: of several processes the one that stores it makes the backup. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, required, text, whole } = columns(db)
  await db.schema
    .createTable("backup_schedule")
    .addColumn("id", whole, (c) => c.primaryKey().notNull())
    .addColumn("hour", whole)
    .addColumn("keep_files", whole, required)
    .execute()
  await db.insertInto("backup_schedule").values({ id: 1, hour: null, keep_files: 14 }).execute()
  await db.schema
    .createTable("backup_run")
    .addColumn("id", whole, key)
    .addColumn("slot", text, (c) => c.unique())
    .addColumn("staff_name", text)
    .addColumn("started_at", text, required)
    .addColumn("ended_at", text)
    .addColumn("name", text)
    .addColumn("bytes", whole)
    .addColumn("error", text)
    .execute()
  await db.schema.createIndex("backup_run_ended").on("backup_run").column("ended_at").execute()
}
