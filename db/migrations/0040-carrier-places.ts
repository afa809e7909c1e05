import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Communes as each account's carrier has them (docs/decisions/0048-carriers.md). */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table carrier_place (
      id ${key},
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      wilaya_code ${whole} not null,
      folded ${text} not null,
      name ${text} not null,
      place_id ${text},
      postcode ${text},
      has_desk ${whole} not null,
      is_delivered ${whole} not null,
      read_at ${text} not null,
      unique (account_id, wilaya_code, folded)
    )`,
  )
}
