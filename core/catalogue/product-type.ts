/** The four universes that a shop begins with (specification, section 3). The merchant renames, hides, orders and adds some. */
export const productTypes = ["electronics", "fashion", "beauty", "jewelry"] as const

/** A universe of the shop by its slug (core/catalogue/universe.ts). */
export type ProductType = string

/** Characters of a universe's slug. */
export const maxUniverseSlug = 40

/** Characters of a product's SKU, the merchant's own number of the article. */
export const maxSkuLength = 60

/** Grams of the heaviest unit. */
export const maxWeight = 1_000_000

/** Centimetres of the longest side of a packed unit. */
export const maxParcelSide = 1000

/** Units of the largest stock. */
export const maxUnits = 1_000_000
