import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** How the team signs in: one row. Off, as it was before. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .createTable("staff_rule")
    .addColumn("id", whole, (c) => c.primaryKey().notNull().check(sql`id = 1`))
    .addColumn("second_factor_required", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.insertInto("staff_rule").values({ id: 1, second_factor_required: 0 }).execute()
}
