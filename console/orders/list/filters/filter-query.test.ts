import { expect, test } from "vitest"
import { filtersOf, queryOf } from "./filter-query.ts"

test("filters come back as they were kept", () => {
  const filters = { status: ["new"], wilaya: ["16", "31"], q: "Aïcha, عائشة", from: "2026-11-21", risk: "1" }
  expect(queryOf(filters)).toMatch(/^[!-~]+$/)
  expect(filtersOf(queryOf(filters))).toEqual(filters)
})

test("what filters nothing is not kept", () => {
  expect(queryOf({ q: "", status: [], product: undefined, to: null })).toBe("")
})
