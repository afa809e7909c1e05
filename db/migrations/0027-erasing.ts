import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** An order's history may lose what it tells of a person, and nothing else: only in a transaction that has a row in
 *  `erasing`, which no other transaction ever sees, and only of what is said, not of what happened, when and by whom. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, required } = columns(db)
  await db.schema
    .createTable("erasing")
    .addColumn("id", whole, (c) => c.primaryKey().notNull())
    .addColumn("at", text, required)
    .execute()
  if (isPostgres(db)) {
    await sql`drop trigger order_event_append_only on order_event`.execute(db)
    await sql`create trigger order_event_append_only before delete or truncate on order_event
      for each statement execute function hanout_append_only()`.execute(db)
    await sql`create function hanout_erased_only() returns trigger language plpgsql as $$ begin
      if exists (select 1 from erasing)
        and to_jsonb(new) - 'reason' - 'details' = to_jsonb(old) - 'reason' - 'details' then return new; end if;
      raise exception '% is append-only', tg_table_name; end $$`.execute(db)
    await sql`create trigger order_event_erased_only before update on order_event
      for each row execute function hanout_erased_only()`.execute(db)
    return
  }
  await sql`drop trigger order_event_no_update`.execute(db)
  await sql`create trigger order_event_no_update before update on order_event
    when not exists (select 1 from erasing)
      or new.id is not old.id or new.order_id is not old.order_id or new.at is not old.at
      or new.actor is not old.actor or new.actor_id is not old.actor_id or new.kind is not old.kind
      or new.from_status is not old.from_status or new.to_status is not old.to_status
    begin select raise(abort, 'order_event is append-only'); end`.execute(db)
}
