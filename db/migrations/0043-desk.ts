import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Previews of unsaved sections of a home page, one row for each session and page; and an index of what carriers owe (the filter "to
 *  cash"), which delivered orders leave when they are cashed. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await run(
    db,
    sql`create table section_preview (
      session_id ${text} not null references staff_session (id) on delete cascade,
      page ${text} not null,
      sections ${text} not null,
      until ${text} not null,
      primary key (session_id, page)
    )`,
    sql`create index orders_to_cash on orders (status, created_at, id)
      where status = 'delivered' and cashed_at is null`,
  )
}
