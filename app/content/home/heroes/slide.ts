import type { ProductType } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import { type PackedCard, unpackCard } from "../../../catalogue/product/card/packed-card.ts"

/** What the merchant says on a slide. */
export type SlideWords = { name: string; kick: string; title: string; text: string }

/** A product, large, or a picture that leads somewhere. */
export type Slide = {
  product: PackedCard | null
  /** Left out where it is the picture of the product's card, which is written into the page once. */
  picture?: Picture
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

/** The picture of a slide; null for a slide without any, of which the shop shows none. */
export const slidePicture = ({ picture, product }: Pick<Slide, "picture" | "product">): Picture | null =>
  picture ?? (product ? unpackCard(product).image : null)
