import type { Product } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { Picture } from "#core/media/picture.ts"

/** The merchant's texts on a slide. */
export type SlideWords = { name: string; kick: string; title: string; text: string }

/** A product, large, or a picture that leads somewhere. */
export type Slide = {
  product: Product | null
  picture: Picture
  /** A wide picture in place of the product's own. */
  wide?: Picture
  universe: ProductType | null
  /** null = the product's own title and description. */
  words: SlideWords | null
  /** "" = the usual one. */
  button: string
  /** "" = the product's page. */
  link: string
}
