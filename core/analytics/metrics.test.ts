import { expect, test } from "vitest"
import { type OrderTally, orderRates, periodBefore } from "./metrics.ts"

const tally: OrderTally = {
  placed: 20,
  settled: 16,
  confirmed: 12,
  delivered: 6,
  sentBack: 2,
  uncancelled: 15,
  goods: 450_000,
}

test("rates are of the orders that they can be of", () => {
  expect(orderRates(tally)).toEqual({ confirmation: 0.75, delivery: 0.75, returns: 0.25, basket: 30_000 })
})

test("there is no rate of nothing", () => {
  const none = { placed: 3, settled: 0, confirmed: 0, delivered: 0, sentBack: 0, uncancelled: 0, goods: 0 }
  expect(orderRates(none)).toEqual({ confirmation: null, delivery: null, returns: null, basket: null })
})

test("a period is compared with the one of the same length before it", () => {
  expect(periodBefore("2026-11-21", "2026-11-21")).toEqual({ from: "2026-11-20", to: "2026-11-20" })
  expect(periodBefore("2026-03-01", "2026-03-07")).toEqual({ from: "2026-02-22", to: "2026-02-28" })
})
