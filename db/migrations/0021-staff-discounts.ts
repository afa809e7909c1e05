import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The part of an order's discount that somebody of the staff agreed to, and how much each role may agree to. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`alter table orders add column staff_discount ${whole} not null default 0`,
    // In per cents of the goods. A role without a row has the default of core/orders/staff-discount.ts.
    sql`create table discount_limit (
      role ${text} not null primary key,
      percent ${whole} not null check (percent between 0 and 100)
    )`,
  )
}
