import { expect, test } from "vitest"
import { countdownParts } from "./countdown.tsx"

test("splits a span into days, hours, minutes and seconds", () => {
  const span = ((2 * 24 + 14) * 3600 + 36 * 60 + 9) * 1000
  expect(countdownParts(span)).toEqual([2, 14, 36, 9])
})

test("stands at zero once the offer has ended", () => {
  expect(countdownParts(-5000)).toEqual([0, 0, 0, 0])
})
