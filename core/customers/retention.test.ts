import { expect, test } from "vitest"
import { isRetention, monthsBefore, recommendedRetention } from "./retention.ts"

test.each([
  ["2026-11-22T10:00:00.000Z", 24, "2024-11-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2024-03-31T23:59:59.999Z", 1, "2024-02-29T23:59:59.999Z"],
  ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
  ["2026-08-31T00:00:00.000Z", 6, "2026-02-28T00:00:00.000Z"],
])("%s less %i months is %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})

test("a retention is one of the choices, or none", () => {
  expect([null, 6, recommendedRetention, 120].map(isRetention)).toEqual([true, true, true, true])
  expect([0, 1, 5, 7, 24.5, 121, -24, Number.NaN].map(isRetention)).toEqual(Array(8).fill(false))
})
