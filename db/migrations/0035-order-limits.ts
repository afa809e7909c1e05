import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** Maximums of one order, and the release of stock that nobody confirmed in time (docs/decisions/0014-order-limits.md).
 *  Shops that exist get the defaults; a maximum of units that a merchant has set stays as that of a product. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  const settings = db.schema.alterTable("app_setting")
  await settings.addColumn("max_lines", whole, (c) => c.defaultTo(30).check(sql`max_lines >= 1`)).execute()
  await settings.addColumn("max_units", whole, (c) => c.defaultTo(100).check(sql`max_units >= 1`)).execute()
  await settings.addColumn("release_hours", whole, (c) => c.defaultTo(72).check(sql`release_hours >= 1`)).execute()
  await db.updateTable("app_setting").set({ max_quantity: 20 }).where("max_quantity", "is", null).execute()
  await db.schema.alterTable("orders").addColumn("stock_released_at", text).execute()
  // What the job looks for, and what the console's list is filtered by.
  await sql`create index orders_new_with_stock on orders (status, created_at, id)
    where status = 'new' and stock_released_at is null`.execute(db)
  await sql`create index orders_stock_released on orders (created_at, id)
    where stock_released_at is not null`.execute(db)
}
