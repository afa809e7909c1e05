import { columns, type MigrationDb } from "./columns.ts"

/** What is known of a picture's file beside its size. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  for (const column of ["hash", "dominant_color", "placeholder"]) {
    await db.schema.alterTable("media").addColumn(column, text).execute()
  }
}
