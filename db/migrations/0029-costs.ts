import { columns, type MigrationDb } from "./columns.ts"

/** What one unit costs the shop: of a product, of a variant where it costs something else, and of an order's line as it was then.
 *  Null = not told, or what the product costs. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema.alterTable("product").addColumn("cost", whole).execute()
  await db.schema.alterTable("product_variant").addColumn("cost", whole).execute()
  await db.schema.alterTable("order_line").addColumn("unit_cost", whole).execute()
}
