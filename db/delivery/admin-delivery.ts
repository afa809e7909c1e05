import { sql } from "kysely"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { orderSettings } from "../content/app-setting.ts"
import type { Db, Tx } from "../database.ts"
import { isListed, selectWilayas, toWilayaRow, type WilayaRow } from "./wilayas.ts"

/** The changeable fields of a wilaya; prices in centimes. */
type Values = Pick<Wilaya, "desk" | "home" | "deskServed" | "homeServed" | "daysMin" | "daysMax">

type WilayaChange = { code: number; loaded: Values; values: Values }

type Delivery = { wilayas: WilayaRow[]; freeFrom: number | null; samplePrices: number; isSaved: boolean }

/** All wilayas by code, prices in centimes, the amount from which delivery is free, how many wilayas have prices of
 *  the sample shop that nobody has confirmed, and whether the merchant has saved any. */
export async function readDelivery(db: Db): Promise<Delivery> {
  const wilayas = await selectWilayas(db).orderBy("wilaya.code").execute()
  const samples = await db
    .selectFrom("wilaya")
    .select("code")
    .where("has_sample_prices", "=", 1)
    .where("follows_parent", "=", 0)
    .execute()
  const saved = await db.selectFrom("wilaya").select("code").where("saved", "=", 1).limit(1).execute()
  const { freeFrom } = await orderSettings(db)
  return { wilayas: wilayas.map(toWilayaRow), freeFrom, samplePrices: samples.length, isSaved: saved.length > 0 }
}

const followed = ["desk", "home", "desk_served", "home_served", "days_min", "days_max", "has_sample_prices"] as const

/** Gives the wilayas of 2026 that have no values of their own those of their parents. */
export async function followParents(tx: Tx): Promise<void> {
  const ofParent = (column: (typeof followed)[number]) =>
    [
      column,
      sql<number>`(select ${sql.ref(`parent.${column}`)} from wilaya as parent where parent.code = wilaya.parent_code)`,
    ] as const
  await tx
    .updateTable("wilaya")
    .set(Object.fromEntries(followed.map(ofParent)))
    .where("follows_parent", "=", 1)
    .execute()
}

/** Confirms the prices of the sample shop as the merchant's own, or removes them.
 *  @returns the codes of the wilayas that had some */
export async function settleSamplePrices(tx: Tx, decision: "confirm" | "remove"): Promise<number[]> {
  const rows = await tx
    .updateTable("wilaya")
    .set({ has_sample_prices: 0, ...(decision === "remove" ? { desk: null, home: null } : { saved: 1 }) })
    .where("has_sample_prices", "=", 1)
    .where("follows_parent", "=", 0)
    .returning("code")
    .execute()
  await followParents(tx)
  return rows.map(({ code }) => code)
}

const flag = (served: boolean): 0 | 1 => (served ? 1 : 0)

const columnsOf = ({ desk, home, deskServed, homeServed, daysMin, daysMax }: Values) => ({
  desk,
  home,
  desk_served: flag(deskServed),
  home_served: flag(homeServed),
  days_min: daysMin,
  days_max: daysMax,
})

/** Changes a wilaya if it still is as it was when it was loaded. Its prices are then the merchant's own if one was changed.
 *  @returns whether it was */
async function changeWilaya(tx: Tx, { code, loaded, values }: WilayaChange): Promise<boolean> {
  const hasNewPrice = values.desk !== loaded.desk || values.home !== loaded.home
  let change = tx
    .updateTable("wilaya")
    .set({ ...columnsOf(values), saved: 1, follows_parent: 0, ...(hasNewPrice && { has_sample_prices: 0 }) })
    .where("code", "=", code)
    .where(isListed)
  for (const [column, value] of Object.entries(columnsOf(loaded))) {
    change = change.where(sql<boolean>`${sql.ref(column)} is not distinct from ${value}`)
  }
  return (await change.executeTakeFirst()).numUpdatedRows === 1n
}

/** Changes wilayas in the order of their codes, so that two who save at once do not wait for each other in a circle.
 *  @returns the codes of those that were not as they were when they were loaded: the transaction must not stand then */
export async function changeWilayas(tx: Tx, changes: WilayaChange[]): Promise<number[]> {
  const changed: number[] = []
  for (const change of changes.toSorted((a, b) => a.code - b.code)) {
    if (!(await changeWilaya(tx, change))) changed.push(change.code)
  }
  await followParents(tx)
  return changed
}

/** Changes the amount, in centimes, from which delivery is free; null = never.
 *  @returns whether it still was as loaded */
export async function changeFreeFrom(
  tx: Tx,
  { loaded, value }: { loaded: number | null; value: number | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("app_setting")
    .set({ free_delivery_threshold: value, edited_at: now.toISOString() })
    .where(sql<boolean>`free_delivery_threshold is not distinct from ${loaded}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
