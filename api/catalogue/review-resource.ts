import type { ShownReviewRow } from "#db/catalogue/product-relations.ts"
import { reviewPictureUrl } from "#db/reviews/review-pictures.ts"
import type { MediaResource } from "../media/contract.ts"
import { pictureResource } from "../media/media-resource.ts"
import type { ProductResource } from "./contract.ts"

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
