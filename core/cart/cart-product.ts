import type { Product } from "../catalogue/product.ts"
import type { Variant, VariantChoice } from "../catalogue/variants/variant.ts"

/** The variant of a product that lies in a cart, with the names of that moment; "" = the product has no such option. */
export type CartChoice = {
  /** documentId of the variant. */
  variant: string
  sku: string
  /** Codes. */
  color: string
  size: string
  colorName: string
  sizeName: string
}

/** Fields of a product, or of one of its variants, that the cart stores. `id` is a text in carts of an earlier shop. */
export type CartProduct = Pick<
  Product,
  | "documentId"
  | "slug"
  | "title"
  | "productType"
  | "status"
  | "quantity"
  | "price"
  | "lastPrice"
  | "discount"
  | "image"
  | "delivery"
> & {
  id: number | string
  /** The chosen variant; absent where there is nothing to choose, or nothing is chosen yet. */
  choice?: CartChoice
  /** Whether a variant has to be chosen before it can be ordered. */
  needsChoice?: boolean
}

/** The part of a product that the cart keeps. */
export function cartProduct(product: CartProduct): CartProduct {
  const { id, documentId, slug, title, productType, status, quantity, price, lastPrice, discount, image } = product
  const { choice, needsChoice, delivery } = product
  return {
    id,
    documentId,
    slug,
    title,
    productType,
    status,
    quantity,
    price,
    lastPrice,
    discount,
    image,
    ...(delivery && { delivery }),
    ...(choice && { choice }),
    ...(needsChoice && { needsChoice }),
  }
}

type Sold = CartProduct & { colors: readonly Pick<Product["colors"][number], "code" | "image">[] }

/** One variant of a product as the cart keeps it: at its price, with its stock and its picture.
 *  @param names of colour and size in the page's language */
export function cartVariant(product: Sold, variant: Variant, names: VariantChoice): CartProduct {
  const { documentId, sku, color, size, price, lastPrice, discount, quantity, status } = variant
  const ofColor = product.colors.find(({ code }) => code === color)?.image
  return {
    ...cartProduct(product),
    price,
    lastPrice,
    discount,
    quantity,
    status,
    image: variant.image ?? ofColor ?? product.image,
    choice: { variant: documentId, sku, color, size, colorName: names.color, sizeName: names.size },
  }
}

/** The names of what is chosen, in their order. */
export const chosenNames = ({ choice }: Pick<CartProduct, "choice">): string[] =>
  choice ? [choice.colorName, choice.sizeName].filter((name) => name !== "") : []

/** A product's name with what is chosen of it: `Tell trainers · Black · 42`. */
export const titleWithChoice = (item: Pick<CartProduct, "title" | "choice">): string =>
  [item.title, ...chosenNames(item)].join(" · ")
