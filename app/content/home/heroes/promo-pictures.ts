import { isInStock, isOnSale, type Product, type ProductType } from "#core/catalogue/product.ts"
import type { Row } from "../../../api-client/listing.ts"
import type { Promo } from "./banners.tsx"

/** Rows that hold what the promos of a universe show. */
export const promoRows = (productType: ProductType): Row[] => [
  { rule: "featured", limit: 1, productType, image: true },
  { rule: "newest-on-sale", limit: 2, productType, image: true },
  { rule: "in-stock", limit: 3, productType, image: true },
]

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
