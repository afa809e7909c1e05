import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Communes and desks as each account's carrier has them (docs/decisions/0048-carriers.md). */
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
      wilaya ${text},
      place_id ${text},
      postcode ${text},
      has_desk ${whole} not null,
      is_delivered ${whole} not null,
      read_at ${text} not null,
      unique (account_id, wilaya_code, folded)
    )`,
    sql`create table carrier_desk (
      id ${key},
      account_id ${whole} not null references carrier_account (id) on delete cascade,
      desk_id ${text} not null,
      wilaya_code ${whole} not null,
      folded ${text} not null,
      name ${text} not null,
      commune ${text},
      address ${text},
      hours ${text},
      phones ${text} not null,
      read_at ${text} not null,
      unique (account_id, desk_id)
    )`,
    sql`create index carrier_desk_by_wilaya on carrier_desk (account_id, wilaya_code)`,
  )
}
