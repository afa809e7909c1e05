import type { Product } from "#core/catalogue/product.ts"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"

/** How wide a card's picture is: two columns on phones, three between, columns of 19rem on wide screens. */
export const cardSizes = "(max-width: 47.99rem) 45vw, (max-width: 68rem) 30vw, 19rem"

type ProductTileProps = {
  product: Pick<Product, "image" | "medias" | "productType">
  /** Loads at once: for the pictures of the first screen. */
  priority?: boolean
  /** How wide the picture is drawn, where that is not a card's width. */
  sizes?: string
}

/** A product's picture, with the second one under the pointer; a quiet tile while the product has no picture. */
export function ProductTile({ product, priority = false, sizes = cardSizes }: ProductTileProps) {
  const [second] = product.medias
  if (!product.image) return <BlankTile universe={product.productType} />
  return (
    <>
      <Picture picture={product.image} sizes={sizes} priority={priority} />
      {/* Not displayed until the pointer is over the card, so that no phone loads it. */}
      {second && <Picture picture={second} sizes={sizes} className="pc-second" alt="" />}
    </>
  )
}

/** The stand-in for a picture: the universe's tint and the eight-point star. */
export function BlankTile({ universe }: { universe: Product["productType"] }) {
  return (
    <span className="blank-tile" data-universe={universe}>
      <TileStar line />
    </span>
  )
}
