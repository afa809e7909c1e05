import type { MigrationDb } from "./columns.ts"

/** The reviews of a product are read a page at a time and counted by their stars, without looking at all of them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createIndex("review_product_date")
    .on("review")
    .columns(["product_id", "status", "date desc", "id", "rating"])
    .execute()
}
