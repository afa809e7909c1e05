import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Who works in the shop, how they sign in, and what they changed. */
export async function up(db: MigrationDb): Promise<void> {
  await addUsers(db)
  await addSignIn(db)
  await addTwoFactor(db)
  await addInvitations(db)
  await addAudit(db)
}

/** Somebody who has left keeps row and name, which orders and the audit log point at. */
async function addUsers(db: MigrationDb) {
  const { text, whole, required, unique } = columns(db)
  await db.schema
    .createTable("staff_user")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("name", text, required)
    .addColumn("email", text, unique)
    .addColumn("email_verified", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("image", text)
    .addColumn("role", text, (c) => c.notNull().check(sql`role in ('owner', 'manager', 'agent', 'editor')`))
    .addColumn("locale", text, required)
    .addColumn("two_factor_enabled", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("removed_at", text)
    .execute()
}

async function addSignIn(db: MigrationDb) {
  const { text, required, unique, refers } = columns(db)
  await db.schema
    .createTable("staff_session")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("token", text, unique)
    .addColumn("user_id", text, refers("staff_user.id"))
    .addColumn("expires_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("ip_address", text)
    .addColumn("user_agent", text)
    .execute()
  await db.schema.createIndex("staff_session_user_id").on("staff_session").column("user_id").execute()
  await db.schema
    .createTable("staff_account")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("account_id", text, required)
    .addColumn("provider_id", text, required)
    .addColumn("user_id", text, refers("staff_user.id"))
    .addColumn("access_token", text)
    .addColumn("refresh_token", text)
    .addColumn("id_token", text)
    .addColumn("access_token_expires_at", text)
    .addColumn("refresh_token_expires_at", text)
    .addColumn("scope", text)
    .addColumn("password", text)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute()
  await db.schema.createIndex("staff_account_user_id").on("staff_account").column("user_id").execute()
  await db.schema
    .createTable("staff_verification")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("identifier", text, required)
    .addColumn("value", text, required)
    .addColumn("expires_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute()
  await db.schema.createIndex("staff_verification_identifier").on("staff_verification").column("identifier").execute()
}

async function addTwoFactor(db: MigrationDb) {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("staff_two_factor")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, refers("staff_user.id"))
    .addColumn("secret", text, required)
    .addColumn("backup_codes", text, required)
    .addColumn("verified", whole, (c) => c.notNull().defaultTo(1))
    .addColumn("failed_verification_count", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("locked_until", text)
    .execute()
  await db.schema.createIndex("staff_two_factor_user_id").on("staff_two_factor").column("user_id").execute()
}

/** Links by which one becomes a member, or a member takes a new password, once. The one of the first owner was made by
 *  nobody. */
async function addInvitations(db: MigrationDb) {
  const { text, whole, key, required, unique } = columns(db)
  await db.schema
    .createTable("staff_invitation")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("token_hash", text, unique)
    .addColumn("role", text, required)
    .addColumn("note", text)
    .addColumn("staff_id", text, (c) => c.references("staff_user.id").onDelete("cascade"))
    .addColumn("invited_by", text, (c) => c.references("staff_user.id").onDelete("cascade"))
    .addColumn("created_at", text, required)
    .addColumn("expires_at", text, required)
    .execute()
}

/** Rows are added and stay as they are, whoever writes. */
async function addAudit(db: MigrationDb) {
  const { text, whole, key, required } = columns(db)
  await db.schema
    .createTable("audit_log")
    .addColumn("id", whole, key)
    .addColumn("at", text, required)
    .addColumn("staff_id", text)
    .addColumn("staff_name", text)
    .addColumn("action", text, required)
    .addColumn("resource", text, required)
    .addColumn("document_id", text)
    .addColumn("before", text)
    .addColumn("after", text)
    .addColumn("address", text)
    .execute()
  await db.schema.createIndex("audit_log_at").on("audit_log").column("at").execute()
  await db.schema.createIndex("audit_log_staff_id").on("audit_log").column("staff_id").execute()
  await db.schema.createIndex("audit_log_document").on("audit_log").columns(["resource", "document_id"]).execute()
  if (isPostgres(db)) {
    await sql`create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function hanout_append_only()`.execute(db)
    return
  }
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
  }
  // "insert or replace" deletes without a word to the trigger of deletions.
  await sql`create trigger audit_log_no_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}
