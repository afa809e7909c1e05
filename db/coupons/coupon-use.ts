import { sql } from "kysely"
import type { CouponRule, CouponUse } from "#core/coupons/coupon.ts"
import { phoneKey } from "#core/customers/phone.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { CouponUseTable } from "../schema/order-schema.ts"

export type FoundCoupon = CouponRule & CouponUse & { id: number }

const selectCoupon = (db: Db, { code }: { code: string }) =>
  db
    .selectFrom("coupon")
    .select(["id", "kind", "value", "product_type as productType", "minimum_amount as minimumAmount", "used"])
    .select(["start_date as startDate", "end_date as endDate"])
    .select(["max_uses as maxUses", "max_uses_per_phone as maxUsesPerPhone"])
    .where(sql<boolean>`upper(code) = ${code}`)
    .orderBy("id")
    .limit(1)

const readCoupon = preparedQuery(selectCoupon)
const lockCoupon = preparedQuery((db, params: { code: string }) =>
  selectCoupon(db, params).$if(isPostgres(db), (query) => query.forNoKeyUpdate()),
)

const countUses = preparedQuery((db, { couponId, phone }: { couponId: number; phone: string }) =>
  db
    .selectFrom("coupon_use")
    .select((e) => e.fn.countAll<number>().as("uses"))
    .where("coupon_id", "=", couponId)
    .where("phone_key", "=", phone),
)

const redeemOnce = preparedQuery((db, { couponId }: { couponId: number }) =>
  db
    .updateTable("coupon")
    .set((e) => ({ used: e("used", "+", 1) }))
    .where("id", "=", couponId)
    .where((e) => e.or([e("max_uses", "is", null), e("used", "<", e.ref("max_uses"))]))
    .returning("id"),
)

const insertUse = preparedQuery((db, row: CouponUseTable) => db.insertInto("coupon_use").values(row))

/** The coupon of a code, and how often it is used.
 *  @param mobile whose uses are counted; null while no phone is known
 *  @param lock keeps it as it is until the transaction ends, so that no one else uses it up */
export async function findCoupon(
  db: Db,
  code: string,
  { mobile, lock }: { mobile: string | null; lock: boolean },
): Promise<FoundCoupon | undefined> {
  const [row] = await (lock ? lockCoupon : readCoupon)(db, { code })
  if (!row) return undefined
  const counted = row.maxUsesPerPhone !== null && mobile !== null
  const [counts] = counted ? await countUses(db, { couponId: row.id, phone: phoneKey(mobile) }) : []
  return { ...row, usedByPhone: counts?.uses ?? 0 }
}

/** Uses a coupon once, or not at all when it is used up.
 *  @returns whether it was used */
export async function redeemCoupon(
  tx: Tx,
  couponId: number,
  { orderId, mobile, now }: { orderId: number; mobile: string; now: Date },
): Promise<boolean> {
  const [redeemed] = await redeemOnce(tx, { couponId })
  if (!redeemed) return false
  const use = { order_id: orderId, coupon_id: couponId, phone_key: phoneKey(mobile) }
  await insertUse(tx, { ...use, created_at: now.toISOString() })
  return true
}

/** Gives the coupon of an order back, once: the row that says so goes with it. */
export async function giveBackCoupon(tx: Tx, orderId: number): Promise<void> {
  const use = await tx
    .deleteFrom("coupon_use")
    .where("order_id", "=", orderId)
    .returning("coupon_id as couponId")
    .executeTakeFirst()
  if (!use) return
  await tx
    .updateTable("coupon")
    .set((e) => ({ used: e("used", "-", 1) }))
    .where("id", "=", use.couponId)
    .execute()
}
