import type { ProductType } from "../catalogue/product-type.ts"
import type { TextLanguages } from "../i18n/text-language.ts"
import { toLatinDigits } from "../latin-digits.ts"
import type { Centimes } from "../money.ts"
import { dropInvisible } from "../search/fold-text.ts"

export const couponKinds = ["percent", "fixed"] as const

/** A code that lowers the price of an order. */
export type Coupon = {
  documentId: string
  code: string
  title: string
  textLanguages?: TextLanguages | undefined
  kind: (typeof couponKinds)[number]
  /** Percent, or centimes where `kind` is `fixed`. */
  value: number
  /** The universe that it holds for; null = all of them. */
  productType: ProductType | null
  /** Least amount of the products; 0 = any. */
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

/** Why a coupon lowers nothing. */
export const couponRejections = [
  "unknown",
  "upcoming",
  "ended",
  "usedUp",
  "usedByPhone",
  "notForThese",
  "belowMinimum",
] as const

export type CouponRejection = (typeof couponRejections)[number]

/** Fields on which a discount depends. */
export type CouponRule = Pick<Coupon, "kind" | "value" | "productType" | "minimumAmount" | "startDate" | "endDate">

/** Uses of a coupon and their limits; null = unlimited. */
export type CouponUse = { maxUses: number | null; used: number; maxUsesPerPhone: number | null; usedByPhone: number }

type DiscountedLine = { productType: ProductType | null; lineTotal: Centimes }

/** A coupon's code as it is compared: without spaces around it and invisible characters, in capitals, digits of any keyboard as Latin
 *  ones. */
export function couponCode(typed: string): string {
  return dropInvisible(toLatinDigits(typed.normalize("NFKC")))
    .trim()
    .toUpperCase()
}

/** Calculates a coupon's discount on an order. A percentage is of the products that it applies to, rounded to whole
 *  dinars, half a dinar up; no discount exceeds the amount of those products.
 *  @param now ISO 8601 */
export function couponDiscount(
  coupon: CouponRule & CouponUse,
  lines: DiscountedLine[],
  now: string,
): { discount: Centimes } | { rejection: CouponRejection } {
  const state = couponState(coupon, now)
  if (state !== "active") return { rejection: state }
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return { rejection: "usedUp" }
  if (coupon.maxUsesPerPhone !== null && coupon.usedByPhone >= coupon.maxUsesPerPhone)
    return { rejection: "usedByPhone" }
  const eligible = lines.filter((line) => coupon.productType === null || line.productType === coupon.productType)
  if (eligible.length === 0) return { rejection: "notForThese" }
  const amount = eligible.reduce((sum, line) => sum + line.lineTotal, 0)
  if (amount < coupon.minimumAmount) return { rejection: "belowMinimum" }
  const fullDiscount = coupon.kind === "fixed" ? coupon.value : Math.round((amount * coupon.value) / 10_000) * 100
  return { discount: Math.max(0, Math.min(fullDiscount, amount)) }
}
