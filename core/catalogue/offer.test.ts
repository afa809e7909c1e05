import { expect, test } from "vitest"
import { offerRuns, pricedAt, soldAt } from "./offer.ts"

const offerDate = { startDate: "2026-11-20T00:00:00Z", endDate: "2026-11-24T00:00:00Z" }
const onOffer = { price: 90_00, lastPrice: 100_00, discount: 10, offerDate }

test("an offer runs from its start up to its end", () => {
  expect(offerRuns(offerDate, "2026-11-19T23:59:59Z")).toBe(false)
  expect(offerRuns(offerDate, "2026-11-20T00:00:00Z")).toBe(true)
  expect(offerRuns(offerDate, "2026-11-23T23:59:59Z")).toBe(true)
  expect(offerRuns(offerDate, "2026-11-24T00:00:00Z")).toBe(false)
  expect(offerRuns(null, "2026-11-20T00:00:00Z")).toBe(false)
})

test("a product keeps its reduced price while its offer runs", () => {
  expect(pricedAt(onOffer, "2026-11-21T00:00:00Z")).toBe(onOffer)
})

test("the price returns to normal when the offer has ended, and is normal before it begins", () => {
  const normal = { price: 100_00, lastPrice: null, discount: 0, offerDate }
  expect(pricedAt(onOffer, "2026-11-24T00:00:00Z")).toEqual(normal)
  expect(pricedAt(onOffer, "2026-11-01T00:00:00Z")).toEqual(normal)
})

test("a discount without dates holds", () => {
  const reduced = { ...onOffer, offerDate: null }
  expect(pricedAt(reduced, "2030-01-01T00:00:00Z")).toBe(reduced)
})

test("an offer that reduces nothing changes nothing", () => {
  const plain = { ...onOffer, price: 100_00, lastPrice: null, discount: 0 }
  expect(pricedAt(plain, "2030-01-01T00:00:00Z")).toBe(plain)
})

test("the variants of a product return to their normal prices with it", () => {
  const facts = { color: "noir", documentId: "v", sku: "S", barcode: null, quantity: 1, image: null }
  const variant = { ...facts, status: "in-stock" as const, size: "42", price: 95_00, lastPrice: 110_00, discount: 14 }
  const own = { ...variant, size: "43", price: 120_00, lastPrice: null, discount: 0 }
  const product = { ...onOffer, variants: [variant, own] }
  expect(soldAt(product, "2026-11-21T00:00:00Z")).toBe(product)
  const after = soldAt(product, "2026-11-24T00:00:00Z")
  expect(after).toMatchObject({ price: 100_00, variants: [{ price: 110_00, lastPrice: null, discount: 0 }, own] })
})
