import type { Centimes } from "../money.ts"

/** The roles whose discounts have a limit; an owner has none, and who is none of these gives none. */
export const limitedRoles = ["manager", "agent"] as const

/** How much of an order's goods each role may give as a discount, in per cents. */
export type DiscountLimits = Record<(typeof limitedRoles)[number], number>

/** Agents give none until the merchant says so. */
export const defaultDiscountLimits: DiscountLimits = { manager: 20, agent: 0 }

/** How much a member of the staff may give, in per cents of the goods. */
export function discountPercent(role: string, limits: DiscountLimits): number {
  if (role === "owner") return 100
  const limited = limitedRoles.find((one) => one === role)
  return limited ? limits[limited] : 0
}

/** The most that may be given on goods, rounded down. */
export const maxStaffDiscount = (amount: Centimes, percent: number): Centimes => Math.floor((amount * percent) / 100)

/** The discount that stays when the goods of an order change: as agreed, or its share of goods that are worth less.
 *  @param before what the goods came to when it was agreed
 *  @param rest what they come to now, less the coupon: no discount is larger */
export function remainingStaffDiscount(
  discount: Centimes,
  { before, now, rest }: Record<"before" | "now" | "rest", Centimes>,
): Centimes {
  const share = now < before ? Math.floor((discount * now) / before) : discount
  return Math.max(0, Math.min(share, rest))
}

/** The sums of an order with a discount on its goods, of which no more is taken than they come to. */
export function withStaffDiscount<Sums extends Record<"amount" | "discount" | "total", Centimes>>(
  sums: Sums,
  discount: Centimes,
): Sums {
  const given = Math.min(discount, sums.amount - sums.discount)
  return { ...sums, discount: sums.discount + given, total: sums.total - given }
}
