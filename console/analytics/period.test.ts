import { expect, test } from "vitest"
import { parsePeriod, toPeriod } from "./period.ts"

// A Saturday.
const today = "2026-11-21"

test("a week begins on the day that the shop says", () => {
  expect(toPeriod("week", today, "saturday")).toEqual({ from: today, to: today })
  expect(toPeriod("week", today, "sunday")).toEqual({ from: "2026-11-15", to: today })
  expect(toPeriod("week", "2026-11-20", "saturday")).toEqual({ from: "2026-11-14", to: "2026-11-20" })
})

test("periods cross months and years", () => {
  expect(toPeriod("yesterday", "2027-01-01", "sunday")).toEqual({ from: "2026-12-31", to: "2026-12-31" })
  expect(toPeriod("days30", "2026-03-10", "sunday")).toEqual({ from: "2026-02-09", to: "2026-03-10" })
  expect(toPeriod("month", today, "sunday")).toEqual({ from: "2026-11-01", to: today })
})

test("a typed period has days, in order, and not too many", () => {
  expect(parsePeriod("2026-11-01", "2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-01" })
  expect(parsePeriod("2026-11-02", "2026-11-01")).toBeUndefined()
  expect(parsePeriod("", "2026-11-01")).toBeUndefined()
  expect(parsePeriod("2025-01-01", "2026-11-01")).toBeUndefined()
})
