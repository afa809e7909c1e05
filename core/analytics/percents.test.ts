import fc from "fast-check"
import { expect, test } from "vitest"
import { toPercents } from "./percents.ts"

test("a delivery rate and its return rate make 100 per cent, however they are rounded", () => {
  // 7 of 8 delivered: rounded alone they were 88 % and 13 %.
  expect(toPercents([7, 1])).toEqual([88, 12])
  expect(toPercents([0.875, 0.125])).toEqual([88, 12])
  expect(toPercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(toPercents([10, 0])).toEqual([100, 0])
  expect(toPercents([0, 0])).toEqual([0, 0])
})

test("per cents of any parts make 100, and none is off by one or more", () => {
  const parts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, (some) => {
      const whole = some.reduce((sum, part) => sum + part, 0)
      const percents = toPercents(some)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(whole === 0 ? 0 : 100)
      for (const [at, percent] of percents.entries()) {
        if (whole > 0) expect(Math.abs(percent - ((some[at] ?? 0) / whole) * 100)).toBeLessThan(1)
      }
    }),
  )
})
