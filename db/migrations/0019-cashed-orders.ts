import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** When the shop got the money of an order, and who said so. Until now "delivered" meant both: orders that are delivered
 *  count as cashed since. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await run(
    db,
    sql`alter table orders add column cashed_at ${text}`,
    sql`alter table orders add column cashed_by ${text}`,
    sql`update orders set cashed_at = coalesce((select max(e.at) from order_event e where e.order_id = orders.id
      and e.kind = 'status' and e.to_status = 'delivered'), created_at) where status = 'delivered'`,
  )
}
