import { isAlgerianMobile } from "../customers/phone.ts"

/** Why a merchant should look twice at an order before preparing it. A mark, never a refusal. */
export const riskReasons = [
  "odd-phone",
  "fast-fill",
  "many-from-phone",
  "many-from-network",
  "many-units-from-network",
  "earlier-cancelled",
  "earlier-returned",
  "large-quantity",
] as const

export type RiskReason = (typeof riskReasons)[number]

/** Facts by which an order's risk is judged. */
export type RiskFacts = {
  /** The number as it is stored. */
  mobile: string
  /** How long the form took to fill in; null = not known. */
  seconds: number | null
  /** Units of its largest line. */
  maxUnits: number
  /** Other orders of this phone within a day, and of its network within the hour. */
  recentOfPhone: number
  recentOfNetwork: number
  /** Whether it has taken its stock; else its network held enough unconfirmed (core/orders/unconfirmed-units.ts). */
  holdsStock: boolean
  /** Earlier orders of this phone that came to nothing. */
  cancelled: number
  returned: number
}

/** The reasons that hold for an order, in the order of the list. */
export function orderRisk(facts: RiskFacts): RiskReason[] {
  const holds: Record<RiskReason, boolean> = {
    "odd-phone": !isAlgerianMobile(facts.mobile),
    "fast-fill": facts.seconds !== null && facts.seconds < 2,
    "many-from-phone": facts.recentOfPhone >= 3,
    "many-from-network": facts.recentOfNetwork >= 60,
    "many-units-from-network": !facts.holdsStock,
    "earlier-cancelled": facts.cancelled >= 2,
    "earlier-returned": facts.returned >= 1,
    "large-quantity": facts.maxUnits >= 10,
  }
  return riskReasons.filter((reason) => holds[reason])
}
