import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The shop's own messages to buyers in one row: one for each kind and language, as JSON. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await run(
    db,
    sql`create table order_messages (
      id ${whole} not null primary key check (id = 1),
      texts ${text} not null,
      edited_at ${text} not null
    )`,
    sql`insert into order_messages (id, texts, edited_at) values (1, '{}', '2026-11-21T00:00:00.000Z')`,
  )
}
