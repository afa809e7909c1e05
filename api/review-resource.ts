import type { ShownReviewRow } from "#db/product-relations.ts"
import { reviewPictureUrl } from "#db/review-pictures.ts"
import type { MediaResource } from "./contract/media.ts"
import type { ProductResource } from "./contract/product.ts"
import { pictureResource } from "./media-resource.ts"

type ReviewResource = NonNullable<ProductResource["reviews"]>[number]

/** A review on the wire. */
export function reviewResource(row: Omit<ShownReviewRow, "productId">): ReviewResource {
  const { id, name, town, rating, date, review, lang, verified, reply } = row
  return {
    id,
    name,
    town,
    rating,
    date,
    review,
    lang,
    reply,
    verified: Boolean(verified),
    picture: pictureOf(row),
  }
}

function pictureOf(row: Omit<ShownReviewRow, "productId">): MediaResource | null {
  const { id, documentId, hash, width, height, dominantColor, placeholder } = row
  if (hash === null || width === null || height === null) return null
  const url = reviewPictureUrl(hash)
  return pictureResource({
    id,
    documentId,
    url,
    width,
    height,
    hash,
    dominantColor,
    placeholder,
    alternativeText: "",
  })
}
