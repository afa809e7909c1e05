import type { ReturnedParcel } from "#core/orders/returned-parcel.ts"
import { findCoupon, redeemCoupon } from "../coupons/coupon-use.ts"
import type { Tx } from "../database.ts"
import { type MissingUnits, type ReleasedOrder, retakeStock } from "./released-stock.ts"
import { retakeReturned } from "./returned-stock.ts"

/** The coupon of an order that is opened again has been used up meanwhile. Rolls the transaction back. */
export class CouponUsedUpError extends Error {}

type Reopening = {
  by: { actor: string; actorId?: string | undefined }
  /** How its parcel came back; null = it was cancelled. */
  returned: ReturnedParcel | null
  now: Date
}

/** Takes stock and coupon of a cancelled or returned order again, all of it or nothing. Units that were written off are taken
 *  from what was written off. An order whose stock was released before it was
 *  cancelled is released again, and takes nothing.
 *  @returns what is missing; empty when the order has its units again
 *  @throws CouponUsedUpError */
export async function reopenOrder(
  tx: Tx,
  order: ReleasedOrder,
  { by, returned, now }: Reopening,
): Promise<MissingUnits[]> {
  const { id } = order
  const last = await tx
    .selectFrom("order_event")
    .select(["kind", "at"])
    .where("order_id", "=", id)
    .where("kind", "in", ["stock-released", "stock-taken"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.kind === "stock-released") {
    await tx.updateTable("orders").set({ stock_released_at: last.at }).where("id", "=", id).execute()
  } else {
    const missing = returned
      ? await retakeReturned(tx, order, returned, { ...by, at: now })
      : await retakeStock(tx, order, by, now)
    if (missing.length > 0) return missing
  }
  await reuseCoupon(tx, id, now)
  return []
}

async function reuseCoupon(tx: Tx, orderId: number, now: Date): Promise<void> {
  const { code, mobile } = await tx
    .selectFrom("orders")
    .select(["coupon_code as code", "mobile"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow()
  const coupon = code === null ? undefined : await findCoupon(tx, code.toUpperCase(), { mobile, lock: true })
  if (!coupon) return
  if (!(await redeemCoupon(tx, coupon.id, { orderId, mobile, now }))) throw new CouponUsedUpError()
}
