import { type CartProduct, cartProduct } from "#core/cart/cart-product.ts"
import { toSavedPicture } from "#core/cart/saved-list.ts"
import type { CategoryRef, Product } from "#core/catalogue/product.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"

/** What a card shows of a product, and what its buttons put into the cart and the lists. */
export type CardProduct = CartProduct &
  Pick<Product, "id" | "medias" | "variantCount" | "rating" | "reviewCount"> & {
    brand: Pick<Product["brand"], "name">
    categories: Pick<CategoryRef, "title" | "textLanguages" | "parent">[]
    /** Where its name is of another language than the page. */
    textLanguages?: TextLanguages
    /** Where the list has room for it. */
    shortDescription?: string
  }

/** What the buttons of a card need of its product. */
export type ButtonProduct = CartProduct & Pick<Product, "variantCount">

/** The part of a card that is sent to its buttons, which do not show the picture. */
export const onButtons = (card: ButtonProduct): ButtonProduct => ({
  ...cartProduct(card),
  image: toSavedPicture(card.image),
  variantCount: card.variantCount,
})

const known = new WeakMap<Product, CardProduct>()

/** A product without what only its own page and the comparison show: what a screen's loader gives is written into the
 *  page. One object for one product, so that it is written once, however many lists show it. */
export function onCard(product: Product): CardProduct {
  const made = known.get(product)
  if (made) return made
  const card = toCard(product)
  known.set(product, card)
  return card
}

/** The same for a row, which shows the description. */
export const onRow = (product: Product): CardProduct => ({
  ...onCard(product),
  shortDescription: product.shortDescription,
})

function toCard(product: Product): CardProduct {
  const { id, variantCount, rating, reviewCount, brand, categories, medias, textLanguages } = product
  const category = categories.find(({ parent }) => parent === null) ?? categories[0]
  const [second] = medias
  return {
    ...cartProduct(product),
    id,
    // Seen under the pointer, above the first one.
    medias: second ? [{ ...second, alt: "", color: undefined }] : [],
    ...(textLanguages && { textLanguages }),
    variantCount,
    rating,
    reviewCount,
    brand: { name: brand.name },
    categories: category ? [toCardCategory(category)] : [],
  }
}

const toCardCategory = ({ title, textLanguages, parent }: CategoryRef) => ({
  title,
  ...(textLanguages && { textLanguages }),
  parent,
})
