import { columns, type MigrationDb } from "./columns.ts"

/** Pages that the merchant adds stand beside those of information; they can be hidden, and removed for a while. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  for (const column of ["own", "hidden"]) {
    await db.schema
      .alterTable("page")
      .addColumn(column, whole, (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.alterTable("page").addColumn("removed_at", text).execute()
}
