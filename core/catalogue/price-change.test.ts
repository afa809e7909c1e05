import { describe, expect, it } from "vitest"
import { changedByPercent, discountPercent } from "./price-change.ts"

describe("discountOf", () => {
  it.each([
    [8_000_00, 10_000_00, 20],
    [9_999_00, 10_000_00, 1],
    [10_000_00, 10_000_00, 0],
    [10_000_00, null, 0],
    [0, 10_000_00, 100],
  ])("of %j with %j struck through is %j", (price, lastPrice, percent) => {
    expect(discountPercent(price, lastPrice)).toBe(percent)
  })
})

describe("changedByPercent", () => {
  it("keeps whole dinars", () => {
    expect(changedByPercent({ price: 999_00, lastPrice: null }, 5, false)).toEqual({ price: 1049_00, lastPrice: null })
  })

  it("strikes the price of before through, the first one of several", () => {
    const once = changedByPercent({ price: 1000_00, lastPrice: null }, -10, true)
    expect(once).toEqual({ price: 900_00, lastPrice: 1000_00 })
    expect(changedByPercent(once, -10, true)).toEqual({ price: 810_00, lastPrice: 1000_00 })
  })

  it("gives up a struck price that is not higher any more", () => {
    expect(changedByPercent({ price: 900_00, lastPrice: 1000_00 }, 20, true)).toEqual({
      price: 1080_00,
      lastPrice: null,
    })
  })
})
