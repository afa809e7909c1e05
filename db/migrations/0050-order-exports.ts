import { columns, type MigrationDb } from "./columns.ts"

/** When an order was last written into a carrier's file, whose, and by whom: it is not sent to a carrier twice by mistake. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  for (const name of ["exported_at", "exported_to", "exported_by"]) {
    await db.schema.alterTable("orders").addColumn(name, text).execute()
  }
}
