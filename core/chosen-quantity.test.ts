import fc from "fast-check"
import { expect, test } from "vitest"
import { decreasedQuantity, firstQuantity, increasedQuantity } from "./chosen-quantity.ts"

test("starts at 1 and goes up by 1", () => {
  expect(firstQuantity).toBe(1)
  expect(increasedQuantity(1)).toBe(2)
  expect(decreasedQuantity(3)).toBe(2)
})

test("never goes below 1, whatever is pressed", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (presses) => {
      const end = presses.reduce((chosen, up) => (up ? increasedQuantity(chosen) : decreasedQuantity(chosen)), 1)
      expect(end).toBeGreaterThanOrEqual(1)
    }),
  )
})
