import { sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { conditionSql, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { textLanguages } from "../texts/borrowed-texts.ts"

/** Fields by which coupons are filtered and sorted. */
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

const isShownCoupon = sql<boolean>`(coupon.product_type is null or coupon.product_type not in (
  select universe.slug from universe where universe.hidden = 1))`

/** The coupons that everybody may read of: public ones, from their start on, but for those of a hidden universe, which no page
 *  names. A filter finds no others. */
function couponsIn(db: Db, locale: Locale, now: Date) {
  return db
    .selectFrom("coupon")
    .where("coupon.is_public", "=", 1)
    .where("coupon.start_date", "<=", now.toISOString())
    .where(isShownCoupon)
    .innerJoin("coupon_text", (join) =>
      join.onRef("coupon_text.coupon_id", "=", "coupon.id").on("coupon_text.locale", "=", locale),
    )
}

function selectCoupons(db: Db, locale: Locale, now: Date) {
  return couponsIn(db, locale, now)
    .select(["coupon.id", "coupon.document_id as documentId", "coupon.code", "coupon_text.title", "coupon.kind"])
    .select("coupon_text.borrowed")
    .select(["coupon.value", "coupon.product_type as productType", "coupon.minimum_amount as minimumAmount"])
    .select(["coupon.start_date as startDate", "coupon.end_date as endDate"])
}

/** A coupon; amounts in centimes. */
export type CouponRow = ReturnType<typeof withLanguages>

type StoredCoupon = Awaited<ReturnType<ReturnType<typeof selectCoupons>["executeTakeFirstOrThrow"]>>

const withLanguages = ({ borrowed, ...row }: StoredCoupon) => ({
  ...row,
  ...textLanguages(borrowed, { title: "title" }),
})

/** One page of the public coupons that pass a filter, and how many pass it in all.
 *  @param now leaves out those that have not begun */
export async function listCoupons(db: Db, listing: Listing, now: Date): Promise<Page<CouponRow>> {
  const condition = conditionSql(db, couponFields, listing)
  const matching = couponsIn(db, listing.locale, now).where(condition)
  const { ids, total } = await findPage(db, matching, { fields: couponFields, listing, key: "coupon.id" })
  const rows = ids.length ? await selectCoupons(db, listing.locale, now).where("coupon.id", "in", ids).execute() : []
  return { rows: sortByIds(ids, rows.map(withLanguages), ({ id }) => id), total }
}
