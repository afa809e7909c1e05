import type { Carrier } from "#core/delivery/carrier.ts"
import type { Db, Tx } from "../database.ts"
import { findCommune } from "./wilayas.ts"

/** A commune by its French name in a wilaya, and how a carrier spells it. */
export type Spelling = { wilaya: number; commune: string; name: string }

/** The communes that a carrier spells in its own way. */
export const listSpellings = (db: Db, carrier: Carrier): Promise<Spelling[]> =>
  db
    .selectFrom("carrier_commune")
    .innerJoin("commune", "commune.id", "carrier_commune.commune_id")
    .select(["commune.wilaya_code as wilaya", "commune.name as commune", "carrier_commune.name"])
    .where("carrier", "=", carrier)
    .orderBy("commune.id")
    .execute()

/** `loaded` as it was read, `name` as it shall be; null = the shop's own spelling. */
export type SpellingChange = { wilaya: number; commune: string; loaded: string | null; name: string | null }

export type SpellingResult = { kind: "changed" } | { kind: "meanwhile" } | { kind: "unknown"; index: number }

/** Changes how a carrier spells communes, each if it still is as it was read; a spelling that is the shop's own is none.
 *  Unless all are changed the transaction must not stand. */
export async function changeSpellings(tx: Tx, carrier: Carrier, changes: SpellingChange[]): Promise<SpellingResult> {
  const found = []
  for (const [index, { wilaya, commune: wanted, loaded, name }] of changes.entries()) {
    const commune = await findCommune(tx, wilaya, wanted)
    // Changes are told apart and recorded by French names.
    if (commune?.name !== wanted) return { kind: "unknown", index }
    found.push({ id: commune.id, loaded, name: name === commune.name ? null : name })
  }
  // In one order, so that two who save at once do not wait for each other in a circle.
  for (const { id, loaded, name } of found.toSorted((a, b) => a.id - b.id)) {
    if (!(await changeSpelling(tx, { carrier, id }, loaded, name))) {
      return { kind: "meanwhile" }
    }
  }
  return { kind: "changed" }
}

type Key = { carrier: Carrier; id: number }

/** @returns whether it was as loaded */
async function changeSpelling(tx: Tx, { carrier, id }: Key, loaded: string | null, name: string | null) {
  if (loaded === null) {
    if (name === null) return (await ownSpelling(tx, { carrier, id })) === undefined
    const { numInsertedOrUpdatedRows: rows } = await tx
      .insertInto("carrier_commune")
      .values({ carrier, commune_id: id, name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return rows === 1n
  }
  const { numUpdatedRows: rows } = await tx
    .updateTable("carrier_commune")
    .set({ name: name ?? loaded })
    .where("carrier", "=", carrier)
    .where("commune_id", "=", id)
    .where("name", "=", loaded)
    .executeTakeFirst()
  if (rows === 1n && name === null) {
    await tx.deleteFrom("carrier_commune").where("carrier", "=", carrier).where("commune_id", "=", id).execute()
  }
  return rows === 1n
}

const ownSpelling = (tx: Tx, { carrier, id }: Key) =>
  tx
    .selectFrom("carrier_commune")
    .select("name")
    .where("carrier", "=", carrier)
    .where("commune_id", "=", id)
    .executeTakeFirst()
