import { z } from "zod"

const percent = z.int().min(0).max(100)

/** `PUT orders/discount-limits`: how much of an order's goods a role may give as a discount, in per cents. */
export const discountLimitsBody = z.strictObject({ manager: percent, agent: percent })

/** `GET orders/discount-limits` */
export const discountLimits = z.object({
  data: discountLimitsBody.extend({ own: percent.meta({ description: "Of who asks; an owner may give all" }) }),
})

export type DiscountLimitsAnswer = z.infer<typeof discountLimits>
