import { isInStock, isOnSale, type Product } from "#core/product.ts"
import type { Promo } from "./banners.tsx"

/** The pictures of the three promos of a universe: another product on each, as far as there are enough.
 *  @param products of one universe, newest first */
export function promosOf(products: Product[]): Promo[] {
  const pictured = products.filter((product) => product.image && isInStock(product))
  const gift = pictured.find(({ featured }) => featured) ?? pictured[0]
  const sale = pictured.find((product) => isOnSale(product) && product !== gift)
  const fresh = pictured.find((product) => product !== gift && product !== sale)
  return [
    { name: "sale", picture: (sale ?? gift)?.image ?? null },
    { name: "fresh", picture: (fresh ?? gift)?.image ?? null },
    { name: "gift", picture: gift?.image ?? null },
  ]
}
