import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { SampleProduct, SampleReview } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { storeReviewPicture } from "../reviews/review-pictures.ts"
import type { PictureIndex } from "./pictures.ts"
import { daysFrom } from "./product-parts.ts"

/** Where the reviewers' pictures are, and the time of loading. */
type ReviewSource = { pictures: PictureIndex; folder: string; now: Date }

/** Stores the picture that came with a review, as one that a shopper sent; nothing where the index does not have it. */
async function storePictureOf(tx: Tx, id: number, { picture }: SampleReview, { pictures, folder }: ReviewSource) {
  const facts = pictures.get(`${picture}.webp`)
  if (picture && facts)
    await storeReviewPicture(tx, id, { bytes: readFileSync(join(folder, `${picture}.webp`)), facts })
}

/** Stores the reviews of a sample product, most of them by who got it with a delivered order. */
export async function storeReviews(tx: Tx, id: number, product: SampleProduct, source: ReviewSource): Promise<void> {
  for (const [index, review] of product.reviews.entries()) {
    const { daysAgo, verified = true, picture: _, ...written } = review
    const stored = await tx
      .insertInto("review")
      .values({
        ...written,
        document_id: toDocumentId(`review:${product.slug}:${index}`),
        product_id: id,
        date: daysFrom(source.now, -daysAgo),
        verified: verified ? 1 : 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await storePictureOf(tx, stored.id, review, source)
  }
}
