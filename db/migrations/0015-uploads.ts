import { columns, type MigrationDb } from "./columns.ts"

/** Pictures that the merchant uploads: what their files were called, and the bytes, as base64 in parts of a bounded size
 *  so that a backup's page of rows never holds many of them. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, refers, required } = columns(db)
  await db.schema.alterTable("media").addColumn("file_name", text).execute()
  await db.schema
    .createTable("media_file")
    .addColumn("media_id", whole, refers("media.id"))
    .addColumn("part", whole, required)
    .addColumn("content", text, required)
    .addPrimaryKeyConstraint("media_file_key", ["media_id", "part"])
    .execute()
}
