import { expect, test } from "vitest"
import type { OrderChange } from "../orders/order-change.ts"
import type { Quote } from "../orders/order-quote.ts"
import type { Cart, CartItem } from "./cart.ts"
import { cartAsQuoted, cartLines, titledByCart } from "./cart-order.ts"

function item(slug: string, price: number, orderQuantity: number): CartItem {
  return {
    id: slug,
    documentId: slug,
    slug,
    title: slug,
    productType: "electronics",
    status: "in-stock",
    quantity: 50,
    price,
    lastPrice: null,
    discount: 0,
    image: null,
    orderQuantity,
  }
}

function quoteOf(...lines: { index: number; quantity: number; unitPrice: number }[]): Quote {
  return {
    changes: [],
    amount: 0,
    coupon: null,
    discount: 0,
    deliveryPrice: null,
    total: 0,
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
  expect(titledByCart(quote, cartLines(cart), named).changes).toEqual([
    gone("lamp", "Brass lamp"),
    gone("ring", "ring"),
  ])
})

const sized = (size: string): CartItem => ({
  ...item("shoes", 700, 3),
  choice: { variant: `doc-${size}`, sku: `SHOE-${size}`, color: "noir", size, colorName: "Noir", sizeName: size },
})
const shoes: Cart = [sized("41"), sized("42"), item("lamp", 100, 1)]

test("a variant goes into its line by SKU, with the names of colour and size", () => {
  expect(cartLines(shoes)[1]).toEqual({
    slug: "shoes",
    quantity: 3,
    color: "Noir",
    size: "42",
    variant: "SHOE-42",
    unitPrice: 700,
  })
})

test("two variants of a product are answered one by one", () => {
  const quote = quoteOf({ index: 1, quantity: 2, unitPrice: 750 }, { index: 2, quantity: 1, unitPrice: 100 })
  expect(cartAsQuoted(shoes, cartLines(shoes), quote)).toMatchObject([
    { choice: { size: "42" }, price: 750, orderQuantity: 2, quantity: 2 },
    { slug: "lamp" },
  ])
})

test("a change names the colour and the size of its line, and leaves other changes as they are", () => {
  const stock: OrderChange = { kind: "stock", index: 1, slug: "shoes", title: "Shoes", old: 3, new: 2 }
  const gone: OrderChange = { kind: "gone", index: 0, slug: "shoes", title: "shoes" }
  const price: OrderChange = { kind: "price", index: 2, slug: "lamp", title: "Lamp", old: 100, new: 120 }
  const amount: OrderChange = { kind: "amount", old: 1, new: 2 }
  const quote = { ...quoteOf(), changes: [gone, stock, price, amount] }
  expect(titledByCart(quote, cartLines(shoes), shoes).changes).toEqual([
    { ...gone, color: "Noir", size: "41" },
    { ...stock, color: "Noir", size: "42" },
    price,
    amount,
  ])
})
