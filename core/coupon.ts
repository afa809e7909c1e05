import type { Centimes } from "./money.ts"
import type { ProductType } from "./product.ts"

export const couponKinds = ["percent", "fixed"] as const

/** A code that lowers the price of an order. */
export type Coupon = {
  documentId: string
  code: string
  title: string
  kind: (typeof couponKinds)[number]
  /** Percent, or centimes where `kind` is `fixed`. */
  value: number
  /** The universe that it holds for; null = all of them. */
  productType: ProductType | null
  /** What the products must come to; 0 = any amount. */
  minimumAmount: Centimes
  /** ISO 8601 */
  startDate: string
  endDate: string
}

export type CouponState = "upcoming" | "active" | "ended"

/** Whether a coupon holds at a moment; its end is the first moment at which it does not.
 *  @param now ISO 8601 */
export function couponState({ startDate, endDate }: Pick<Coupon, "startDate" | "endDate">, now: string): CouponState {
  const moment = Date.parse(now)
  if (moment < Date.parse(startDate)) return "upcoming"
  return moment < Date.parse(endDate) ? "active" : "ended"
}
