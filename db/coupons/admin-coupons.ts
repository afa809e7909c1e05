import { type Expression, type SqlBool, sql } from "kysely"
import { couponState } from "#core/coupons/coupon.ts"
import type { StoredCouponFields } from "#core/coupons/coupon-check.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { ownTexts, rowsOfText } from "../texts/borrowed-texts.ts"
import { findMainLocale } from "../texts/main-locale.ts"

export type StoredCoupon = StoredCouponFields & {
  documentId: string
  used: number
  state: "upcoming" | "active" | "ended" | "usedUp"
  updatedAt: string
}

async function titlesOf(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, never[]>()
  const rows = await db.selectFrom("coupon_text").selectAll().where("coupon_id", "in", ids).execute()
  return Map.groupBy(rows, (row) => row.coupon_id)
}

const selectCoupons = (db: Db) =>
  db
    .selectFrom("coupon")
    .select(["id", "document_id as documentId", "code", "kind", "value", "product_type as productType", "used"])
    .select(["minimum_amount as minimumAmount", "start_date as startDate", "end_date as endDate"])
    .select(["is_public as isPublic", "max_uses as maxUses", "max_uses_per_phone as maxUsesPerPhone"])
    .select("edited_at as updatedAt")

type Row = Awaited<ReturnType<ReturnType<typeof selectCoupons>["executeTakeFirstOrThrow"]>>

function couponOf({ id: _id, ...row }: Row, titles: Parameters<typeof ownTexts>[0], now: Date): StoredCoupon {
  const isUsedUp = row.maxUses !== null && row.used >= row.maxUses
  const state = couponState(row, now.toISOString())
  return {
    ...row,
    title: ownTexts(titles, "title"),
    isPublic: row.isPublic === 1,
    state: state === "active" && isUsedUp ? "usedUp" : state,
  }
}

const sortColumns = { endDate: "end_date", startDate: "start_date", code: "code", used: "used" } as const

type CouponListQuery = {
  words: string
  state: StoredCoupon["state"] | undefined
  sort: { by: keyof typeof sortColumns; direction: "asc" | "desc" }
  page: number
  pageSize: number
}

/** The coupons that pass a filter: one page of them, and how many they are. A shop has dozens, not thousands: words are
 *  looked for after reading. */
export async function listAdminCoupons(
  db: Db,
  query: CouponListQuery,
  now: Date,
): Promise<{ rows: StoredCoupon[]; total: number }> {
  const { by, direction } = query.sort
  const rows = await selectCoupons(db).orderBy(sortColumns[by], direction).orderBy("id").execute()
  const titles = await titlesOf(
    db,
    rows.map(({ id }) => id),
  )
  const words = foldText(query.words)
  const all = rows.map((row) => couponOf(row, titles.get(row.id) ?? [], now))
  const found = all.filter(
    ({ code, title, state }) =>
      (query.state === undefined || state === query.state) &&
      [code, title.fr, title.ar, title.en].some((text) => foldText(text).includes(words)),
  )
  const from = (query.page - 1) * query.pageSize
  return { rows: found.slice(from, from + query.pageSize), total: found.length }
}

/** One coupon by its documentId. */
export async function findAdminCoupon(db: Db, documentId: string, now: Date): Promise<StoredCoupon | undefined> {
  const row = await selectCoupons(db).where("document_id", "=", documentId).executeTakeFirst()
  return row && couponOf(row, (await titlesOf(db, [row.id])).get(row.id) ?? [], now)
}

const valuesOf = (fields: StoredCouponFields, now: Date) => ({
  code: fields.code,
  kind: fields.kind,
  value: fields.value,
  product_type: fields.productType,
  minimum_amount: fields.minimumAmount,
  start_date: fields.startDate,
  end_date: fields.endDate,
  is_public: fields.isPublic ? (1 as const) : (0 as const),
  max_uses: fields.maxUses,
  max_uses_per_phone: fields.maxUsesPerPhone,
  edited_at: now.toISOString(),
})

async function storeTitles(tx: Tx, couponId: number, { title }: StoredCouponFields) {
  await tx.deleteFrom("coupon_text").where("coupon_id", "=", couponId).execute()
  const rows = rowsOfText("title", title, await findMainLocale(tx)).map((row) => ({ ...row, coupon_id: couponId }))
  await tx.insertInto("coupon_text").values(rows).execute()
}

/** Whether another coupon has a code, in capitals or not. */
export async function isCodeTaken(db: Db, code: string, exceptFor?: string): Promise<boolean> {
  const other = await db
    .selectFrom("coupon")
    .select("id")
    .where(sql<boolean>`upper(code) = ${code}`)
    .$if(exceptFor !== undefined, (query) => query.where("document_id", "<>", exceptFor ?? ""))
    .executeTakeFirst()
  return other !== undefined
}

/** @returns the documentId */
export async function addCoupon(tx: Tx, fields: StoredCouponFields, now: Date): Promise<string> {
  const { id, document_id } = await tx
    .insertInto("coupon")
    .values({ ...valuesOf(fields, now), document_id: randomDocumentId() })
    .returning(["id", "document_id"])
    .executeTakeFirstOrThrow()
  await storeTitles(tx, id, fields)
  return document_id
}

/** Changes a coupon; never how often it is used. Nothing happens where it was changed since it was read, where orders
 *  hold it under another code, or more orders than the new number of uses.
 *  @returns whether it was changed */
export async function changeCoupon(
  tx: Tx,
  { documentId, readAt, fields }: { documentId: string; readAt: string; fields: StoredCouponFields },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable("coupon")
    .set(valuesOf(fields, now))
    .where("document_id", "=", documentId)
    .where("edited_at", "=", readAt)
    .where((e): Expression<SqlBool> => e.or([e("code", "=", fields.code), e("used", "=", 0)]))
    .$if(fields.maxUses !== null, (query) => query.where("used", "<=", fields.maxUses ?? 0))
    .returning("id")
    .executeTakeFirst()
  if (changed) await storeTitles(tx, changed.id, fields)
  return changed !== undefined
}

/** Lets a coupon end at this moment, if it has not ended yet. */
export async function endCoupon(tx: Tx, documentId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .updateTable("coupon")
    .set((e) => ({
      end_date: at,
      edited_at: at,
      start_date: e.case().when("start_date", "<", at).then(e.ref("start_date")).else(at).end(),
    }))
    .where("document_id", "=", documentId)
    .where("end_date", ">", at)
    .execute()
}

/** Removes a coupon that no order has ever named.
 *  @returns whether it was removed */
export async function removeCoupon(tx: Tx, documentId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom("coupon")
    .where("document_id", "=", documentId)
    .where("used", "=", 0)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("orders")
            .select("orders.id")
            .where(sql<boolean>`upper(orders.coupon_code) = upper(coupon.code)`),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst()
  return removed !== undefined
}
