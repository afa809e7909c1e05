import { columns, type MigrationDb } from "./columns.ts"

/** Who of the staff did what is in an order's history: names can be chosen, and two people may have the same. What was
 *  written before knows names alone. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("order_event").addColumn("actor_id", columns(db).text).execute()
}
