import { expect, test } from "vitest"
import type { CartItem } from "./cart.ts"
import { refreshCart } from "./cart-refresh.ts"

function itemOf(slug: string, changes: Partial<CartItem> = {}): CartItem {
  return {
    id: 1,
    documentId: `doc-${slug}`,
    slug,
    title: slug,
    productType: "beauty",
    status: "in-stock",
    quantity: 9,
    price: 100_000,
    lastPrice: null,
    discount: 0,
    image: null,
    orderQuantity: 3,
    ...changes,
  }
}

test("leaves an unchanged line without a note", () => {
  const item = itemOf("lumen-ambre")
  const { orderQuantity: _, ...product } = item
  expect(refreshCart([item], [{ slug: "lumen-ambre", variant: "", product }])).toEqual({ cart: [item], changes: [] })
})

test("takes the present price and says what it was", () => {
  const item = itemOf("lumen-ambre")
  const { cart, changes } = refreshCart(
    [item],
    [{ slug: "lumen-ambre", variant: "", product: { ...item, price: 120_000 } }],
  )
  expect(cart).toMatchObject([{ price: 120_000, orderQuantity: 3 }])
  expect(changes).toEqual([{ kind: "price", was: 100_000, now: 120_000, slug: "lumen-ambre", title: "lumen-ambre" }])
})

test("lowers the quantity to what is left", () => {
  const item = itemOf("lumen-ambre")
  const { cart, changes } = refreshCart(
    [item],
    [{ slug: "lumen-ambre", variant: "", product: { ...item, quantity: 2 } }],
  )
  expect(cart).toMatchObject([{ orderQuantity: 2 }])
  expect(changes).toMatchObject([{ kind: "fewer", left: 2 }])
})

test("takes out what is out of stock and what is no longer sold", () => {
  const soldOut = itemOf("nova-12", { status: "out-of-stock" })
  const { cart, changes } = refreshCart(
    [itemOf("nova-12"), itemOf("old"), itemOf("kept")],
    [
      { slug: "nova-12", variant: "", product: soldOut },
      { slug: "old", variant: "", product: null },
    ],
  )
  expect(cart.map(({ slug }) => slug)).toEqual(["kept"])
  expect(changes.map(({ kind, slug }) => [kind, slug])).toEqual([
    ["out-of-stock", "nova-12"],
    ["gone", "old"],
  ])
})

test("joins two lines that turn out to be one product", () => {
  const product = itemOf("new-slug")
  const { cart } = refreshCart([itemOf("old-slug"), itemOf("new-slug")], [{ slug: "old-slug", variant: "", product }])
  expect(cart).toHaveLength(1)
})

const choice = { variant: "v42", sku: "TELL-42", color: "", size: "42", colorName: "", sizeName: "42" }

test("each variant of a product has its own price, stock and title", () => {
  const [small, large] = [
    itemOf("baskets", { choice: { ...choice, variant: "v36", size: "36", sizeName: "36" } }),
    itemOf("baskets", { choice }),
  ]
  const { cart, changes } = refreshCart(
    [small, large],
    [
      { slug: "baskets", variant: "v36", product: null },
      { slug: "baskets", variant: "v42", product: { ...large, price: 120_000, quantity: 1 } },
    ],
  )
  expect(cart).toMatchObject([{ choice, price: 120_000, orderQuantity: 1 }])
  expect(changes.map(({ kind, title }) => [kind, title])).toEqual([
    ["gone", "baskets · 36"],
    ["price", "baskets · 42"],
    ["fewer", "baskets · 42"],
  ])
})

test("a line without a choice is marked, or takes the only variant", () => {
  const [shoes, lamp] = [itemOf("baskets"), itemOf("lampe")]
  const { cart, changes } = refreshCart(
    [shoes, lamp],
    [
      { slug: "baskets", variant: "", product: { ...shoes, needsChoice: true } },
      { slug: "lampe", variant: "", product: { ...lamp, choice } },
    ],
  )
  expect(cart).toEqual([
    { ...shoes, needsChoice: true },
    { ...lamp, choice },
  ])
  expect(changes).toEqual([])
})

test("two lines that turn out to be one become one, with the units of both as far as there are", () => {
  const choice = { variant: "doc-noir", sku: "NOIR", color: "noir", size: "", colorName: "Noir", sizeName: "" }
  const { orderQuantity: _, ...product } = itemOf("cabas", { choice, quantity: 5 })
  const { cart } = refreshCart(
    [itemOf("cabas", { orderQuantity: 1 }), itemOf("cabas", { choice, orderQuantity: 2 })],
    [
      { slug: "cabas", variant: "", product },
      { slug: "cabas", variant: "doc-noir", product },
    ],
  )
  expect(cart).toMatchObject([{ choice, orderQuantity: 3 }])
})
