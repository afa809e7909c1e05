import { sql } from "kysely"
import type { MigrationDb } from "./columns.ts"

/** The few changes of orders that took another one back: whoever counts what was done asks each time whether it still
 *  holds. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index order_event_undo on order_event (order_id, id) where reason = 'undo'`.execute(db)
}
