import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deliveryPrice, orderSums } from "./delivery.ts"
import { deliveryKinds } from "./wilaya.ts"

const bejaia = { home: 85_000, desk: 40_000 }
const alger = { home: null, desk: null }

describe("deliveryPrice", () => {
  it("depends on the kind of delivery", () => {
    expect(deliveryPrice(bejaia, "home", 100, null)).toBe(85_000)
    expect(deliveryPrice(bejaia, "desk", 100, null)).toBe(40_000)
  })

  it("stays unknown where the wilaya has no price, and while no wilaya is chosen", () => {
    expect(deliveryPrice(alger, "home", 100, null)).toBeNull()
    expect(deliveryPrice(undefined, "desk", 100, null)).toBeNull()
  })

  it("is free from the threshold on, not below it", () => {
    expect(deliveryPrice(bejaia, "home", 999_999, 1_000_000)).toBe(85_000)
    expect(deliveryPrice(bejaia, "home", 1_000_000, 1_000_000)).toBe(0)
    expect(deliveryPrice(alger, "home", 1_000_000, 1_000_000)).toBe(0)
  })
})

describe("orderSums", () => {
  it("adds the delivery price to the amount", () => {
    expect(orderSums(2_490_000, 2, () => 85_000)).toEqual({ amount: 4_980_000, delivery: 85_000, total: 5_065_000 })
  })

  it("totals the amount alone while the delivery price is not known", () => {
    expect(orderSums(2_490_000, 1, () => null)).toEqual({ amount: 2_490_000, delivery: null, total: 2_490_000 })
  })

  it("keeps whole centimes, and a total of amount plus delivery", () => {
    const price = fc.integer({ min: 0, max: 100_000_000 })
    const wilaya = fc.record({ home: fc.option(price), desk: fc.option(price) })
    const kind = fc.constantFrom(...deliveryKinds)
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 999 }),
        wilaya,
        kind,
        fc.option(price),
        (unit, n, place, by, freeFrom) => {
          const sums = orderSums(unit, n, (amount) => deliveryPrice(place, by, amount, freeFrom))
          expect(Number.isSafeInteger(sums.total)).toBe(true)
          expect(sums.amount).toBe(unit * n)
          expect(sums.total - sums.amount).toBe(sums.delivery ?? 0)
        },
      ),
    )
  })
})
