import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** What the public lists are filtered, searched and sorted by without reading whole rows: a row of texts holds the whole
 *  description, an index entry only what a filter can name. */
export async function up(db: MigrationDb): Promise<void> {
  await createImports(db)
  const index = (name: string, table: string, names: string[]) =>
    db.schema.createIndex(name).on(table).columns(names).execute()
  await index("product_color_hex", "product_color", ["hex", "product_id"])
  await index("product_color_text_name", "product_color_text", ["locale", "name", "color_id"])
  await index("post_has_tag_tag", "post_has_tag", ["tag_id", "post_id"])
  // PostgreSQL bounds an index's entries, and keeps the long columns of a row elsewhere: there the rows are read.
  if (isPostgres(db)) return
  await index("product_text_listed", "product_text", [
    "locale",
    "product_id",
    "name",
    "unit",
    "short_description",
    "search",
  ])
}

/** Imports of products that are under way: their rows wait here, so that storing them takes many short transactions. */
async function createImports(db: MigrationDb): Promise<void> {
  const { text, whole, key, required, refers } = columns(db)
  await db.schema
    .createTable("product_import")
    .addColumn("id", whole, key)
    .addColumn("status", text, required)
    .addColumn("active", whole, (column) => column.unique())
    .addColumn("touched_at", text, required)
    .execute()
  await db.schema
    .createTable("product_import_row")
    .addColumn("import_id", whole, refers("product_import.id"))
    .addColumn("position", whole, required)
    .addColumn("product_id", whole)
    .addColumn("sku", text, required)
    .addColumn("slug", text, required)
    .addColumn("edited_at", text)
    .addColumn("stock_change", whole, required)
    .addColumn("content", text, required)
    .addPrimaryKeyConstraint("product_import_row_key", ["import_id", "position"])
    .execute()
}
