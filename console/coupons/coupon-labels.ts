import type { TextKey } from "../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const couponLabels: Record<string, TextKey> = {
  code: "coupon.code",
  title: "coupon.title",
  value: "coupon.value",
  minimumAmount: "coupon.minimum",
  startDate: "coupon.start",
  endDate: "coupon.end",
  maxUses: "coupon.maxUses",
  maxUsesPerPhone: "coupon.maxUsesPerPhone",
}
