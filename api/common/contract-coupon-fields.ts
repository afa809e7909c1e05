import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { couponKinds } from "#core/coupons/coupon.ts"
import type { CouponFields } from "#core/coupons/coupon-check.ts"
import { anyText, moment, texts } from "./contract-texts.ts"

/** A coupon as the console sends it. core/coupons/coupon-check.ts finds the errors beyond its form. */
export const couponFields = z.strictObject({
  code: anyText(40),
  title: texts(120),
  kind: z.enum(couponKinds),
  value: z.number().meta({ description: "Percent, or dinars where `kind` is `fixed`" }),
  productType: universeSlug.nullable().meta({ description: "null = all universes" }),
  minimumAmount: z.number().meta({ description: "Dinars" }),
  isPublic: z.boolean().meta({
    description: "Whether everybody may read of it from its start on; another one holds for whoever types its code",
  }),
  startDate: moment,
  endDate: moment,
  maxUses: z.number().nullable(),
  maxUsesPerPhone: z.number().nullable(),
}) satisfies z.ZodType<CouponFields, unknown>
