export const productTypes = ["electronics", "fashion", "beauty", "jewelry"] as const

/** The four universes of the shop (specification, section 3). */
export type ProductType = (typeof productTypes)[number]

/** Characters of a product's SKU, the merchant's own number of the article. */
export const maxSkuLength = 60

/** Units of the largest stock. */
export const maxUnits = 1_000_000
