export const productTypes = ["electronics", "fashion", "beauty", "jewelry"] as const

/** The four universes of the shop (specification, section 3). */
export type ProductType = (typeof productTypes)[number]

/** Characters of a product's SKU, the merchant's own number of the article. */
export const maxSkuLength = 60

/** Grams of the heaviest unit. */
export const maxWeight = 1_000_000

/** Centimetres of the longest side of a packed unit. */
export const maxParcelSide = 1000

/** Units of the largest stock. */
export const maxUnits = 1_000_000
