import { columns, type MigrationDb } from "./columns.ts"

/** What one unit of a product weighs in grams, and its sizes in centimetres as it is packed; null = not known. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  for (const column of ["weight", "parcel_length", "parcel_width", "parcel_height"]) {
    await db.schema.alterTable("product").addColumn(column, whole).execute()
  }
}
