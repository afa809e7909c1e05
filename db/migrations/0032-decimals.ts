import { columns, type MigrationDb } from "./columns.ts"

/** Whether amounts are shown with decimals only where there are centimes. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .alterTable("app_setting")
    .addColumn("decimals_as_needed", whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
