import { type SqlBool, sql } from "kysely"
import { inCommune } from "#core/delivery/delivery.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import type { Db } from "../database.ts"
import { conditionSql, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { preparedQuery } from "../prepared-query.ts"

/** Fields by which wilayas are filtered and sorted. */
export const wilayaFields = {
  documentId: { kind: "text", value: sql.ref("wilaya.document_id") },
  code: { kind: "whole", value: sql.ref("wilaya.code") },
  name: { kind: "text", value: sql.ref("wilaya.name") },
  namear: { kind: "text", value: sql.ref("wilaya.namear") },
  desk: { kind: "centimes", value: sql.ref("wilaya.desk") },
  home: { kind: "centimes", value: sql.ref("wilaya.home") },
  daysMin: { kind: "whole", value: sql.ref("wilaya.days_min") },
  daysMax: { kind: "whole", value: sql.ref("wilaya.days_max") },
} satisfies FieldTable

/** Columns of a wilaya: its names and its delivery. */
const nameColumns = [
  ...(["wilaya.code", "wilaya.document_id as documentId", "wilaya.name", "wilaya.namear"] as const),
  "wilaya.parent_code as parent",
] as const
const valueColumns = <Table extends "wilaya" | "priced">(table: Table) =>
  [
    ...([`${table}.desk`, `${table}.home`, `${table}.desk_served`, `${table}.home_served`] as const),
    ...([`${table}.days_min as daysMin`, `${table}.days_max as daysMax`] as const),
  ] as const
const wilayaColumns = [...nameColumns, ...valueColumns("wilaya")] as const

/** Whether the shop's list has all 69. */
const has69 = sql<SqlBool>`exists (select 1 from app_setting where wilaya_division = '69')`

/** Whether a wilaya is in the shop's list: one of the 58, or of the 69 by the setting. */
export const isListed = sql<SqlBool>`(wilaya.parent_code is null or ${has69})`

/** The wilayas of the shop's list as their rows are. */
export const selectWilayas = (db: Db) => db.selectFrom("wilaya").select(wilayaColumns).where(isListed)

type SelectedWilaya = Awaited<ReturnType<ReturnType<typeof selectWilayas>["executeTakeFirstOrThrow"]>>

/** `parent` is the code of the wilaya of the 58 that one of 2026 was part of. */
export type WilayaRow = Wilaya & { documentId: string; parent: number | null }

/** A wilaya from its row. */
export function toWilayaRow({ desk_served, home_served, ...row }: SelectedWilaya): WilayaRow {
  return { ...row, deskServed: desk_served === 1, homeServed: home_served === 1 }
}

/** One page of the wilayas that pass a filter, and how many pass it in all. Prices in centimes. */
export async function listWilayas(db: Db, listing: Listing): Promise<Page<WilayaRow>> {
  const condition = conditionSql(db, wilayaFields, listing)
  const matching = db.selectFrom("wilaya").where(condition).where(isListed)
  const { ids, total } = await findPage(db, matching, { fields: wilayaFields, listing, key: "wilaya.code" })
  const rows = ids.length ? await selectWilayas(db).where("wilaya.code", "in", ids).execute() : []
  return { rows: sortByIds(ids, rows, ({ code }) => code).map(toWilayaRow), total }
}

/** The communes of some of the 58 wilayas and of those of 2026, in the order of the built-in list. */
export async function listCommunes(db: Db, codes: number[]) {
  const rows = await db
    .selectFrom("commune")
    .select(["wilaya_code as wilayaCode", "name", "namear", "closed", "wilaya_2026", "home", "desk", "home_closed"])
    .where((e) => e.or([e("wilaya_code", "in", codes), e("wilaya_2026", "in", codes)]))
    .orderBy("id")
    .execute()
  return rows.map(({ wilaya_2026: moved, home_closed, ...row }) => {
    return { ...row, closed: row.closed === 1, homeClosed: home_closed === 1, wilaya2026: moved ?? row.wilayaCode }
  })
}

/** The French names of the wilayas to which the shop delivers in any way, by their codes. */
export async function listOpenWilayas(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("wilaya")
    .select("name")
    .where(isListed)
    .where((e) => e.or([e("home_served", "=", 1), e("desk_served", "=", 1)]))
    .orderBy("code")
    .execute()
  return rows.map(({ name }) => name)
}

/** Either of its two names, as `findNamedPlace` of core compares them. Written this way round SQLite need not prepare the query
 *  again for every other name. */
const isNamed = (table: "named" | "commune", name: string) =>
  sql<SqlBool>`${name} in (${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.namear`)})`

/** Names of a place in French or Arabic; the wilaya is one of the 58 or of those of 2026. */
type PlaceInput = { wilaya: string; commune: string }

/** The place of some names, no row for an unknown wilaya: `wilaya` is the one of the 58, which orders keep and carriers know,
 *  `priced` the one of the shop's list, whose values hold. A commune's name is unique in its wilaya only. */
export const selectPlace = (db: Db, { wilaya, commune }: PlaceInput) =>
  db
    .selectFrom("wilaya as named")
    .innerJoin("wilaya", (join) => join.on(sql<SqlBool>`wilaya.code = coalesce(named.parent_code, named.code)`))
    .leftJoin("commune", (join) =>
      join
        .onRef("commune.wilaya_code", "=", "wilaya.code")
        .on(sql<SqlBool>`(named.parent_code is null or commune.wilaya_2026 = named.code)`)
        .on(isNamed("commune", commune)),
    )
    .innerJoin("wilaya as priced", (join) =>
      join.on(
        sql<SqlBool>`priced.code = case when ${has69} then coalesce(commune.wilaya_2026, named.code) else wilaya.code end`,
      ),
    )
    .select(placeColumns)
    .select((e) => e.fn.coalesce("commune.wilaya_2026", "named.code").as("code2026"))
    .where(isNamed("named", wilaya))

/** Columns that `toPlace` reads. */
const placeColumns = [
  ...nameColumns,
  ...valueColumns("priced"),
  ...(["priced.code as pricedCode", "commune.id as communeId", "commune.name as communeName"] as const),
  ...(["commune.namear as communeNamear", "commune.closed as communeClosed"] as const),
  ...(["commune.home as communeHome", "commune.desk as communeDesk"] as const),
  "commune.home_closed as communeHomeClosed",
] as const

type SelectedPlace = Awaited<ReturnType<ReturnType<typeof selectPlace>["execute"]>>[number]
type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** A place of an order: the wilaya is one of the 58, with the values that hold in the commune. */
export type Place = {
  wilaya: WilayaRow
  /** The wilaya of the shop's list that these values are of. */
  pricedCode: number
  /** The wilaya of the division of 2026. */
  code2026: number
  /** undefined = the wilaya has none of that name. */
  commune: { id: number; name: string; namear: string; closed: boolean } | undefined
}

/** A place from its row.
 *  @returns undefined for an unknown wilaya */
export function toPlace(row: Nullable<SelectedPlace> | undefined): Place | undefined {
  if (!row) return undefined
  const { code, documentId, name, namear, parent, desk, home, daysMin, daysMax, pricedCode, code2026 } = row
  if (code === null || documentId === null || name === null || namear === null) return undefined
  if (pricedCode === null || code2026 === null) return undefined
  const served = { desk_served: row.desk_served ?? 0, home_served: row.home_served ?? 0 }
  const { communeId: id, communeName, communeNamear, communeClosed, communeHome, communeDesk } = row
  const terms = { home: communeHome, desk: communeDesk, homeClosed: row.communeHomeClosed === 1 }
  const isKnown = id !== null && communeName !== null && communeNamear !== null
  return {
    wilaya: inCommune(
      toWilayaRow({ code, documentId, name, namear, parent, desk, home, daysMin, daysMax, ...served }),
      terms,
    ),
    pricedCode,
    code2026,
    commune: isKnown ? { id, name: communeName, namear: communeNamear, closed: communeClosed === 1 } : undefined,
  }
}

const placeByNames = preparedQuery((db, names: PlaceInput) => selectPlace(db, names))

/** A place by the names of its wilaya and its commune.
 *  @returns undefined for an unknown wilaya */
export const findPlace = async (db: Db, names: PlaceInput): Promise<Place | undefined> =>
  toPlace((await placeByNames(db, names))[0])

const communeByName = preparedQuery((db, { code, name }: { code: number; name: string }) =>
  db
    .selectFrom("commune")
    .select(["id", "name", "namear", "closed"])
    .where("wilaya_code", "=", code)
    .where(isNamed("commune", name)),
)

/** A commune of one of the 58 wilayas by its name or its Arabic name. */
export async function findCommune(db: Db, code: number, name: string): Promise<Place["commune"]> {
  const [row] = await communeByName(db, { code, name })
  return row && { ...row, closed: row.closed === 1 }
}

/** The French names of a place, by which orders and addresses keep it.
 *  @returns undefined unless the commune is one of the wilaya */
export async function findPlaceNames(
  db: Db,
  place: PlaceInput,
): Promise<{ wilaya: string; commune: string } | undefined> {
  const found = await findPlace(db, place)
  return found?.commune && { wilaya: found.wilaya.name, commune: found.commune.name }
}
