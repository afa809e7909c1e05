import { columns, type MigrationDb } from "./columns.ts"

/** New pictures of an import wait here: the library has them once a product of theirs is stored, and never when nothing is. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, required, refers } = columns(db)
  await db.schema
    .createTable("product_import_picture")
    .addColumn("import_id", whole, refers("product_import.id"))
    .addColumn("url", text, required)
    .addColumn("part", whole, required)
    .addColumn("facts", text)
    .addColumn("content", text, required)
    .addPrimaryKeyConstraint("product_import_picture_key", ["import_id", "url", "part"])
    .execute()
}
