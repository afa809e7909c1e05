import { columns, type MigrationDb } from "./columns.ts"

/** The day on which the shop's week begins. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("app_setting")
    .addColumn("week_start", columns(db).text, (c) => c.notNull().defaultTo("saturday"))
    .execute()
}
