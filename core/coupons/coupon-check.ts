import type { ProductType } from "../catalogue/product-type.ts"
import { isDinars, maxThreshold } from "../delivery/delivery-values.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"
import { type Centimes, fromDinars, toDinars } from "../money.ts"
import { couponCode, type couponKinds } from "./coupon.ts"

/** Fields of a coupon as the merchant fills them in. */
export type CouponFields = {
  code: string
  title: Texts
  kind: (typeof couponKinds)[number]
  /** Percent, or dinars where `kind` is `fixed`. */
  value: number
  /** null = it holds for all universes. */
  productType: ProductType | null
  /** Dinars; 0 = any amount. */
  minimumAmount: number
  /** ISO 8601; the end is the first moment at which it does not hold. */
  startDate: string
  endDate: string
  /** Whether everybody may read of it from its start on. */
  isPublic: boolean
  /** null = any number. */
  maxUses: number | null
  maxUsesPerPhone: number | null
}

/** The same as they are stored: amounts in centimes. */
export type StoredCouponFields = Omit<CouponFields, "minimumAmount"> & { minimumAmount: Centimes }

/** A coupon's fields as they are stored. */
export function toStoredCoupon(fields: CouponFields): StoredCouponFields {
  const value = fields.kind === "fixed" ? fromDinars(fields.value) : fields.value
  return { ...fields, code: couponCode(fields.code), value, minimumAmount: fromDinars(fields.minimumAmount) }
}

/** The value and the least amount of a stored coupon as the merchant fills them in. */
export const couponAmounts = ({ kind, value, minimumAmount }: StoredCouponFields) => ({
  value: kind === "fixed" ? toDinars(value) : value,
  minimumAmount: toDinars(minimumAmount),
})

export const maxCouponUses = 1_000_000

export type CouponProblem = "required" | "code" | "percent" | "amount" | "uses" | "order"

const isUses = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= maxCouponUses)

/** Everything that is wrong with a coupon, by field.
 *  @param main the shop's main language, in which it needs a title */
export function couponProblems(coupon: CouponFields, main: Locale): { field: string; problem: CouponProblem }[] {
  const problem = (isWrong: boolean, field: string, name: CouponProblem) => (isWrong ? [{ field, problem: name }] : [])
  const { kind, value, startDate, endDate } = coupon
  const code = couponCode(coupon.code)
  return [
    ...problem(code === "", "code", "required"),
    ...problem(code !== "" && !/^[A-Z0-9_-]{2,30}$/.test(code), "code", "code"),
    ...problem(coupon.title[main].trim() === "", `title.${main}`, "required"),
    ...problem(kind === "percent" && !(Number.isInteger(value) && value >= 1 && value <= 100), "value", "percent"),
    ...problem(kind === "fixed" && !(value > 0 && isDinars(value, maxThreshold)), "value", "amount"),
    ...problem(!isDinars(coupon.minimumAmount, maxThreshold), "minimumAmount", "amount"),
    ...problem(startDate === "", "startDate", "required"),
    ...problem(endDate === "", "endDate", "required"),
    ...problem(startDate !== "" && endDate !== "" && endDate <= startDate, "endDate", "order"),
    ...problem(!isUses(coupon.maxUses), "maxUses", "uses"),
    ...problem(!isUses(coupon.maxUsesPerPhone), "maxUsesPerPhone", "uses"),
  ]
}
