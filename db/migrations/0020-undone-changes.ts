import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Which change of status an undo took back; null in the history of before, where it was always the one right before it. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await run(
    db,
    sql`alter table order_event add column undoes ${whole}`,
    sql`create index order_event_undoes on order_event (undoes) where undoes is not null`,
  )
}
