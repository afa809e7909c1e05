import type { Product } from "#core/product.ts"
import { onCard } from "./on-card.ts"

/** Products to go on with: those that share a category first, then those of the same universe.
 *  @param most how many at most */
export function relatedProducts(products: Product[], product: Product, most = 4): Product[] {
  const slugs = new Set(product.categories.map(({ slug }) => slug))
  const shared = (other: Product) => other.categories.filter(({ slug }) => slugs.has(slug)).length
  return products
    .filter((other) => other.slug !== product.slug && other.productType === product.productType)
    .toSorted((a, b) => shared(b) - shared(a) || Number(a.status !== "in-stock") - Number(b.status !== "in-stock"))
    .slice(0, most)
    .map(onCard)
}
