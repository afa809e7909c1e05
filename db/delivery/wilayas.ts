import { type JoinBuilder, type SqlBool, sql } from "kysely"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import type { Db } from "../database.ts"
import { conditionSql, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { Schema } from "../schema/schema.ts"

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

/** Columns of a wilaya. */
export const wilayaColumns = [
  ...(["wilaya.code", "wilaya.document_id as documentId", "wilaya.name", "wilaya.namear"] as const),
  ...(["wilaya.desk", "wilaya.home", "wilaya.desk_served", "wilaya.home_served"] as const),
  ...(["wilaya.days_min as daysMin", "wilaya.days_max as daysMax"] as const),
] as const

/** Wilayas as their rows are. */
export const selectWilayas = (db: Db) => db.selectFrom("wilaya").select(wilayaColumns)

type SelectedWilaya = Awaited<ReturnType<ReturnType<typeof selectWilayas>["executeTakeFirstOrThrow"]>>

export type WilayaRow = Wilaya & { documentId: string }

/** A wilaya from its row. */
export function toWilayaRow({ desk_served, home_served, ...row }: SelectedWilaya): WilayaRow {
  return { ...row, deskServed: desk_served === 1, homeServed: home_served === 1 }
}

/** One page of the wilayas that pass a filter, and how many pass it in all. Prices in centimes. */
export async function listWilayas(db: Db, listing: Listing): Promise<Page<WilayaRow>> {
  const condition = conditionSql(db, wilayaFields, listing)
  const matching = db.selectFrom("wilaya").where(condition)
  const { ids, total } = await findPage(db, matching, { fields: wilayaFields, listing, key: "wilaya.code" })
  const rows = ids.length ? await selectWilayas(db).where("wilaya.code", "in", ids).execute() : []
  return { rows: sortByIds(ids, rows, ({ code }) => code).map(toWilayaRow), total }
}

/** The communes of some wilayas, in the order of the built-in list. */
export async function listCommunes(db: Db, codes: number[]) {
  const rows = await db
    .selectFrom("commune")
    .select(["wilaya_code as wilayaCode", "name", "namear", "closed"])
    .where("wilaya_code", "in", codes)
    .orderBy("id")
    .execute()
  return rows.map((row) => ({ ...row, closed: row.closed === 1 }))
}

/** The French names of the wilayas to which the shop delivers in any way, by their codes. */
export async function listOpenWilayas(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("wilaya")
    .select("name")
    .where((e) => e.or([e("home_served", "=", 1), e("desk_served", "=", 1)]))
    .orderBy("code")
    .execute()
  return rows.map(({ name }) => name)
}

/** Either of its two names, as `findNamedPlace` of core compares them. Written this way round SQLite need not prepare the query
 *  again for every other name. */
export const isNamed = (table: "wilaya" | "commune", name: string) =>
  sql<SqlBool>`${name} in (${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.namear`)})`

/** The rule that a commune belongs to its wilaya: joins the commune of a name to the wilaya of a query. A commune's name is
 *  unique in its wilaya only. */
export const communeInWilaya =
  (name: string) =>
  (join: JoinBuilder<Schema, "wilaya" | "commune">): JoinBuilder<Schema, "wilaya" | "commune"> =>
    join.onRef("commune.wilaya_code", "=", "wilaya.code").on(isNamed("commune", name))

const communeByName = preparedQuery((db, { code, name }: { code: number; name: string }) =>
  db
    .selectFrom("wilaya")
    .innerJoin("commune", communeInWilaya(name))
    .select(["commune.id", "commune.name", "commune.namear", "commune.closed"])
    .where("wilaya.code", "=", code),
)

/** A commune of a wilaya by its name or its Arabic name. */
export async function findCommune(
  db: Db,
  code: number,
  name: string,
): Promise<{ id: number; name: string; namear: string; closed: boolean } | undefined> {
  const [row] = await communeByName(db, { code, name })
  return row && { ...row, closed: row.closed === 1 }
}

const wilayaByName = preparedQuery((db, { name }: { name: string }) => selectWilayas(db).where(isNamed("wilaya", name)))

/** A wilaya by its name or its Arabic name. */
export async function findWilaya(db: Db, name: string): Promise<WilayaRow | undefined> {
  const [row] = await wilayaByName(db, { name })
  return row && toWilayaRow(row)
}

/** The French names of a place, by which orders and addresses keep it.
 *  @returns undefined unless the commune is one of the wilaya */
export async function findPlaceNames(
  db: Db,
  place: { wilaya: string; commune: string },
): Promise<{ wilaya: string; commune: string } | undefined> {
  const wilaya = await findWilaya(db, place.wilaya)
  const commune = wilaya && (await findCommune(db, wilaya.code, place.commune))
  return commune && { wilaya: wilaya.name, commune: commune.name }
}
