import { sql } from "kysely"
import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { fromDinars } from "#core/money.ts"
import { toDocumentId } from "../document-id.ts"
import { columns, type MigrationDb, run } from "./columns.ts"

/** The 58 wilayas with the prices that section 3 of the specification gives, and their communes. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    // Prices in centimes; null = asked by phone.
    sql`create table wilaya (
      code ${whole} not null primary key,
      document_id ${text} not null unique,
      name ${text} not null unique,
      namear ${text} not null unique,
      desk ${whole},
      home ${whole},
      desk_served ${whole} not null default 1 check (desk_served in (0, 1)),
      home_served ${whole} not null default 1 check (home_served in (0, 1)),
      days_min ${whole} check (days_min >= 0),
      days_max ${whole} check (days_max >= days_min),
      has_sample_prices ${whole} not null default 0
    )`,
    sql`create table commune (
      id ${key},
      wilaya_code ${whole} not null references wilaya (code) on delete cascade,
      name ${text} not null,
      namear ${text} not null,
      constraint commune_wilaya_name unique (wilaya_code, name)
    )`,
    // How a carrier writes a commune where that is not the shop's own spelling.
    sql`create table carrier_commune (
      carrier ${text} not null,
      commune_id ${whole} not null references commune (id) on delete cascade,
      name ${text} not null,
      constraint carrier_commune_key primary key (carrier, commune_id)
    )`,
  )
  await insertPlaces(db)
}

const centimes = (dinars: number | undefined) => (dinars === undefined ? null : fromDinars(dinars))

async function insertPlaces(db: MigrationDb): Promise<void> {
  const places: { code: number; name: string; namear: string; desk?: number; home?: number }[] = wilayas
  const rows = places.map(({ code, name, namear, desk, home }) => ({
    code,
    name,
    namear,
    desk: centimes(desk),
    home: centimes(home),
    document_id: toDocumentId(`wilaya:${code}`),
  }))
  await db.insertInto("wilaya").values(rows).execute()
  for (const { code, communes } of wilayas) {
    const rows = communes.map(({ name, namear }) => ({ wilaya_code: code, name, namear }))
    await db.insertInto("commune").values(rows).execute()
  }
}
