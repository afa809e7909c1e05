import fc from "fast-check"
import { expect, test } from "vitest"
import type { CartItem } from "./cart.ts"
import { readStoredCart, storedCart } from "./stored-cart.ts"

const item: CartItem = {
  id: 14,
  documentId: "doc-14",
  slug: "sac-casbah",
  title: "Sac Casbah",
  productType: "fashion",
  status: "in-stock",
  quantity: 5,
  price: 1_890_050,
  lastPrice: 2_100_000,
  discount: 10,
  image: { url: "/media/sac.webp", width: 1000, height: 1000, alt: "Sac" },
  orderQuantity: 2,
}

test("stores dinars and reads them back as centimes", { tags: ["@4-lists-stored"] }, () => {
  const text = storedCart([item])
  expect(JSON.parse(text)).toMatchObject([{ price: 18_900.5, lastPrice: 21_000, orderQuantity: 2 }])
  expect(readStoredCart(text)).toEqual([item])
})

test("loads a cart that an earlier shop has written", { tags: ["@4-lists-stored"] }, () => {
  const earlier = [
    { _id: "6412c1", title: "Headphones", price: 1200, quantity: 8, orderQuantity: 3, img: "https://i.example/a.png" },
    {
      id: 7,
      documentId: "d7",
      name: "Perfume",
      slug: "perfume",
      price: 99.5,
      orderQuantity: 1,
      image: { url: "/p.jpg" },
    },
  ]
  expect(readStoredCart(JSON.stringify(earlier))).toMatchObject([
    { id: "6412c1", slug: "6412c1", title: "Headphones", price: 120_000, quantity: 8, orderQuantity: 3, image: null },
    { id: 7, slug: "perfume", title: "Perfume", price: 9_950, quantity: 1, image: { url: "/p.jpg" } },
  ])
})

test("drops items without a name, an id, a price or a quantity", () => {
  const good = JSON.parse(storedCart([item]))[0]
  const bad = [
    { ...good, title: " " },
    { ...good, price: "free" },
    { ...good, price: -1 },
    { ...good, orderQuantity: 0 },
    { ...good, orderQuantity: 1.5 },
    { title: "No id", price: 1, orderQuantity: 1 },
    "text",
  ]
  expect(readStoredCart(JSON.stringify([...bad, good]))).toEqual([item])
})

const choice = { variant: "v42", sku: "CAS-NOIR-42", color: "noir", size: "42", colorName: "Noir", sizeName: "42" }

test("keeps the chosen variant, and one line for each", () => {
  const cart = [item, { ...item, choice }, { ...item, choice: { ...choice, variant: "v43" } }]
  expect(readStoredCart(storedCart([...cart, { ...item, choice, orderQuantity: 9 }]))).toEqual(cart)
  const marked = { ...item, needsChoice: true }
  expect(readStoredCart(storedCart([marked]))).toEqual([marked])
})

test("drops a damaged choice and leaves the product", () => {
  const damaged = [
    { ...choice, variant: "a,b" },
    { ...choice, sku: 3 },
    { ...choice, sizeName: "x".repeat(121) },
    "v42",
    [],
  ]
  for (const one of damaged) {
    const [read] = readStoredCart(JSON.stringify([{ ...item, image: null, choice: one, needsChoice: "yes" }]))
    expect(read).toMatchObject({ slug: "sac-casbah", orderQuantity: 2 })
    expect(read).not.toHaveProperty("choice")
    expect(read).not.toHaveProperty("needsChoice")
  }
})

test("keeps one of two equal products", () => {
  expect(readStoredCart(storedCart([item, { ...item, orderQuantity: 9 }]))).toEqual([item])
})

test("takes pictures of the shop itself only", () => {
  for (const url of ["https://x.example/a.png", "//x.example/a.png", "/\\x.example/a.png", "javascript:1", "data:,"]) {
    expect(readStoredCart(JSON.stringify([{ ...item, image: { url } }]))[0]?.image).toBeNull()
  }
})

test("never throws, whatever is stored", () => {
  const fields = fc.record(
    {
      id: fc.anything(),
      title: fc.anything(),
      price: fc.anything(),
      orderQuantity: fc.anything(),
      image: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(fields), (list) => {
      expect(readStoredCart(JSON.stringify(list) ?? null)).toBeInstanceOf(Array)
    }),
  )
})
