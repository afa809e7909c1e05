import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import type { MigrationDb } from "./columns.ts"

/** The audit log may lose sign-ins that failed or were stopped, once they are 89 days old by the database's own clock, and
 *  nothing else. They are deleted after 90: the day between is for clocks that differ. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index audit_log_failed on audit_log (at)
    where action in ('sign-in-failed', 'sign-in-stopped')`.execute(db)
  if (isPostgres(db)) {
    await sql`drop trigger audit_log_append_only on audit_log`.execute(db)
    await sql`create trigger audit_log_append_only before update or truncate on audit_log
      for each statement execute function hanout_append_only()`.execute(db)
    await sql`create function hanout_failed_sign_in_only() returns trigger language plpgsql as $$ begin
      if old.action in ('sign-in-failed', 'sign-in-stopped')
        and old.at < to_char(now() at time zone 'utc' - interval '89 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        then return old; end if;
      raise exception '% is append-only', tg_table_name; end $$`.execute(db)
    await sql`create trigger audit_log_failed_sign_in_only before delete on audit_log
      for each row execute function hanout_failed_sign_in_only()`.execute(db)
    return
  }
  await sql`drop trigger audit_log_no_delete`.execute(db)
  await sql`create trigger audit_log_no_delete before delete on audit_log
    when old.action not in ('sign-in-failed', 'sign-in-stopped')
      or old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-89 days')
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}
