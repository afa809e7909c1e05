import { isDinars, maxDelivery } from "./delivery-values.ts"

/** A commune's own delivery terms. Prices in dinars; null = as in its wilaya. */
export type CommuneValues = {
  /** The shop does not deliver there at all. */
  closed: boolean
  /** The shop does not deliver to the door there. */
  homeClosed: boolean
  home: number | null
  desk: number | null
}

export type CommuneField = keyof CommuneValues

export const communeFields = ["closed", "homeClosed", "desk", "home"] as const satisfies readonly CommuneField[]

/** A commune that is as its wilaya. */
export const plainCommune: CommuneValues = { closed: false, homeClosed: false, home: null, desk: null }

export const isSameCommune = (one: CommuneValues, other: CommuneValues): boolean =>
  communeFields.every((field) => one[field] === other[field])

/** The prices that cannot be stored. */
export const communeProblems = (values: CommuneValues): ("home" | "desk")[] =>
  (["desk", "home"] as const).filter((field) => {
    const price = values[field]
    return price !== null && !isDinars(price, maxDelivery)
  })
