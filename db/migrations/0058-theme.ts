import { columns, type MigrationDb } from "./columns.ts"

/** The storefront's look: the merchant's draft, and the versions that were published. A theme is JSON. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, required, text, whole } = columns(db)
  await db.schema
    .createTable("shop_theme")
    .addColumn("id", whole, key)
    .addColumn("theme", text, required)
    .addColumn("published_at", text)
    .addColumn("edited_at", text, required)
    .execute()
  const draft = { theme: "{}", published_at: null, edited_at: "2026-11-21T00:00:00.000Z" }
  await db.insertInto("shop_theme").values(draft).execute()
}
