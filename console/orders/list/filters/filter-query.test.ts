import { expect, test } from "vitest"
import { toFilters, toQuery } from "./filter-query.ts"

test("filters come back as they were kept", () => {
  const filters = { status: ["new"], wilaya: ["16", "31"], q: "Aïcha, عائشة", from: "2026-11-21", risk: "1" }
  expect(toQuery(filters)).toMatch(/^[!-~]+$/)
  expect(toFilters(toQuery(filters))).toEqual(filters)
})

test("what filters nothing is not kept", () => {
  expect(toQuery({ q: "", status: [], product: undefined, to: null })).toBe("")
})
