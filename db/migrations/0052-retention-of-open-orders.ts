import { sql } from "kysely"
import type { MigrationDb } from "./columns.ts"

/** Orders that nobody will deliver keep their person no longer than those that ended: the ones whose stock was released, and
 *  the ones that are still to be called. `db/customers/retention.ts` has the condition in the same words. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.dropIndex("orders_with_person").execute()
  await sql`create index orders_with_person on orders (created_at) where anonymized_at is null
    and (status in ('delivered', 'returned', 'cancelled', 'to-call-again') or stock_released_at is not null)`.execute(
    db,
  )
}
