import { describe, expect, it } from "vitest"
import { type ProductDelivery, toProductDelivery } from "../catalogue/product-delivery.ts"
import { deliveryPrice, servedWay } from "./delivery.ts"
import { forGoods, goodsTerms, plainGoods } from "./goods-terms.ts"

const line = (profile?: ProductDelivery["profile"], surcharge = 0, quantity = 1) => ({
  quantity,
  ...(profile && { delivery: { profile, surcharge } }),
})
const bejaia = { home: 85_000, desk: 40_000, homeServed: true, deskServed: true }

describe("the goods of an order", () => {
  it("are delivered freely when all lines are, and only then", () => {
    expect(goodsTerms([line("free"), line("free", 0, 3)]).isFree).toBe(true)
    expect(goodsTerms([line("free"), line()]).isFree).toBe(false)
    expect(goodsTerms([])).toEqual(plainGoods)
  })

  it("go to a desk when one line does", () => {
    const terms = goodsTerms([line(), line("desk")])
    expect(terms).toEqual({ isFree: false, isDeskOnly: true, surcharge: 0 })
    expect(servedWay(forGoods(bejaia, terms), "home")).toBe("desk")
    expect(forGoods(bejaia, plainGoods)).toBe(bejaia)
  })

  it("add the highest surcharge once, and those of heavy goods for each unit", () => {
    const lines = [line("surcharge", 20_000, 5), line("surcharge", 30_000), line("heavy", 10_000, 3), line()]
    expect(goodsTerms(lines).surcharge).toBe(60_000)
  })
})

describe("the price of a delivery", () => {
  const price = (lines: ReturnType<typeof line>[], freeFrom: number | null = null, of: typeof bejaia = bejaia) =>
    deliveryPrice(of, "home", 500_000, freeFrom, goodsTerms(lines))

  it("has the surcharges of the goods, also from the threshold of free delivery on", () => {
    expect(price([line("heavy", 10_000, 2)])).toBe(105_000)
    expect(price([line("heavy", 10_000, 2)], 400_000)).toBe(20_000)
    expect(price([line()], 400_000)).toBe(0)
  })

  it("is nothing for goods that are delivered freely, and unknown where the wilaya's is", () => {
    expect(price([line("free", 10_000)])).toBe(0)
    const unknown = { ...bejaia, home: null }
    expect(deliveryPrice(unknown, "home", 1, null, goodsTerms([line("heavy", 10_000)]))).toBeNull()
    expect(deliveryPrice(unknown, "home", 1, null, goodsTerms([line("free")]))).toBe(0)
  })
})

it("a product that is delivered as all others says nothing", () => {
  expect(toProductDelivery("standard", 500)).toBeUndefined()
  expect(toProductDelivery("heavy", null)).toEqual({ profile: "heavy", surcharge: 0 })
})
