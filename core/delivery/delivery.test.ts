import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { deliveryPrice, inCommune, missingForFreeDelivery, orderSums, servedWay } from "./delivery.ts"
import { deliveryKinds } from "./wilaya.ts"

const both = { homeServed: true, deskServed: true }
const bejaia = { home: 85_000, desk: 40_000, ...both }
const alger = { home: null, desk: null, ...both }

describe("deliveryPrice", () => {
  it("depends on the kind of delivery", () => {
    expect(deliveryPrice(bejaia, "home", 100, null)).toBe(85_000)
    expect(deliveryPrice(bejaia, "desk", 100, null)).toBe(40_000)
  })

  it("stays unknown where the wilaya has no price, and while no wilaya is chosen", () => {
    expect(deliveryPrice(alger, "home", 100, null)).toBeNull()
    expect(deliveryPrice(undefined, "desk", 100, null)).toBeNull()
  })

  it("adds nothing where the shop does not deliver in this way", () => {
    const deskOnly = { ...bejaia, homeServed: false }
    expect(deliveryPrice(deskOnly, "home", 100, null)).toBeNull()
    expect(deliveryPrice(deskOnly, "home", 1_000_000, 1_000_000)).toBeNull()
    expect(deliveryPrice(deskOnly, "desk", 100, null)).toBe(40_000)
  })

  it("is free from the threshold on, not below it", () => {
    expect(deliveryPrice(bejaia, "home", 999_999, 1_000_000)).toBe(85_000)
    expect(deliveryPrice(bejaia, "home", 1_000_000, 1_000_000)).toBe(0)
    expect(deliveryPrice(alger, "home", 1_000_000, 1_000_000)).toBe(0)
  })
})

describe("a commune", () => {
  it("has the terms of its wilaya, but those that are its own", () => {
    expect(inCommune(bejaia, undefined)).toBe(bejaia)
    expect(inCommune(bejaia, {})).toEqual(bejaia)
    expect(inCommune(bejaia, { desk: 0 })).toEqual({ ...bejaia, desk: 0 })
    expect(inCommune(alger, { home: 65_000, homeClosed: false })).toEqual({ ...alger, home: 65_000 })
  })

  it("without home delivery leaves the desk, at its own price", () => {
    const there = inCommune(bejaia, { homeClosed: true, desk: 30_000 })
    expect(servedWay(there, "home")).toBe("desk")
    expect(deliveryPrice(there, "home", 100, null)).toBeNull()
    expect(deliveryPrice(there, "desk", 100, null)).toBe(30_000)
  })

  it("opens nothing that its wilaya closes", () => {
    expect(inCommune({ ...bejaia, homeServed: false }, { homeClosed: false, home: 100 }).homeServed).toBe(false)
  })
})

test("an order lacks what its products are below the threshold, and nothing from it on", () => {
  expect(missingForFreeDelivery(999_999, 1_000_000)).toBe(1)
  expect(missingForFreeDelivery(1_000_000, 1_000_000)).toBe(0)
  expect(missingForFreeDelivery(0, 0)).toBe(0)
  expect(missingForFreeDelivery(1_000_000, null)).toBeNull()
})

test("a wilaya that is reached in one way only is delivered in that way", () => {
  const deskOnly = { homeServed: false, deskServed: true }
  expect(servedWay(deskOnly, "home")).toBe("desk")
  expect(servedWay(deskOnly, "desk")).toBe("desk")
  expect(servedWay({ homeServed: false, deskServed: false }, "home")).toBe("home")
  expect(servedWay(undefined, "desk")).toBe("desk")
})

describe("orderSums", () => {
  it("adds the delivery price to the amount and takes the discount off", { tags: ["@9-delivery-in-amount"] }, () => {
    const sums = { amount: 4_980_000, discount: 200_000, delivery: 85_000, total: 4_865_000 }
    expect(orderSums(4_980_000, 200_000, () => 85_000)).toEqual(sums)
  })

  it("leaves a delivery price that is not known out of the total", () => {
    expect(orderSums(2_490_000, 0, () => null)).toMatchObject({ delivery: null, total: 2_490_000 })
  })

  it("takes off no more than the products come to", () => {
    expect(orderSums(100, 300, () => 50)).toEqual({ amount: 100, discount: 100, delivery: 50, total: 50 })
  })

  it("keeps whole centimes, and a total of amount plus delivery", () => {
    const price = fc.integer({ min: 0, max: 100_000_000 })
    const wilaya = fc.record({
      home: fc.option(price),
      desk: fc.option(price),
      homeServed: fc.boolean(),
      deskServed: fc.boolean(),
    })
    const kind = fc.constantFrom(...deliveryKinds)
    fc.assert(
      fc.property(price, price, wilaya, kind, fc.option(price), (amount, discount, place, by, freeFrom) => {
        const sums = orderSums(amount, discount, (of) => deliveryPrice(place, by, of, freeFrom))
        expect(Number.isSafeInteger(sums.total)).toBe(true)
        expect(sums.discount).toBe(Math.min(amount, discount))
        expect(sums.total).toBe(amount - sums.discount + (sums.delivery ?? 0))
      }),
    )
  })
})
