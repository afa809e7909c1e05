import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** Carrier rules match the delivery profile of an order's goods; orders have the refunded amount of their payments. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema.alterTable("carrier_rule").addColumn("profile", text).execute()
  await db.schema
    .alterTable("orders")
    .addColumn("refunded", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  // Few orders are paid before the delivery: those that moved in have no row of a payment.
  await db.schema.createIndex("orders_paid").on("orders").column("id").where(sql`paid`, ">", 0).execute()
}
