import { columns, type MigrationDb } from "./columns.ts"

/** Coupons that are not listed. Those that exist stay on the page of coupons, where the console has said that they are. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .alterTable("coupon")
    .addColumn("is_public", whole, (c) => c.notNull().defaultTo(1))
    .execute()
}
