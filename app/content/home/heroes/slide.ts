import type { ProductType } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import type { PackedCard } from "../../../catalogue/product/card/packed-card.ts"

/** What the merchant says on a slide. */
export type SlideWords = { name: string; kick: string; title: string; text: string }

/** A product, large, or a picture that leads somewhere. */
export type Slide = {
  product: PackedCard | null
  picture: Picture
  /** A wide picture in place of the product's own. */
  wide?: Picture
  universe: ProductType | null
  /** null = the product's own title and description. */
  words: SlideWords | null
  /** The product's description, where it is shown. */
  about: string
  /** "" = the usual one. */
  button: string
  /** "" = the product's page. */
  link: string
}
