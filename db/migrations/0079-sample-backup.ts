import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Clearing the sample is undone from a backup: the rows that an earlier clearing kept for its undo go, and no order of the
 *  history is deleted any more. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, required, text, whole } = columns(db)
  await (isPostgres(db) ? postgresTriggers(db) : sqliteTriggers(db))
  for (const table of ["sample_removed", "sample_order_removal", "sample_clearing"]) {
    await db.schema.dropTable(table).execute()
  }
  await db.schema
    .createTable("sample_clearing")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("staff_name", text, required)
    .addColumn("backup", text, required)
    .addColumn("removed", text, required)
    .execute()
}

async function sqliteTriggers(db: MigrationDb): Promise<void> {
  await sql`drop trigger order_event_no_delete`.execute(db)
  await sql`create trigger order_event_no_delete before delete on order_event
    begin select raise(abort, 'order_event is append-only'); end`.execute(db)
}

async function postgresTriggers(db: MigrationDb): Promise<void> {
  await sql`drop trigger order_event_removed_only on order_event`.execute(db)
  await sql`drop function hanout_removed_only()`.execute(db)
  await sql`drop trigger order_event_append_only on order_event`.execute(db)
  await sql`create trigger order_event_append_only before delete or truncate on order_event
    for each statement execute function hanout_append_only()`.execute(db)
}
