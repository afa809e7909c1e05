import { expect, test } from "vitest"
import type { Cart, CartItem } from "./cart.ts"
import { cartAsQuoted, cartLines, titledByCart } from "./cart-order.ts"
import type { Quote } from "./order-quote.ts"

function item(slug: string, price: number, orderQuantity: number): CartItem {
  return {
    ...{ id: slug, documentId: slug, slug, title: slug, productType: "electronics", status: "in-stock" },
    ...{ quantity: 50, price, lastPrice: null, discount: 0, image: null, orderQuantity },
  }
}

function quoteOf(...lines: { index: number; quantity: number; unitPrice: number }[]): Quote {
  return {
    ...{ changes: [], amount: 0, coupon: null, discount: 0, deliveryPrice: null, total: 0 },
    lines: lines.map((line) => ({ ...line, slug: "now-other", title: "", lineTotal: 0, available: line.quantity })),
  }
}

const cart: Cart = [item("lamp", 100, 2), item("shawl", 200, 5), item("ring", 300, 1)]

test("a cart becomes lines at the prices that it shows", () => {
  expect(cartLines(cart)[1]).toEqual({ slug: "shawl", quantity: 5, color: "", unitPrice: 200 })
})

test("a refused order leaves what can be had, at its present price", () => {
  const quote = quoteOf({ index: 0, quantity: 2, unitPrice: 120 }, { index: 1, quantity: 3, unitPrice: 200 })
  expect(cartAsQuoted(cart, cartLines(cart), quote)).toMatchObject([
    { slug: "lamp", price: 120, orderQuantity: 2, quantity: 2 },
    { slug: "shawl", price: 200, orderQuantity: 3, quantity: 3 },
  ])
})

test("what came into the cart meanwhile, or is less by now, stays", () => {
  const now = [item("lamp", 100, 1), item("clock", 500, 4)]
  const quote = quoteOf({ index: 0, quantity: 2, unitPrice: 100 })
  expect(cartAsQuoted(now, cartLines(cart), quote)).toMatchObject([
    { orderQuantity: 1 },
    { slug: "clock", quantity: 50 },
  ])
})

test("what is not sold any more goes by the title that the cart shows", () => {
  const gone = (slug: string, title: string) => ({ kind: "gone" as const, slug, title })
  const named: Cart = [{ ...item("lamp", 100, 1), title: "Brass lamp" }]
  const quote = { ...quoteOf(), changes: [gone("lamp", "lamp"), gone("ring", "ring")] }
  expect(titledByCart(quote, named).changes).toEqual([gone("lamp", "Brass lamp"), gone("ring", "ring")])
})
