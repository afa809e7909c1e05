import { expect, test } from "vitest"
import { orderLimits, windowAt } from "./order-limits.ts"

test.each([
  ["2026-11-21T10:00:00.000Z", 3600],
  ["2026-11-21T10:30:00.500Z", 1800],
  ["2026-11-21T10:59:59.999Z", 1],
])("at %s the hour has %d seconds left", (now, left) => {
  expect(windowAt(new Date(now), 3600)).toEqual({ start: new Date("2026-11-21T10:00:00.000Z"), left })
})

test("a network may do far more than a phone", () => {
  const most = (by: string, counted: string) =>
    Math.min(...orderLimits.filter((limit) => limit.by === by && limit.counted === counted).map((limit) => limit.most))
  for (const counted of ["orders", "tries"]) {
    expect(most("network", counted)).toBeGreaterThanOrEqual(25 * most("phone", counted))
  }
})
