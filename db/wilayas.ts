import { sql } from "kysely"
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
} satisfies FieldTable

const selectWilayas = (db: Db) =>
  db.selectFrom("wilaya").select(["code", "document_id as documentId", "name", "namear", "desk", "home"])

export type WilayaRow = Awaited<ReturnType<ReturnType<typeof selectWilayas>["executeTakeFirstOrThrow"]>>

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
  return { rows, total }
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
export function findWilaya(db: Db, name: string): Promise<WilayaRow | undefined> {
  return selectWilayas(db)
    .where((e) => e.or([e("name", "=", name), e("namear", "=", name)]))
    .executeTakeFirst()
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
