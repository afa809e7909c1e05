import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The columns of a token's private CSV address. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await run(db, sql`alter table api_token add column sheet ${text}`)
}
