import { columns, type MigrationDb } from "./columns.ts"

/** The languages in which the shop is shown: all, until the merchant says otherwise. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("app_setting")
    .addColumn("languages", columns(db).text, (c) => c.notNull().defaultTo('["fr","ar","en"]'))
    .execute()
}
