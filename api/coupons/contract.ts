import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { couponKinds } from "#core/coupons/coupon.ts"
import { textLanguages } from "../common/contract-texts.ts"

export const couponResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    code: z.string(),
    title: z.string(),
    textLanguages,
    kind: z.enum(couponKinds),
    value: z.number().meta({ description: "Percent, or dinars where `kind` is `fixed`" }),
    productType: universeSlug.nullable().meta({ description: "null = every universe" }),
    minimumAmount: z.number().meta({ description: "What the products must come to, in dinars" }),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
    locale: z.string(),
  })
  .meta({ id: "Coupon" })

export type CouponResource = z.infer<typeof couponResource>
