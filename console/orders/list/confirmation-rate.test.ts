import { expect, test } from "vitest"
import { confirmationRate } from "./confirmation-rate.ts"

test("orders that nobody has called yet do not count", () => {
  expect(confirmationRate({ new: 40, "to-call-again": 10, confirmed: 5, shipped: 2, cancelled: 2 })).toBe(78)
})

test("without a settled order there is no rate", () => {
  expect(confirmationRate({ new: 3 })).toBeNull()
})
