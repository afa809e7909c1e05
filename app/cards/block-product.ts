import type { ProductDetail, ProductToChoose } from "#core/catalogue/product.ts"

/** A product as its block shows it: its page and the quick view send it to the browser. */
export type BlockProduct = Omit<ProductToChoose, "tags" | "sizes" | "featured" | "createdAt">

/** Leaves out what a product's block does not show. */
export function toBlockProduct(product: ProductDetail): BlockProduct {
  const { description, features, additionalInformation, reviews, reviewsPage, stars, ...rest } = product
  const { tags, sizes, featured, createdAt, ...block } = rest
  return block
}
