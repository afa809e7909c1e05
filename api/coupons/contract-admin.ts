import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { couponKinds } from "#core/coupons/coupon.ts"
import type { CouponFields } from "#core/coupons/coupon-check.ts"
import { listParameters } from "../common/contract-list.ts"
import { anyText, moment, readAt, texts } from "../common/contract-texts.ts"

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

/** `PATCH coupons/:documentId`: all of it. 409 `CODE_TAKEN`; `CODE_HELD` for another code while orders hold it;
 *  `BELOW_USED` for fewer uses than there are; `CHANGED_MEANWHILE`. */
export const couponChange = couponFields.extend({ updatedAt: readAt })

export const couponStates = ["active", "upcoming", "usedUp", "ended"] as const
export type AdminCouponState = (typeof couponStates)[number]

/** A coupon as the console knows it. */
export const adminCoupon = couponFields.extend({
  documentId: z.string(),
  used: z.int().meta({ description: "Orders that hold it now" }),
  state: z.enum(couponStates),
  updatedAt: readAt,
})
export type AdminCoupon = z.infer<typeof adminCoupon>

/** `GET coupons` */
export const couponListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of a code or a title" }),
  state: z.enum(couponStates).optional(),
  ...listParameters(["endDate", "startDate", "code", "used"], "endDate"),
})
