import type { Locale } from "../i18n/locale.ts"

/** Moderation states of a review. */
export const reviewStatuses = ["waiting", "approved", "refused"] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Longest texts, in characters. */
export const reviewLimits = { name: 60, review: 2000, reply: 1000 } as const

/** Reviews of a product on one page. */
export const reviewsOnPage = 20

/** The largest file that comes with a review, in bytes: what a phone's camera writes. */
export const maxReviewPictureSize = 8 * 1024 * 1024

/** A review as the shopper writes it. */
export type WrittenReview = {
  /** Whole stars, 1 to 5; 0 = none chosen yet. */
  rating: number
  /** The name that is shown. */
  name: string
  review: string
}

export type ReviewProblem = keyof WrittenReview

/** Finds the first field that keeps a review from being sent, missing or too long; used in the browser and on the
 *  server.
 *  @returns null = none */
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
