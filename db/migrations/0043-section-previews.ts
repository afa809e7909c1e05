import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Unsaved sections of a home page, for the preview beside their form: one row of each session and page. */
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
  )
}
