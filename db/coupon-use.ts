import { sql } from "kysely"
import type { CouponRule, CouponUse } from "#core/coupon.ts"
import type { Db, Tx } from "./database.ts"
import { isPostgres } from "./engine.ts"

export type FoundCoupon = CouponRule & CouponUse & { id: number }

/** The coupon of a code, and how often it is used.
 *  @param mobile whose uses are counted; null while no phone is known
 *  @param lock keeps it as it is until the transaction ends, so that no one else uses it up */
export async function findCoupon(
  db: Db,
  code: string,
  { mobile, lock }: { mobile: string | null; lock: boolean },
): Promise<FoundCoupon | undefined> {
  const row = await db
    .selectFrom("coupon")
    .select(["id", "kind", "value", "product_type as productType", "minimum_amount as minimumAmount", "used"])
    .select(["start_date as startDate", "end_date as endDate"])
    .select(["max_uses as maxUses", "max_uses_per_phone as maxUsesPerPhone"])
    .where(sql<boolean>`upper(code) = ${code}`)
    .orderBy("id")
    .limit(1)
    .$if(lock && isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const counted = row.maxUsesPerPhone !== null && mobile !== null
  return { ...row, usedByPhone: counted ? await usesOf(db, row.id, mobile) : 0 }
}

async function usesOf(db: Db, couponId: number, mobile: string): Promise<number> {
  const { uses } = await db
    .selectFrom("coupon_use")
    .select((e) => e.fn.countAll<number>().as("uses"))
    .where("coupon_id", "=", couponId)
    .where("mobile", "=", mobile)
    .executeTakeFirstOrThrow()
  return uses
}

/** Uses a coupon once, or not at all when it is used up.
 *  @returns whether it was used */
export async function redeemCoupon(
  tx: Tx,
  couponId: number,
  { orderId, mobile, now }: { orderId: number; mobile: string; now: Date },
): Promise<boolean> {
  const redeemed = await tx
    .updateTable("coupon")
    .set((e) => ({ used: e("used", "+", 1) }))
    .where("id", "=", couponId)
    .where((e) => e.or([e("max_uses", "is", null), e("used", "<", e.ref("max_uses"))]))
    .returning("id")
    .executeTakeFirst()
  if (!redeemed) return false
  const use = { order_id: orderId, coupon_id: couponId, mobile, created_at: now.toISOString() }
  await tx.insertInto("coupon_use").values(use).execute()
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
