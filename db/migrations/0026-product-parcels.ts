import { columns, type MigrationDb } from "./columns.ts"

/** Weight of one packed unit in grams, and its sides in centimetres; null = not known. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  for (const column of ["weight", "parcel_length", "parcel_width", "parcel_height"]) {
    await db.schema.alterTable("product").addColumn(column, whole).execute()
  }
}
