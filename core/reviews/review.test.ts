import { expect, test } from "vitest"
import { findReviewProblem, meanRating, reviewLanguage, reviewLimits } from "./review.ts"

const good = { rating: 4, name: "Amina B.", review: "Il tient bien." }

test("a review needs whole stars, words and a name, in that order", () => {
  expect(findReviewProblem(good)).toBeNull()
  for (const rating of [0, 6, 2.5, Number.NaN]) expect(findReviewProblem({ ...good, rating })).toBe("rating")
  expect(findReviewProblem({ rating: 1, name: "", review: " " })).toBe("review")
  expect(findReviewProblem({ ...good, name: " " })).toBe("name")
  expect(findReviewProblem({ ...good, name: "a".repeat(reviewLimits.name + 1) })).toBe("name")
  expect(findReviewProblem({ ...good, review: "a".repeat(reviewLimits.review + 1) })).toBe("review")
})

test("the language of a review is told by its letters, then by the page", () => {
  expect(reviewLanguage("منتج ممتاز جدا", "fr")).toBe("ar")
  expect(reviewLanguage("Très bien, شكرا", "ar")).toBe("fr")
  expect(reviewLanguage("Works well", "en")).toBe("en")
  expect(reviewLanguage("👍", "ar")).toBe("fr")
})

test("the mean has two places", () => {
  expect(meanRating([])).toBeNull()
  expect(meanRating([5, 4, 4])).toBe(4.33)
})
