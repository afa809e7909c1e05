import type { Product } from "#core/catalogue/product.ts"
import { onCard } from "../../catalogue/product/card/on-card.ts"

const known = new WeakMap<Product, Product>()

/** A product as sections show it: a card without its description, which is most of a card's text. One object for one
 *  product. */
export function sectionCard(product: Product): Product {
  const made = known.get(product) ?? { ...onCard(product), shortDescription: "" }
  known.set(product, made)
  return made
}
