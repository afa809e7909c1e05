import { columns, type MigrationDb } from "./columns.ts"

/** Pictures of places that belong to no product: the heroes of the home pages, their banners. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, refers } = columns(db)
  await db.schema
    .createTable("shop_picture")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("media_id", whole, refers("media.id"))
    .execute()
}
