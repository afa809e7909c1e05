import { z } from "zod"
import type { MovedReview } from "#core/moving/history/moved-review.ts"
import { reviewLimits, reviewStatuses } from "#core/reviews/review.ts"
import { type CellsOf, documentId, fileText, flagText, language, moment, nullable } from "./file-cells.ts"

/** The columns of `reviews.csv` of an archive, as they are read. */
export const reviewColumns = {
  id: documentId,
  sku: fileText(200),
  order: nullable(documentId),
  status: z.enum(reviewStatuses),
  rating: z.coerce.number().int().min(1).max(5),
  name: fileText(reviewLimits.name),
  town: nullable(fileText(200)),
  email: fileText(320),
  date: moment,
  language,
  verified: flagText,
  review: fileText(reviewLimits.review),
  reply: fileText(reviewLimits.reply),
  replied_at: nullable(moment),
  // The name of a file; archives of before have no such column.
  picture: fileText(200).default(""),
}
const row = z.object(reviewColumns)

/** The name in an archive of a review's picture, by its hash. */
export const reviewPictureName = (hash: string) => `review-pictures/${hash}.webp`

/** A review as it leaves the shop. */
export type OwnedReview = Omit<MovedReview, "slug" | "verified"> & { verified: 0 | 1; picture: string | null }

/** The cells of a review, in the order of `reviewColumns`. */
export const reviewCells = (review: OwnedReview): CellsOf<typeof reviewColumns> => ({
  id: review.documentId,
  sku: review.sku,
  order: review.order,
  status: review.status,
  rating: review.rating,
  name: review.name,
  town: review.town,
  email: review.email,
  date: review.date,
  language: review.lang,
  verified: review.verified,
  review: review.review,
  reply: review.reply,
  replied_at: review.repliedAt,
  picture: review.picture && reviewPictureName(review.picture),
})

/** A review as an archive tells it.
 *  @returns undefined for a row that the shop does not write */
export function readReviewRow(cells: Record<string, string>): MovedReview | undefined {
  const { success, data } = row.safeParse(cells)
  if (!success) return undefined
  const { id, language: lang, replied_at: repliedAt, picture: _, ...review } = data
  return { ...review, documentId: id, lang, repliedAt, slug: "" }
}

/** The review and the file of its picture, of a row that names one. */
export function readReviewPicture(cells: Record<string, string>): { review: string; sku: string; name: string }[] {
  const { data } = row.safeParse(cells)
  return data && data.picture !== "" ? [{ review: data.id, sku: data.sku, name: data.picture }] : []
}
