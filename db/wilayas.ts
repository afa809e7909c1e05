import { sql } from "kysely"
import type { Wilaya } from "#core/wilaya.ts"
import { conditionSql, type FieldTable } from "./condition.ts"
import type { Db } from "./database.ts"
import { type Listing, offsetOf, orderSql, type Page } from "./listing.ts"

/** What wilayas may be filtered and sorted by. */
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

const selectWilayas = (db: Db) =>
  db
    .selectFrom("wilaya")
    .select(["code", "document_id as documentId", "name", "namear", "desk", "home"])
    .select(["desk_served", "home_served", "days_min as daysMin", "days_max as daysMax"])

type SelectedWilaya = Awaited<ReturnType<ReturnType<typeof selectWilayas>["executeTakeFirstOrThrow"]>>

export type WilayaRow = Wilaya & { documentId: string }

function wilayaOf({ desk_served, home_served, ...row }: SelectedWilaya): WilayaRow {
  return { ...row, deskServed: desk_served === 1, homeServed: home_served === 1 }
}

/** One page of the wilayas that pass a filter, and how many pass it in all. Prices in centimes. */
export async function listWilayas(db: Db, listing: Listing): Promise<Page<WilayaRow>> {
  const condition = conditionSql(wilayaFields, listing.condition)
  const rows = await selectWilayas(db)
    .where(condition)
    .orderBy(orderSql(wilayaFields, listing.sort, sql.ref("wilaya.code")))
    .limit(listing.pageSize)
    .offset(offsetOf(listing))
    .execute()
  const { total } = await db
    .selectFrom("wilaya")
    .where(condition)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(wilayaOf), total }
}

/** The communes of some wilayas, in the order of the built-in list. */
export function communesOf(db: Db, codes: number[]) {
  return db
    .selectFrom("commune")
    .select(["wilaya_code as wilayaCode", "name", "namear"])
    .where("wilaya_code", "in", codes)
    .orderBy("id")
    .execute()
}

/** A wilaya by its name or its Arabic name. */
export async function findWilaya(db: Db, name: string): Promise<WilayaRow | undefined> {
  const row = await selectWilayas(db)
    .where((e) => e.or([e("name", "=", name), e("namear", "=", name)]))
    .executeTakeFirst()
  return row && wilayaOf(row)
}

/** A commune of one wilaya by its name or its Arabic name: a commune's name is not unique in the country. */
export function findCommune(db: Db, wilayaCode: number, name: string) {
  return db
    .selectFrom("commune")
    .select(["id", "name", "namear"])
    .where("wilaya_code", "=", wilayaCode)
    .where((e) => e.or([e("name", "=", name), e("namear", "=", name)]))
    .orderBy("id")
    .executeTakeFirst()
}
