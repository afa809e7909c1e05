import { type CartProduct, cartProduct } from "#core/cart/cart-product.ts"
import { toSavedPicture } from "#core/cart/saved-list.ts"
import type { CategoryRef, Product } from "#core/catalogue/product.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import { narrowestCategory } from "./product-links.ts"

/** Fields of a product that a card shows, and that its buttons put into the cart and the lists. */
export type CardProduct = CartProduct &
  Pick<Product, "id" | "medias" | "variantCount" | "rating" | "reviewCount"> & {
    brand: Pick<Product["brand"], "name">
    categories: Pick<CategoryRef, "title" | "textLanguages" | "parent">[]
    /** Where its name is of another language than the page. */
    textLanguages?: TextLanguages
  }

/** Fields of a product that a card's buttons need. */
export type ButtonProduct = CartProduct & Pick<Product, "variantCount">

/** The part of a card that is sent to its buttons, which do not show the picture. */
export const onButtons = (card: ButtonProduct): ButtonProduct => ({
  ...cartProduct(card),
  image: toSavedPicture(card.image),
  variantCount: card.variantCount,
})

/** A product without what only its own page and the comparison show: where an island shows cards, they are written into the page. */
export function onCard(product: Product): CardProduct {
  const { id, variantCount, rating, reviewCount, brand, medias, textLanguages } = product
  const category = narrowestCategory(product)
  const [second] = medias
  return {
    ...cartProduct(product),
    id,
    // Seen under the pointer, above the first one.
    medias: second ? [second] : [],
    textLanguages,
    variantCount,
    rating,
    reviewCount,
    brand: { name: brand.name },
    categories: category ? [toCardCategory(category)] : [],
  }
}

const toCardCategory = ({ title, textLanguages, parent }: CategoryRef) => ({
  title,
  textLanguages,
  parent,
})
