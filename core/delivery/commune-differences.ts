import type { Centimes } from "../money.ts"
import { inCommune, missingForFreeDelivery } from "./delivery.ts"
import { type Commune, type DeliveryKind, deliveryKinds, type Wilaya } from "./wilaya.ts"

/** How delivery to the communes of a wilaya differs from it, for a shopper who has not chosen one: the lowest price of each kind whose
 *  price is not the wilaya's in all of them. */
export type CommuneRange = Partial<Record<DeliveryKind, Centimes>> & {
  /** Kinds with one price in all of them. */
  same?: DeliveryKind[]
  /** Home delivery is closed in some of them. */
  homeClosed?: true
}

type Terms = Pick<Wilaya, DeliveryKind | "homeServed">

/** The lowest price of each kind where open communes differ from the wilaya in it, and whether home delivery is closed in some of them.
 *  @returns undefined where all of them are as their wilaya */
export function communeRange(wilaya: Terms, communes: readonly Commune[]): CommuneRange | undefined {
  const open = communes.filter(({ closed }) => !closed).map((commune) => inCommune(wilaya, commune))
  const range: CommuneRange = {}
  for (const kind of deliveryKinds) {
    if (wilaya[kind] === null) continue
    const prices = open.flatMap((terms) => (kind === "home" && !terms.homeServed ? [] : (terms[kind] ?? [])))
    if (prices.every((price) => price === wilaya[kind])) continue
    range[kind] = Math.min(...prices)
    if (new Set(prices).size === 1) range.same = [...(range.same ?? []), kind]
  }
  if (wilaya.homeServed && open.some(({ homeServed }) => !homeServed)) range.homeClosed = true
  return Object.keys(range).length > 0 ? range : undefined
}

/** A wilaya with the lowest prices of its communes, for an estimate. */
export const atLowest = <Of extends Pick<Wilaya, DeliveryKind>>(wilaya: Of, range: CommuneRange | undefined): Of => ({
  ...wilaya,
  home: range?.home ?? wilaya.home,
  desk: range?.desk ?? wilaya.desk,
})

/** Whether the price of a kind of delivery depends on the commune: not where the amount of the cart makes it free everywhere.
 *  @param freeFrom amount from which delivery is free; null = never */
export const variesByCommune = (
  range: CommuneRange | undefined,
  kind: DeliveryKind,
  amount: Centimes,
  freeFrom: Centimes | null,
): boolean =>
  range?.[kind] !== undefined && !range.same?.includes(kind) && missingForFreeDelivery(amount, freeFrom) !== 0

/** Communes of equal delivery terms, which differ from their wilaya's. */
export type CommuneGroup = Pick<Wilaya, DeliveryKind> & {
  communes: { name: string; namear: string }[]
  homeServed: boolean
  /** The shop delivers to none of them. */
  closed: boolean
}

/** Communes that a list of differences names for one wilaya, at most. */
export const maxNamedCommunes = 24

/** Groups the communes that differ from their wilaya by their terms, largest group first.
 *  @returns `more`: the number of communes beyond `maxNamedCommunes` */
export function communeGroups(wilaya: Terms, communes: readonly Commune[]): { groups: CommuneGroup[]; more: number } {
  const groups = new Map<string, CommuneGroup>()
  for (const commune of communes) {
    const { home, desk, homeServed } = inCommune(wilaya, commune)
    const { closed, name, namear } = commune
    const isSame = home === wilaya.home && desk === wilaya.desk && homeServed === wilaya.homeServed
    if (isSame && !closed) continue
    const key = closed ? "closed" : JSON.stringify([homeServed && home, desk])
    const group = groups.get(key) ?? { home, desk, homeServed, closed, communes: [] }
    group.communes.push({ name, namear })
    groups.set(key, group)
  }
  const all = [...groups.values()].toSorted((a, b) => b.communes.length - a.communes.length)
  let left = maxNamedCommunes
  const named = all.flatMap((group) => {
    const shown = group.communes.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ ...group, communes: shown }] : []
  })
  const total = all.reduce((sum, group) => sum + group.communes.length, 0)
  return { groups: named, more: total - (maxNamedCommunes - left) }
}
