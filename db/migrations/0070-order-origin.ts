import { columns, type MigrationDb } from "./columns.ts"

/** The page whose form placed an order: a product's or the cart's; null in orders of before, and in those taken by phone. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema.alterTable("orders").addColumn("placed_on", text).execute()
}
