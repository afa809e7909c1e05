import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** Mail on its way, an order's address for it, and who confirmed that the shop's news may come. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, unique, required } = columns(db)
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("key", text, unique)
    .addColumn("kind", text, required)
    .addColumn("locale", text, required)
    .addColumn("recipient", text, required)
    .addColumn("data", text)
    .addColumn("status", text, (c) =>
      c.notNull().defaultTo("waiting").check(sql`status in ('waiting', 'sent', 'failed')`),
    )
    .addColumn("tries", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("handed_over", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("next_try_at", text, required)
    .addColumn("last_problem", text)
    .addColumn("last_code", whole)
    .addColumn("lease", text)
    .addColumn("lease_until", text)
    .addColumn("created_at", text, required)
    .addColumn("sent_at", text)
    .execute()
  await db.schema.createIndex("mail_outbox_due").on("mail_outbox").columns(["status", "next_try_at"]).execute()
  await db.schema.alterTable("orders").addColumn("email", text).execute()
  // Of those who asked before there was a question: they were never asked, and get no news until they are.
  const subscribers = db.schema.alterTable("subscriber")
  await subscribers.addColumn("token", text).execute()
  await subscribers.addColumn("confirmed_at", text).execute()
  await subscribers.addColumn("asked_at", text).execute()
  await db.schema.createIndex("subscriber_token").on("subscriber").column("token").unique().execute()
}
