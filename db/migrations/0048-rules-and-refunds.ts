import { columns, type MigrationDb } from "./columns.ts"

/** By how its goods are delivered a rule chooses an order's carrier; and the amount of an order's payments that was given back. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema.alterTable("carrier_rule").addColumn("profile", text).execute()
  await db.schema
    .alterTable("orders")
    .addColumn("refunded", whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
