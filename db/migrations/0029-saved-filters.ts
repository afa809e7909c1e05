import { columns, type MigrationDb } from "./columns.ts"

/** Searches in the list of orders that members of staff keep under a name, for themselves or for the team. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, required, refers, unique } = columns(db)
  await db.schema
    .createTable("saved_filter")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("staff_id", text, refers("staff_user.id"))
    .addColumn("name", text, required)
    .addColumn("query", text, required)
    .addColumn("shared", whole, required)
    .addColumn("created_at", text, required)
    .addUniqueConstraint("saved_filter_name", ["staff_id", "name"])
    .execute()
}
