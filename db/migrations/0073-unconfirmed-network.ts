import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** The hidden network of an order that holds its units before anybody has confirmed it, so that those of one network can be
 *  counted (docs/decisions/0014-order-limits.md); null in all others, and in orders of before. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema.alterTable("orders").addColumn("unconfirmed_network", text).execute()
  await sql`create index orders_unconfirmed_network on orders (unconfirmed_network)
    where unconfirmed_network is not null`.execute(db)
}
