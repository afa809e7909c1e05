import { expect, test } from "vitest"
import type { CartItem } from "./cart.ts"
import { cartSums } from "./cart-delivery.ts"

function itemOf(slug: string, price: number, orderQuantity: number): CartItem {
  return {
    ...{ id: slug, documentId: slug, slug, title: slug, productType: "beauty", status: "in-stock", quantity: 9 },
    ...{ lastPrice: null, discount: 0, image: null, price, orderQuantity },
  }
}

const cart = [itemOf("rose", 100_000, 2), itemOf("ambre", 700_000, 1)]

test("each product is delivered on its own", () => {
  expect(cartSums(cart, () => 40_000)).toEqual({ amount: 900_000, delivery: 80_000, total: 980_000 })
})

test("the product that reaches the threshold is delivered free", () => {
  const priceOf = (amount: number) => (amount >= 500_000 ? 0 : 40_000)
  expect(cartSums(cart, priceOf)).toEqual({ amount: 900_000, delivery: 40_000, total: 940_000 })
})

test("an unknown price makes the delivery unknown, not free", () => {
  expect(cartSums(cart, () => null)).toEqual({ amount: 900_000, delivery: null, total: 900_000 })
})

test("an empty cart costs nothing", () => {
  expect(cartSums([], () => 40_000)).toEqual({ amount: 0, delivery: 0, total: 0 })
})
