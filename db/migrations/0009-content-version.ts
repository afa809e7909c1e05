import type { MigrationDb } from "./columns.ts"

/** Sixteen rows that stand for the content's version together: a change touches one of them, so that orders on
 *  PostgreSQL do not all wait for the same row. */
export async function up(db: MigrationDb): Promise<void> {
  const rows = Array.from({ length: 15 }, (_, index) => ({ id: index + 2, version: "new" }))
  await db.insertInto("content_version").values(rows).execute()
}
