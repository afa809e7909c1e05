import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Members of the staff, their sign-in, and the audit log. */
export async function up(db: MigrationDb): Promise<void> {
  await createMembers(db)
  await createSessions(db)
  await createAuditLog(db)
  await (isPostgres(db) ? protectOnPostgres(db) : protectOnSqlite(db))
}

async function createMembers(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // Somebody who has left keeps row and name, which orders and the audit log point at.
    sql`create table staff_user (
      id ${text} not null primary key,
      name ${text} not null,
      email ${text} not null unique,
      email_verified ${whole} not null default 0,
      image ${text},
      role ${text} not null check (role in ('owner', 'manager', 'agent', 'editor')),
      locale ${text} not null,
      two_factor_enabled ${whole} not null default 0,
      created_at ${text} not null,
      updated_at ${text} not null,
      removed_at ${text},
      name_folded ${text} not null default ''
    )`,
    sql`create unique index staff_user_name on staff_user (name_folded)`,
    // Links by which one becomes a member, or a member takes a new password, once. The one of the first owner was made by nobody.
    sql`create table staff_invitation (
      id ${key},
      document_id ${text} not null unique,
      token_hash ${text} not null unique,
      role ${text} not null,
      note ${text},
      staff_id ${text} references staff_user (id) on delete cascade,
      invited_by ${text} references staff_user (id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    // How the team signs in: one row.
    sql`create table staff_rule (
      id ${whole} not null primary key check (id = 1),
      second_factor_required ${whole} not null default 0
    )`,
    sql`insert into staff_rule (id, second_factor_required) values (1, 0)`,
    // Searches in the list of orders.
    sql`create table saved_filter (
      id ${key},
      document_id ${text} not null unique,
      staff_id ${text} not null references staff_user (id) on delete cascade,
      name ${text} not null,
      query ${text} not null,
      shared ${whole} not null,
      created_at ${text} not null,
      constraint saved_filter_name unique (staff_id, name)
    )`,
  )
}

/** Tables of Better Auth. Sessions hold the hash of what the cookie holds. */
async function createSessions(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`create table staff_session (
      id ${text} not null primary key,
      token ${text} not null unique,
      user_id ${text} not null references staff_user (id) on delete cascade,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      ip_address ${text},
      user_agent ${text}
    )`,
    sql`create index staff_session_user_id on staff_session (user_id)`,
    sql`create table staff_account (
      id ${text} not null primary key,
      account_id ${text} not null,
      provider_id ${text} not null,
      user_id ${text} not null references staff_user (id) on delete cascade,
      access_token ${text},
      refresh_token ${text},
      id_token ${text},
      access_token_expires_at ${text},
      refresh_token_expires_at ${text},
      scope ${text},
      password ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index staff_account_user_id on staff_account (user_id)`,
    sql`create table staff_verification (
      id ${text} not null primary key,
      identifier ${text} not null,
      value ${text} not null,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index staff_verification_identifier on staff_verification (identifier)`,
    sql`create table staff_two_factor (
      id ${text} not null primary key,
      user_id ${text} not null references staff_user (id) on delete cascade,
      secret ${text} not null,
      backup_codes ${text} not null,
      verified ${whole} not null default 1,
      failed_verification_count ${whole} not null default 0,
      locked_until ${text}
    )`,
    sql`create index staff_two_factor_user_id on staff_two_factor (user_id)`,
  )
}

async function createAuditLog(db: MigrationDb): Promise<void> {
  const { key, text } = columns(db)
  await run(
    db,
    sql`create table audit_log (
      id ${key},
      at ${text} not null,
      staff_id ${text},
      staff_name ${text},
      action ${text} not null,
      resource ${text} not null,
      document_id ${text},
      "before" ${text},
      "after" ${text},
      address ${text},
      search ${text} not null default ''
    )`,
    // All that a list is filtered, counted and sorted by.
    sql`create index audit_log_listed on audit_log (at, id, staff_id, action, resource, document_id)`,
    sql`create index audit_log_staff on audit_log (staff_id, at, id)`,
    sql`create index audit_log_document on audit_log (document_id, at, id)`,
    sql`create index audit_log_failed on audit_log (at) where action in ('sign-in-failed', 'sign-in-stopped')`,
  )
}

/** Entries are added and stay as they are, whoever writes, but for sign-ins that failed or were stopped: these may go once they are
 *  89 days old by the database's own clock. They are deleted after 90: the day between is for clocks that differ. */
const protectOnSqlite = (db: MigrationDb) =>
  run(
    db,
    sql`create trigger audit_log_no_update before update on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`,
    sql`create trigger audit_log_no_delete before delete on audit_log
      when old.action not in ('sign-in-failed', 'sign-in-stopped')
        or old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-89 days')
      begin select raise(abort, 'audit_log is append-only'); end`,
    // "insert or replace" deletes without a word to the trigger of deletions.
    sql`create trigger audit_log_no_replace before insert on audit_log
      when exists (select 1 from audit_log where id = new.id)
      begin select raise(abort, 'audit_log is append-only'); end`,
    // PostgreSQL bounds an index's entries: there the rows are read.
    sql`create index audit_log_searched on audit_log (at, id, search)`,
  )

const protectOnPostgres = (db: MigrationDb) =>
  run(
    db,
    sql`create trigger audit_log_append_only before update or truncate on audit_log
      for each statement execute function hanout_append_only()`,
    sql`create function hanout_failed_sign_in_only() returns trigger language plpgsql as $$ begin
      if old.action in ('sign-in-failed', 'sign-in-stopped')
        and old.at < to_char(now() at time zone 'utc' - interval '89 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        then return old; end if;
      raise exception '% is append-only', tg_table_name; end $$`,
    sql`create trigger audit_log_failed_sign_in_only before delete on audit_log
      for each row execute function hanout_failed_sign_in_only()`,
  )
