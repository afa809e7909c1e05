import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** Shoppers' accounts, apart from the staff's, and whose an order is. */
export async function up(db: MigrationDb): Promise<void> {
  await addPeople(db)
  await addSignIn(db)
  await addLinks(db)
  const { text } = columns(db)
  await db.schema.alterTable("orders").addColumn("shopper_id", text).execute()
  await db.schema.createIndex("orders_shopper_id").on("orders").column("shopper_id").execute()
  await db.schema.createIndex("orders_email").on("orders").column("email").execute()
}

async function addPeople(db: MigrationDb) {
  const { text, whole, required, unique } = columns(db)
  const blank = (c: Parameters<typeof required>[0]) => c.notNull().defaultTo("")
  await db.schema
    .createTable("shopper_user")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("name", text, required)
    .addColumn("email", text, unique)
    .addColumn("email_verified", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("image", text)
    .addColumn("login_mobile", text)
    .addColumn("locale", text, required)
    .addColumn("firstname", text, required)
    .addColumn("lastname", text, required)
    .addColumn("mobile", text, blank)
    .addColumn("wilaya", text, blank)
    .addColumn("commune", text, blank)
    .addColumn("address", text, blank)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute()
  await db.schema.createIndex("shopper_user_login_mobile").on("shopper_user").column("login_mobile").execute()
}

async function addSignIn(db: MigrationDb) {
  const { text, required, unique, refers } = columns(db)
  await db.schema
    .createTable("shopper_session")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("token", text, unique)
    .addColumn("user_id", text, refers("shopper_user.id"))
    .addColumn("expires_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("ip_address", text)
    .addColumn("user_agent", text)
    .execute()
  await db.schema.createIndex("shopper_session_user_id").on("shopper_session").column("user_id").execute()
  await db.schema
    .createTable("shopper_account")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("account_id", text, required)
    .addColumn("provider_id", text, required)
    .addColumn("user_id", text, refers("shopper_user.id"))
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
  await db.schema.createIndex("shopper_account_user_id").on("shopper_account").column("user_id").execute()
  await db.schema
    .createTable("shopper_verification")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("identifier", text, required)
    .addColumn("value", text, required)
    .addColumn("expires_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute()
}

async function addLinks(db: MigrationDb) {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("shopper_link")
    .addColumn("token_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("kind", text, (c) => c.notNull().check(sql`kind in ('account', 'password')`))
    .addColumn("email", text, required)
    .addColumn("firstname", text)
    .addColumn("lastname", text)
    .addColumn("password", text)
    .addColumn("locale", text, required)
    .addColumn("user_id", text, (c) => c.references("shopper_user.id").onDelete("cascade"))
    .addColumn("expires_at", text, required)
    .execute()
  await db.schema
    .createTable("shopper_wish")
    .addColumn("user_id", text, refers("shopper_user.id"))
    .addColumn("slug", text, required)
    .addColumn("position", whole, required)
    .addPrimaryKeyConstraint("shopper_wish_key", ["user_id", "slug"])
    .execute()
}
