import { columns, type MigrationDb } from "./columns.ts"

/** Cost of one unit: of a product, of a variant where it differs, and of an order's line at the time of the order. Null = not known, or
 *  that of the product. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema.alterTable("product").addColumn("cost", whole).execute()
  await db.schema.alterTable("product_variant").addColumn("cost", whole).execute()
  await db.schema.alterTable("order_line").addColumn("unit_cost", whole).execute()
}
