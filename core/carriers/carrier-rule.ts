import type { DeliveryProfile } from "../catalogue/product-delivery.ts"
import type { DeliveryKind } from "../delivery/wilaya.ts"

/** How a rule chooses: one account, the one whose carrier asks least, or the one that delivers the largest share. */
export const ruleChoices = ["account", "cheapest", "best-rate"] as const
export type RuleChoice = (typeof ruleChoices)[number]

/** Rules that a shop can have. */
export const maxCarrierRules = 50

/** A rule that chooses the carrier's account of the orders which match it. */
export type CarrierRule = {
  /** Codes of the 58; [] = all. */
  wilayas: readonly number[]
  /** null = either. */
  delivery: DeliveryKind | null
  /** Delivery profile of the goods: `standard` = all lines have it, any other = at least one line has it; null = all orders. */
  profile: DeliveryProfile | null
  /** Totals in dinars; null = no bound. */
  minTotal: number | null
  maxTotal: number | null
  choice: RuleChoice
  /** documentId of the account of the choice `account`, else null. */
  account: string | null
}

/** The facts of an order that rules match. */
export type RuleFacts = {
  /** Of the 58. */
  wilayaCode: number
  delivery: DeliveryKind
  /** Those of its lines. */
  profiles: readonly DeliveryProfile[]
  /** Dinars. */
  total: number
}

const haveProfile = (profiles: readonly DeliveryProfile[], profile: DeliveryProfile): boolean =>
  profile === "standard" ? profiles.every((one) => one === profile) : profiles.includes(profile)

export const matchesRule = (
  { wilayas, delivery, profile, minTotal, maxTotal }: CarrierRule,
  { wilayaCode, total, profiles, ...order }: RuleFacts,
): boolean =>
  (wilayas.length === 0 || wilayas.includes(wilayaCode)) &&
  (delivery === null || delivery === order.delivery) &&
  (profile === null || haveProfile(profiles, profile)) &&
  (minTotal === null || total >= minTotal) &&
  (maxTotal === null || total <= maxTotal)

/** The facts of an account for one order. */
export type AccountFacts = {
  documentId: string
  isDefault: boolean
  /** The carrier's price of the delivery, in dinars; null = not known. */
  fee: number | null
  /** Share of its parcels that were delivered, 0 to 1; null = too few have ended. */
  rate: number | null
}

const byFee = (accounts: readonly AccountFacts[]) =>
  accounts.filter(({ fee }) => fee !== null).toSorted((one, other) => (one.fee ?? 0) - (other.fee ?? 0))

const byRate = (accounts: readonly AccountFacts[]) =>
  accounts.filter(({ rate }) => rate !== null).toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0))

/** The accounts by which an order may go, the best first: those of the first rule that holds, of the further ones, and at last the one
 *  that is proposed first.
 *  @returns documentIds, each once */
export function rankAccounts(
  rules: readonly CarrierRule[],
  order: RuleFacts,
  accounts: readonly AccountFacts[],
): string[] {
  const chosen = rules
    .filter((rule) => matchesRule(rule, order))
    .flatMap(({ choice, account }) => {
      if (choice === "cheapest") return byFee(accounts)
      if (choice === "best-rate") return byRate(accounts)
      return accounts.filter(({ documentId }) => documentId === account)
    })
  const proposed = accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
  return [...new Set([...chosen, ...(proposed ? [proposed] : [])].map(({ documentId }) => documentId))]
}
