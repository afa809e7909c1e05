import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** How far the log of stock movements is counted in `product.sell_count`, in one row; from its beginning. */
export async function up(db: MigrationDb): Promise<void> {
  const { required, whole } = columns(db)
  await db.schema
    .createTable("sell_count_progress")
    .addColumn("id", whole, (c) => c.primaryKey())
    .addColumn("movement_id", whole, required)
    .execute()
  await sql`insert into sell_count_progress (id, movement_id) values (1, 0)`.execute(db)
}
