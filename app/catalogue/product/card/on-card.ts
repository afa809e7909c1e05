import type { Product } from "#core/catalogue/product.ts"

const known = new WeakMap<Product, Product>()

/** A product without what only its own page and the comparison show: what a screen's loader gives is written into the
 *  page. One object for one product, so that it is written once, however many lists show it. */
export function onCard(product: Product): Product {
  const made = known.get(product)
  if (made) return made
  // The second picture is seen under the pointer.
  const card: Product = { ...product, medias: product.medias.slice(0, 1), colors: [], sizes: [], tags: [] }
  known.set(product, card)
  return card
}
