import type { Locale } from "../i18n/locale.ts"

/** What becomes of a review before anybody reads it in the shop. */
export const reviewStatuses = ["waiting", "approved", "refused"] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Longest texts, in characters. */
export const reviewLimits = { name: 60, review: 2000, reply: 1000 } as const

/** How many reviews of a product stand on one page. */
export const reviewsOnPage = 20

/** The largest file that comes with a review, in bytes: what a phone's camera writes. */
export const maxReviewPictureSize = 8 * 1024 * 1024

/** What a shopper writes of a product. */
export type WrittenReview = {
  /** Whole stars, 1 to 5; 0 = none chosen yet. */
  rating: number
  /** The name that is shown. */
  name: string
  review: string
}

export type ReviewProblem = keyof WrittenReview

/** What keeps a review from being sent, be it missing or longer than its field; used in the browser and on the server.
 *  @returns the first field at fault, or null */
export function findReviewProblem({ rating, name, review }: WrittenReview): ReviewProblem | null {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return "rating"
  if (review.trim() === "" || review.length > reviewLimits.review) return "review"
  return name.trim() === "" || name.length > reviewLimits.name ? "name" : null
}

/** The language that a review is most likely written in: Arabic by its letters, else that of the page unless that is
 *  Arabic. */
export function reviewLanguage(text: string, page: Locale): Locale {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (arabic * 2 > letters) return "ar"
  return page === "ar" ? "fr" : page
}

/** Mean of ratings to two places; null without any. */
export function meanRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100
}
