import type { Centimes } from "../money.ts"

/** How a product is delivered: as all others; free; with an amount that is added once to an order; heavy, with an amount for each
 *  unit; or to a desk only. The first one is that of a new product. */
export const deliveryProfiles = ["standard", "free", "surcharge", "heavy", "desk"] as const
export type DeliveryProfile = (typeof deliveryProfiles)[number]

/** How one product is delivered, where it is not as all others. */
export type ProductDelivery = { profile: Exclude<DeliveryProfile, "standard">; surcharge: Centimes }

/** @param surcharge null = none
 *  @returns undefined for a product that is delivered as all others */
export const toProductDelivery = (profile: DeliveryProfile, surcharge: Centimes | null): ProductDelivery | undefined =>
  profile === "standard" ? undefined : { profile, surcharge: surcharge ?? 0 }
