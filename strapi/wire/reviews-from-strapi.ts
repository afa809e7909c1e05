import { z } from "zod"
import type { ProductResource } from "#api/catalogue/contract.ts"
import { lenientList, moment, number, text } from "./lenient.ts"

export type ReviewResource = NonNullable<ProductResource["reviews"]>[number]

/** Reviews of one product that are read. */
const maxReviews = 500

/** The fields of the specification's sample catalogue: user, review, date, name, email, rating. The mail address stays
 *  where it is. */
const strapiReview = z.object({
  user: text(80),
  name: text(80),
  rating: number,
  date: moment,
  createdAt: moment,
  review: text(5000),
})

/** The reviews of a product, the newest first; without a rating from 1 to 5 one is left out. */
export function reviewsFromStrapi(value: unknown): ReviewResource[] {
  const reviews = lenientList(strapiReview, maxReviews).parse(value)
  return reviews
    .flatMap(({ user, name, rating, date, createdAt, review }, index): ReviewResource[] => {
      if (rating === null || rating < 1 || rating > 5) return []
      const written = date ?? createdAt ?? new Date(0).toISOString()
      const unknown = { town: null, lang: "", verified: false, reply: "", picture: null }
      return [{ ...unknown, id: index + 1, name: name || user, rating: Math.round(rating), date: written, review }]
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

/** How many gave 1, 2, 3, 4 and 5 stars. */
export function toStarCounts(reviews: readonly ReviewResource[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length)
}

/** The mean of the ratings; null without one. */
export function meanRating(reviews: readonly ReviewResource[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / reviews.length) * 100) / 100
}
