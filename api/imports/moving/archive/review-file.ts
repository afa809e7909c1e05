import { z } from "zod"
import type { MovedReview } from "#core/moving/history/moved-review.ts"
import { reviewLimits, reviewStatuses } from "#core/reviews/review.ts"
import { documentId, fileText, flagText, language, moment, nullable } from "./file-cells.ts"
import { column, fileTable } from "./file-table.ts"

/** `reviews.csv` of an archive. */
export const reviewTable = fileTable({
  id: column("documentId", documentId),
  sku: column("sku", fileText(200)),
  order: column("order", nullable(documentId)),
  status: column("status", z.enum(reviewStatuses)),
  rating: column("rating", z.coerce.number().int().min(1).max(5)),
  name: column("name", fileText(reviewLimits.name)),
  town: column("town", nullable(fileText(200))),
  email: column("email", fileText(320)),
  date: column("date", moment),
  language: column("lang", language),
  verified: column("verified", flagText),
  review: column("review", fileText(reviewLimits.review)),
  reply: column("reply", fileText(reviewLimits.reply)),
  replied_at: column("repliedAt", nullable(moment)),
  // The name of a file; archives of before have no such column.
  picture: column("picture", fileText(200).default("")),
})

/** The name in an archive of a review's picture, by its hash. */
export const reviewPictureName = (hash: string) => `review-pictures/${hash}.webp`

/** A review as it leaves the shop; its picture by its hash. */
export type OwnedReview = Omit<MovedReview, "slug"> & { picture: string | null }

/** The cells of a review. */
export const reviewCells = ({ picture, ...review }: OwnedReview) =>
  reviewTable.write({ ...review, picture: picture ? reviewPictureName(picture) : "" })

/** A review as an archive tells it.
 *  @returns undefined for a row that the shop does not write */
export function readReviewRow(cells: Record<string, string>): MovedReview | undefined {
  const row = reviewTable.read(cells)
  if (!row) return undefined
  const { picture: _, ...review } = row
  return { ...review, slug: "" }
}

/** The review and the file of its picture, of a row that names one. */
export function readReviewPicture(cells: Record<string, string>): { review: string; sku: string; name: string }[] {
  const row = reviewTable.read(cells)
  return row && row.picture !== "" ? [{ review: row.documentId, sku: row.sku, name: row.picture }] : []
}
