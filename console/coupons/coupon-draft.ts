import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { type CouponFields, type CouponProblem, couponProblems, maxCouponUses } from "#core/coupons/coupon-check.ts"
import { maxThreshold } from "#core/delivery/delivery-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { readNumber, readWhole } from "#core/text/parse-number.ts"
import { cellText, readDinars } from "../delivery/cell-text.ts"
import { shopDay, shopMoment } from "../ui/forms/moment.ts"

/** A coupon as it is typed: numbers are texts until they are sent. */
export type CouponDraft = Pick<CouponFields, "code" | "title" | "kind" | "productType" | "isPublic"> & {
  value: string
  minimumAmount: string
  startDate: string | null
  endDate: string | null
  maxUses: string
  maxUsesPerPhone: string
  updatedAt: string | null
}

const numberText = (value: number | null) => (value === null ? "" : String(value))

export function toCouponDraft({
  code,
  title,
  kind,
  productType,
  startDate,
  endDate,
  ...rest
}: AdminCoupon): CouponDraft {
  return {
    code,
    title,
    kind,
    productType,
    startDate,
    endDate,
    updatedAt: rest.updatedAt,
    isPublic: rest.isPublic,
    value: cellText(rest.value),
    minimumAmount: rest.minimumAmount === 0 ? "" : cellText(rest.minimumAmount),
    maxUses: numberText(rest.maxUses),
    maxUsesPerPhone: numberText(rest.maxUsesPerPhone),
  }
}

const day = 24 * 3600 * 1000

/** Values of a new coupon: a tenth off everything, from today on for a month, once a phone. Private, so that a code
 *  for one person is on no page by mistake. */
export function newDraft(now: Date): CouponDraft {
  const from = (days: number) => shopMoment(shopDay(new Date(now.getTime() + days * day)), "00:00")
  return {
    isPublic: false,
    code: "",
    title: noTexts,
    kind: "percent",
    productType: null,
    value: "10",
    minimumAmount: "",
    startDate: from(0),
    endDate: from(30),
    maxUses: "",
    maxUsesPerPhone: "1",
    updatedAt: null,
  }
}

/** A whole number, null for nothing, NaN for what is none, so that the rules name it. */
function uses(typed: string): number | null {
  if (typed.trim() === "") return null
  const value = readWhole(typed)
  return value !== undefined && value <= maxCouponUses ? value : Number.NaN
}

/** Converts the form to the request. */
export function toCouponFields({ updatedAt: _, ...draft }: CouponDraft): CouponFields {
  const minAmount = readDinars(draft.minimumAmount, maxThreshold)
  return {
    ...draft,
    value: readNumber(draft.value) ?? Number.NaN,
    minimumAmount: minAmount === undefined ? Number.NaN : (minAmount ?? 0),
    startDate: draft.startDate ?? "",
    endDate: draft.endDate ?? "",
    maxUses: uses(draft.maxUses),
    maxUsesPerPhone: uses(draft.maxUsesPerPhone),
  }
}

/** Everything that is wrong with what was typed, by the names of the fields. */
export const draftProblems = (draft: CouponDraft, main: Locale): { field: string; problem: CouponProblem }[] =>
  couponProblems(toCouponFields(draft), main)
