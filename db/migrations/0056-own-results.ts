import { sql } from "kysely"
import type { MigrationDb } from "./columns.ts"

/** Members of the staff look their own calls up. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index order_event_by_actor on order_event (actor_id, at) where actor_id is not null`.execute(db)
}
