import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import type { MigrationDb } from "./columns.ts"

/** On SQLite "insert or replace" deletes a row without a word to the trigger of deletions: a row of an order's history
 *  could be written over. PostgreSQL has no such statement. */
export async function up(db: MigrationDb): Promise<void> {
  if (isPostgres(db)) return
  await sql`create trigger order_event_no_replace before insert on order_event
    when exists (select 1 from order_event where id = new.id)
    begin select raise(abort, 'order_event is append-only'); end`.execute(db)
}
