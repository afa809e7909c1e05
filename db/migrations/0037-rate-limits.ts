import { columns, type MigrationDb } from "./columns.ts"

/** When a window ends, networks that accounts were signed in from, and why addresses of clients are not known. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, required } = columns(db)
  // Empty in rows of before, which are deleted two days after they began.
  await db.schema.alterTable("rate_window").addColumn("expires_at", text).execute()
  await db.schema.createIndex("rate_window_expires_at").on("rate_window").column("expires_at").execute()
  await db.schema.createIndex("shopper_link_email").on("shopper_link").column("email").execute()
  await db.schema
    .createTable("known_network")
    .addColumn("subject", text, required)
    .addColumn("owner", text, required)
    .addColumn("network", text, required)
    .addColumn("seen_at", text, required)
    .addPrimaryKeyConstraint("known_network_key", ["subject", "owner", "network"])
    .execute()
  await db.schema.createIndex("known_network_seen_at").on("known_network").column("seen_at").execute()
  await db.schema
    .createTable("unknown_address")
    .addColumn("reason", text, (c) => c.primaryKey().notNull())
    .addColumn("seen_at", text, required)
    .execute()
}
