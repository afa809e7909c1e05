import type { MigrationDb } from "./columns.ts"

/** The row that products without a brand have: no brand of the shop's, and listed nowhere. Its documentId is none that a
 *  request can name. */
export async function up(db: MigrationDb): Promise<void> {
  await db.insertInto("brand").values({ id: 0, document_id: "none", slug: "", name: "" }).execute()
}
