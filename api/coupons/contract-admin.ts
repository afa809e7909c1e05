import { z } from "zod"
import { couponFields } from "../common/contract-coupon-fields.ts"
import { listParameters } from "../common/contract-list.ts"
import { readAt } from "../common/contract-texts.ts"

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
