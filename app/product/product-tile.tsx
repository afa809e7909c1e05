import type { Picture, Product } from "#core/product.ts"
import { TileStar } from "../ui/tile-star.tsx"

type ProductTileProps = {
  product: Pick<Product, "image" | "medias" | "productType">
  /** Loads at once: for the pictures of the first screen. */
  priority?: boolean
}

/** A product's picture, with the second one under the pointer; a quiet tile while the product has no picture. */
export function ProductTile({ product, priority = false }: ProductTileProps) {
  const [second] = product.medias
  if (!product.image) return <BlankTile universe={product.productType} />
  return (
    <>
      <TilePicture picture={product.image} priority={priority} />
      {second && (
        // Not displayed until the pointer is over the card, so that no phone loads it.
        <img
          className="pc-second"
          src={second.url}
          alt=""
          width={second.width}
          height={second.height}
          loading="lazy"
          decoding="async"
        />
      )}
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

function TilePicture({ picture, priority }: { picture: Picture; priority: boolean }) {
  return (
    <img
      src={picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
    />
  )
}
