import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Prices of a commune's own and home delivery that is closed there; the desk of an order, as it was when it was chosen; how a product is delivered. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema.alterTable("commune").addColumn("home", whole).execute()
  await db.schema.alterTable("commune").addColumn("desk", whole).execute()
  await db.schema
    .alterTable("commune")
    .addColumn("home_closed", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable("orders").addColumn("desk", text).execute()
  await db.schema
    .alterTable("product")
    .addColumn("delivery_profile", text, (c) => c.notNull().defaultTo("standard"))
    .execute()
  await db.schema.alterTable("product").addColumn("delivery_surcharge", whole).execute()
  await run(db, sql`create index carrier_desk_of_wilaya on carrier_desk (wilaya_code, account_id)`)
}
