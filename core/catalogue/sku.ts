/** Characters of a product's SKU, the merchant's own number of the article. */
export const maxSkuLength = 60
