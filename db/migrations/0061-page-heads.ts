import { columns, type MigrationDb } from "./columns.ts"

/** What the merchant wrote for search engines, the words in the search field, and the banner in English. */
export async function up(db: MigrationDb): Promise<void> {
  const { required, text } = columns(db)
  await db.schema
    .createTable("page_head")
    .addColumn("page", text, (c) => c.primaryKey().notNull())
    .addColumn("title", text, required)
    .addColumn("description", text, required)
    .addColumn("picture", text)
    .addColumn("edited_at", text, required)
    .execute()
  await db.schema
    .alterTable("app_setting")
    .addColumn("banner_en", text, (c) => c.notNull().defaultTo(""))
    .execute()
  await db.schema
    .alterTable("app_setting_text")
    .addColumn("search_hint", text, (c) => c.notNull().defaultTo(""))
    .execute()
}
