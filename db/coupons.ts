import { sql } from "kysely"
import type { Locale } from "#core/locale.ts"
import { conditionSql, type FieldTable } from "./condition.ts"
import type { Db } from "./database.ts"
import { type Listing, offsetOf, orderSql, type Page } from "./listing.ts"

/** What coupons may be filtered and sorted by. */
export const couponFields = {
  id: { kind: "whole", value: sql.ref("coupon.id") },
  documentId: { kind: "text", value: sql.ref("coupon.document_id") },
  code: { kind: "text", value: sql.ref("coupon.code") },
  title: { kind: "text", value: sql.ref("coupon_text.title") },
  kind: { kind: "text", value: sql.ref("coupon.kind") },
  productType: { kind: "text", value: sql.ref("coupon.product_type") },
  minimumAmount: { kind: "centimes", value: sql.ref("coupon.minimum_amount") },
  startDate: { kind: "time", value: sql.ref("coupon.start_date") },
  endDate: { kind: "time", value: sql.ref("coupon.end_date") },
} satisfies FieldTable

function couponsIn(db: Db, locale: Locale) {
  return db
    .selectFrom("coupon")
    .innerJoin("coupon_text", (join) =>
      join.onRef("coupon_text.coupon_id", "=", "coupon.id").on("coupon_text.locale", "=", locale),
    )
}

function selectCoupons(db: Db, locale: Locale) {
  return couponsIn(db, locale)
    .select(["coupon.id", "coupon.document_id as documentId", "coupon.code", "coupon_text.title", "coupon.kind"])
    .select(["coupon.value", "coupon.product_type as productType", "coupon.minimum_amount as minimumAmount"])
    .select(["coupon.start_date as startDate", "coupon.end_date as endDate"])
}

/** A coupon; amounts in centimes. */
export type CouponRow = Awaited<ReturnType<ReturnType<typeof selectCoupons>["executeTakeFirstOrThrow"]>>

/** One page of the coupons that pass a filter, and how many pass it in all. */
export async function listCoupons(db: Db, listing: Listing): Promise<Page<CouponRow>> {
  const condition = conditionSql(couponFields, listing.condition)
  const rows = await selectCoupons(db, listing.locale)
    .where(condition)
    .orderBy(orderSql(couponFields, listing.sort, sql.ref("coupon.id")))
    .limit(listing.pageSize)
    .offset(offsetOf(listing))
    .execute()
  const { total } = await couponsIn(db, listing.locale)
    .where(condition)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
