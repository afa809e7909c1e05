import { columns, type MigrationDb } from "./columns.ts"

/** The shop's promises, off until the merchant chooses them. Before, every form promised cash on delivery and opening the parcel. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  for (const flag of ["promises_cash", "promises_opening", "promises_call"]) {
    await db.schema
      .alterTable("app_setting")
      .addColumn(flag, whole, (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable("app_setting")
    .addColumn("return_payer", text, (c) => c.notNull().defaultTo("shopper"))
    .execute()
  await db.schema
    .alterTable("app_setting")
    .addColumn("warranty_months", whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
