import { type Carrier, carriers } from "#core/delivery/carrier.ts"
import { type CommuneValues, isSameCommune, plainCommune } from "#core/delivery/commune-values.ts"
import type { Centimes } from "#core/money.ts"
import type { Db, Tx } from "../database.ts"
import { listCommuneValues } from "../delivery/commune-values.ts"
import { listSpellings, type Spelling } from "../delivery/spellings.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"
import { isSameValue } from "./same-value.ts"

/** Delivery terms of a wilaya, of the 58 or of those of 2026. */
export type MovedWilaya = {
  code: number
  desk: Centimes | null
  home: Centimes | null
  deskServed: boolean
  homeServed: boolean
  daysMin: number | null
  daysMax: number | null
  followsParent: boolean
  /** Whether the prices are the sample shop's and not confirmed yet. */
  hasSamplePrices: boolean
  isSaved: boolean
}

/** The same of a commune, by its French name in one of the 58; prices in centimes. */
type MovedCommune = { wilaya: number; commune: string } & CommuneValues

/** All delivery terms of a shop, and the carriers' spellings of communes. */
export type MovedDelivery = {
  wilayas: MovedWilaya[]
  communes: MovedCommune[]
  spellings: ({ carrier: Carrier } & Spelling)[]
}

/** Reads the delivery terms of the shop: every wilaya, and the communes with terms of their own. */
export async function readMovedDelivery(db: Db): Promise<MovedDelivery> {
  const rows = await db
    .selectFrom("wilaya")
    .select(["code", "desk", "home", "desk_served", "home_served", "days_min as daysMin", "days_max as daysMax"])
    .select(["follows_parent", "has_sample_prices", "saved"])
    .orderBy("code")
    .execute()
  const spellings = []
  for (const carrier of carriers)
    for (const spelling of await listSpellings(db, carrier)) spellings.push({ carrier, ...spelling })
  return {
    wilayas: rows.map(({ desk_served, home_served, follows_parent, has_sample_prices, saved, ...row }) => ({
      ...row,
      deskServed: desk_served === 1,
      homeServed: home_served === 1,
      followsParent: follows_parent === 1,
      hasSamplePrices: has_sample_prices === 1,
      isSaved: saved === 1,
    })),
    communes: await listCommuneValues(db),
    spellings,
  }
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const updateWilaya = (tx: Tx, { code, ...values }: MovedWilaya) =>
  tx
    .updateTable("wilaya")
    .set({
      desk: values.desk,
      home: values.home,
      desk_served: flag(values.deskServed),
      home_served: flag(values.homeServed),
      days_min: values.daysMin,
      days_max: values.daysMax,
      follows_parent: flag(values.followsParent),
      has_sample_prices: flag(values.hasSamplePrices),
      saved: flag(values.isSaved),
    })
    .where("code", "=", code)
    .execute()

const updateCommune = (tx: Tx, id: number, { closed, homeClosed, home, desk }: CommuneValues) =>
  tx
    .updateTable("commune")
    .set({ closed: flag(closed), home_closed: flag(homeClosed), home, desk })
    .where("id", "=", id)
    .execute()

const upsertSpelling = (tx: Tx, id: number, { carrier, name }: MovedDelivery["spellings"][number]) =>
  tx
    .insertInto("carrier_commune")
    .values({ carrier, commune_id: id, name })
    .onConflict((conflict) => conflict.columns(["carrier", "commune_id"]).doUpdateSet({ name }))
    .execute()

const keyOf = ({ wilaya, commune }: { wilaya: number; commune: string }) => `${wilaya} ${commune}`

/** Replaces the delivery terms by those of another shop. A commune without terms there gets those of its wilaya. Carriers' spellings
 *  that the other shop does not have stay. */
export async function storeMovedDelivery({ db, tx }: PartStep, moved: MovedDelivery): Promise<PartCount> {
  const count = { ...noneOfPart }
  const shop = await readMovedDelivery(db)
  const change = async (isSame: boolean, write: ((tx: Tx) => Promise<unknown>) | undefined) => {
    if (isSame) count.existing++
    else if (!write) count.lost++
    else {
      count.changed++
      if (tx) await write(tx)
    }
  }
  const wilayas = new Map(shop.wilayas.map((wilaya) => [wilaya.code, wilaya]))
  for (const wilaya of moved.wilayas) {
    const found = wilayas.get(wilaya.code)
    await change(isSameValue(found, wilaya), found && ((to) => updateWilaya(to, wilaya)))
  }
  const places = await db.selectFrom("commune").select(["id", "wilaya_code as wilaya", "name as commune"]).execute()
  const ids = new Map(places.map((place) => [keyOf(place), place.id]))
  const known = new Map(shop.communes.map((commune) => [keyOf(commune), commune]))
  const plain = shop.communes.map(({ wilaya, commune }) => ({ wilaya, commune, ...plainCommune }))
  const wanted = new Map([...plain, ...moved.communes].map((commune) => [keyOf(commune), commune]))
  for (const [key, commune] of wanted) {
    const id = ids.get(key)
    const isSame = isSameCommune(known.get(key) ?? plainCommune, commune)
    await change(isSame, id === undefined ? undefined : (to) => updateCommune(to, id, commune))
  }
  for (const spelling of moved.spellings) {
    const id = ids.get(keyOf(spelling))
    const isSame = shop.spellings.some((one) => isSameValue(one, spelling))
    await change(isSame, id === undefined ? undefined : (to) => upsertSpelling(to, id, spelling))
  }
  return count
}
