import { expect, test } from "vitest"
import { metricChange, percentText, twoShares } from "./metric-text.ts"

test("shares have a decimal where it tells something", () => {
  expect([0, 0.004, 0.031, 0.0996, 0.5, 1].map((share) => percentText(share, "fr"))).toEqual(
    ["0 %", "0,4 %", "3,1 %", "10 %", "50 %", "100 %"].map((text) => text.replace(" ", "\u00a0")),
  )
})

test("two shares of a whole make a hundred", () => {
  expect(twoShares([0.875, 0.125], "en")).toEqual(["88\u00a0%", "12\u00a0%"])
  expect(twoShares([10, 1], "en")).toEqual(["91\u00a0%", "9\u00a0%"])
  expect(twoShares([0, 0], "en")).toEqual(["–", "–"])
})

test("a change is of points for shares, of what was there for others", () => {
  expect(metricChange(0.8, 0.75, true)).toBe(5)
  expect(metricChange(150, 100, false)).toBe(50)
  expect(metricChange(3, 0, false)).toBeNull()
  expect(metricChange(null, 0.5, true)).toBeNull()
})
