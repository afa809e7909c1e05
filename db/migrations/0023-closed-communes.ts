import { columns, type MigrationDb } from "./columns.ts"

/** Communes to which the shop does not deliver. Until now it delivered to all communes of a wilaya. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .alterTable("commune")
    .addColumn("closed", whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
