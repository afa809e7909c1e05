import { expect, it } from "vitest"
import { countPages, maxOffset } from "./list-limits.ts"

it.each([
  [0, 4, 1],
  [4, 4, 1],
  [5, 4, 2],
  [10_004, 4, 2501],
  [1_000_000, 4, 2501],
  [1_000_000, 7, 1429],
])("counts the pages of %i entries, %i a page, that the API answers: %i", (total, size, pages) => {
  expect(countPages(total, size)).toBe(pages)
  expect((countPages(total, size) - 1) * size).toBeLessThanOrEqual(maxOffset)
})
