import { sql } from "kysely"
import { wilayaFor } from "#core/carriers/place-key.ts"
import { placeKey } from "#core/delivery/place-key.ts"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** A commune as a carrier's list has it (carriers/adapter.ts). */
export type ToldPlace = {
  id: string | null
  name: string
  wilayaCode: number
  wilaya?: string | null
  postcode: string | null
  hasDesk: boolean
  isDelivered: boolean
}

/** Communes that are stored of one account: the country has 1541. */
export const maxPlaces = 4000

/** Stores a page of a carrier's communes. */
export async function storePlaces(db: Db, accountId: number, places: readonly ToldPlace[], now: Date): Promise<void> {
  const rows = places.map((place) => ({
    account_id: accountId,
    wilaya_code: place.wilayaCode,
    folded: placeKey(place.name).slice(0, 100),
    name: place.name.slice(0, 100),
    wilaya: place.wilaya?.slice(0, 100) ?? null,
    place_id: place.id,
    postcode: place.postcode,
    has_desk: place.hasDesk ? (1 as const) : (0 as const),
    is_delivered: place.isDelivered ? (1 as const) : (0 as const),
    read_at: now.toISOString(),
  }))
  // One row for each key: a list may have one twice, and one statement must not write a row twice.
  const unique = [...new Map(rows.map((row) => [`${row.wilaya_code} ${row.folded}`, row])).values()]
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < unique.length; from += 100) {
      await tx
        .insertInto("carrier_place")
        .values(unique.slice(from, from + 100))
        .onConflict((conflict) =>
          conflict.columns(["account_id", "wilaya_code", "folded"]).doUpdateSet((e) => ({
            name: e.ref("excluded.name"),
            wilaya: e.ref("excluded.wilaya"),
            place_id: e.ref("excluded.place_id"),
            postcode: e.ref("excluded.postcode"),
            has_desk: e.ref("excluded.has_desk"),
            is_delivered: e.ref("excluded.is_delivered"),
            read_at: e.ref("excluded.read_at"),
          })),
        )
        .execute()
    }
  })
}

/** A desk as a carrier's list has it (carriers/adapter.ts). */
export type ToldDesk = {
  id: string
  name: string
  address: string | null
  hours: string | null
  phones: string[]
  wilayaCode: number
  commune: string | null
}

/** Stores a page of a carrier's desks. */
export async function storeDesks(db: Db, accountId: number, desks: readonly ToldDesk[], now: Date): Promise<void> {
  const unique = [...new Map(desks.map((desk) => [desk.id, desk])).values()]
  await inTransaction(db, async (tx) => {
    for (const desk of unique) {
      const values = {
        wilaya_code: desk.wilayaCode,
        folded: placeKey(desk.commune ?? "").slice(0, 100),
        name: desk.name.slice(0, 200),
        commune: desk.commune?.slice(0, 100) ?? null,
        address: desk.address?.slice(0, 300) ?? null,
        hours: desk.hours?.slice(0, 200) ?? null,
        phones: JSON.stringify(desk.phones.slice(0, 5)),
        read_at: now.toISOString(),
      }
      await tx
        .insertInto("carrier_desk")
        .values({ account_id: accountId, desk_id: desk.id, ...values })
        .onConflict((conflict) => conflict.columns(["account_id", "desk_id"]).doUpdateSet(values))
        .execute()
    }
  })
}

/** Deletes the communes and desks that the last whole reading of the list did not have.
 *  @param since when that reading began */
export async function deleteOldPlaces(db: Db, accountId: number, since: string): Promise<void> {
  for (const table of ["carrier_place", "carrier_desk"] as const) {
    await db.deleteFrom(table).where("account_id", "=", accountId).where("read_at", "<", since).execute()
  }
}

/** The shop's open communes that an account's list lacks, by wilaya, at most `max`. */
export async function listUnmatched(
  db: Db,
  account: { id: number; division: 58 | 69 },
  carrier: string | null,
  max: number,
) {
  const communes = await db
    .selectFrom("commune as c")
    .leftJoin("carrier_commune as s", (join) =>
      join.onRef("s.commune_id", "=", "c.id").on(sql<boolean>`s.carrier = ${carrier ?? ""}`),
    )
    .select(["c.name", "s.name as spelling", "c.wilaya_code as of58"])
    .select((e) => e.fn.coalesce("c.wilaya_2026", "c.wilaya_code").as("of69"))
    .where("c.closed", "=", 0)
    .orderBy("c.id")
    .execute()
  const places = await db
    .selectFrom("carrier_place")
    .select(["wilaya_code", "folded"])
    .where("account_id", "=", account.id)
    .limit(maxPlaces)
    .execute()
  if (places.length === 0) return []
  const known = new Set(places.map(({ wilaya_code, folded }) => `${wilaya_code} ${folded}`))
  return communes
    .map(({ name, spelling, ...codes }) => ({ name, spelling, wilaya: wilayaFor(account.division, codes) }))
    .filter(({ name, spelling, wilaya }) => !known.has(`${wilaya} ${placeKey(spelling ?? name)}`))
    .slice(0, max)
    .map(({ name, wilaya }) => ({ wilaya, commune: name }))
}

/** A wilaya as an account's carrier spells it; undefined where its list names none. */
export async function wilayaAtCarrier(db: Db, accountId: number, code: number): Promise<string | undefined> {
  const named = db.selectFrom("carrier_place").select("wilaya").where("account_id", "=", accountId)
  const one = await named.where("wilaya_code", "=", code).where("wilaya", "is not", null).limit(1).executeTakeFirst()
  return one?.wilaya ?? undefined
}
