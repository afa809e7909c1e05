import { columns, type MigrationDb } from "./columns.ts"

/** The menus that the merchant has edited; one without a row is the default one. Its entries are JSON. */
export async function up(db: MigrationDb): Promise<void> {
  const { required, text } = columns(db)
  await db.schema
    .createTable("shop_menu")
    .addColumn("menu", text, (c) => c.primaryKey().notNull())
    .addColumn("entries", text, required)
    .addColumn("edited_at", text, required)
    .execute()
}
