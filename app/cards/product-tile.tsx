import type { Product } from "#core/catalogue/product.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import * as css from "../styles/card.module.css"
import { Picture } from "../ui/picture.tsx"
import { TileStar } from "../ui/tile-star.tsx"

/** `sizes` of a card's picture: two columns on phones, three between, columns of 19rem on wide screens. */
export const cardSizes = "(max-width:47.99rem) 44vw,(max-width:68rem) 30vw,19rem"

type ProductTileProps = {
  product: Pick<Product, "image" | "medias" | "productType">
  /** Loads at once: for the pictures of the first screen. */
  priority?: boolean
  /** `sizes` of the picture, where it is not as wide as a card. */
  sizes?: string
}

/** Pixels: no card is wider on a screen with two pixels for one. */
const widest = 640

/** A product's picture; a quiet tile while the product has no picture. */
export function ProductTile({ product, priority = false, sizes = cardSizes }: ProductTileProps) {
  if (!product.image) return <BlankTile universe={product.productType} />
  return <Picture picture={product.image} sizes={sizes} priority={priority} widest={widest} />
}

/** The second picture of a product, over the first one. */
export function SecondPicture({ picture, sizes = cardSizes }: { picture: PictureFile; sizes?: string | undefined }) {
  return <Picture picture={picture} sizes={sizes} widest={widest} className={css.pcSecond} alt="" eager />
}

/** The stand-in for a picture: the universe's tint and the eight-point star. */
export function BlankTile({ universe }: { universe: Product["productType"] }) {
  return (
    <span className={css.blankTile} data-universe={universe}>
      <TileStar line />
    </span>
  )
}
