import { columns, type MigrationDb } from "./columns.ts"

/** What the console's numbers are counted from: new visitors by day, and events found by what and when. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, required } = columns(db)
  await db.schema
    .createTable("visitor_day")
    .addColumn("day", text, (c) => c.primaryKey().notNull())
    .addColumn("count", whole, required)
    .execute()
  await db.schema.createIndex("order_event_at").on("order_event").columns(["at", "to_status"]).execute()
}
