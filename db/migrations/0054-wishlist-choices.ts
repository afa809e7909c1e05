import { columns, type MigrationDb } from "./columns.ts"

/** The variant that was chosen of a product in an account's wishlist, by the codes of its colour and size; "" = none. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  for (const name of ["color", "size"]) {
    await db.schema
      .alterTable("shopper_wish")
      .addColumn(name, text, (c) => c.notNull().defaultTo(""))
      .execute()
  }
}
