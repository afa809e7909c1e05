import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

type Merged = { order_id: number; details: string }

/** Which order another one was merged into: nobody cancelled it, so no number counts it. The index has merged orders alone,
 *  so that numbers can leave them out without a look at every order. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema.alterTable("orders").addColumn("merged_into", whole).execute()
  await sql`create index orders_merged on orders (created_at, mobile) where merged_into is not null`.execute(db)
  const { rows } = await sql<Merged>`select order_id, details from order_event
    where kind = 'status' and to_status = 'cancelled' and reason = 'merged' and details is not null`.execute(db)
  for (const { order_id: id, details } of rows) {
    // Such as HN-26-000042: the number ends with the key.
    const into = Number(/(\d+)$/.exec(String(JSON.parse(details).into ?? ""))?.[1])
    if (into > 0) await db.updateTable("orders").set({ merged_into: into }).where("id", "=", id).execute()
  }
}
