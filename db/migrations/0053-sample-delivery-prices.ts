import { columns, type MigrationDb } from "./columns.ts"

/** Whether the prices of a wilaya are the sample shop's, which the merchant has not confirmed. No price of before is. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .alterTable("wilaya")
    .addColumn("has_sample_prices", whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
