import { expect, test } from "vitest"
import { conversionRate, findLandingProblem, isLandingSlug, landingLimits } from "./landing-page.ts"

const seen = { hidden: false, startsAt: null, endsAt: null }
const form = { kind: "order-form", ...seen } as const

test("a landing page has exactly one order form, which is always seen", () => {
  expect(findLandingProblem([form, { kind: "promises", ...seen, hidden: true }])).toBeUndefined()
  expect(findLandingProblem([])).toBe("form")
  expect(findLandingProblem([form, form])).toBe("form")
  expect(findLandingProblem([{ ...form, hidden: true }])).toBe("form")
  expect(findLandingProblem([{ ...form, startsAt: "2026-11-21T10:00:00.000Z" }])).toBe("form")
})

test("it has no section that leads elsewhere", () => {
  expect(findLandingProblem([form, { kind: "product-row", ...seen }])).toBe("kind")
})

test("its address is of Latin words joined by hyphens", () => {
  expect(isLandingSlug("casque-offre-1")).toBe(true)
  for (const slug of ["", "A", "a--b", "a/b", "..", "a".repeat(landingLimits.slug + 1)]) {
    expect({ slug, is: isLandingSlug(slug) }).toEqual({ slug, is: false })
  }
})

test("the rate is unknown without visitors, and never more than one", () => {
  expect(conversionRate(3, 0)).toBeNull()
  expect(conversionRate(1, 8)).toBe(0.125)
  expect(conversionRate(9, 8)).toBe(1)
})
