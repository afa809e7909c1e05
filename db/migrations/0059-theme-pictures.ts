import { columns, type MigrationDb } from "./columns.ts"

/** Logos and favicons of the theme, with the bytes of all their forms as base64 in parts of a bounded size. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, refers, required, text, unique, whole } = columns(db)
  await db.schema
    .createTable("theme_picture")
    .addColumn("id", whole, key)
    .addColumn("url", text, unique)
    .addColumn("width", whole, required)
    .addColumn("height", whole, required)
    .addColumn("used_at", text, required)
    .execute()
  await db.schema
    .createTable("theme_file")
    .addColumn("name", text, required)
    .addColumn("part", whole, required)
    .addColumn("theme_picture_id", whole, refers("theme_picture.id"))
    .addColumn("content", text, required)
    .addPrimaryKeyConstraint("theme_file_key", ["name", "part"])
    .execute()
  await db.schema.createIndex("theme_file_by_picture").on("theme_file").column("theme_picture_id").execute()
}
