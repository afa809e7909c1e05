import { expect, test } from "vitest"
import type { Product } from "#core/catalogue/product.ts"
import { queryAll, queryProducts } from "./product-query.ts"

function product(slug: string, facts: Partial<Product> = {}): Product {
  return {
    id: 1,
    documentId: slug,
    slug,
    sku: slug,
    title: slug,
    unit: null,
    productType: "fashion",
    status: "in-stock",
    quantity: 5,
    price: 100_00,
    lastPrice: null,
    discount: 0,
    shortDescription: "",
    brand: { slug: "b", name: "B" },
    categories: [],
    image: null,
    medias: [],
    colors: [],
    sizes: [],
    sizeOption: null,
    variantCount: 0,
    tags: [],
    featured: false,
    sellCount: 0,
    rating: null,
    reviewCount: 0,
    offerDate: null,
    videoId: null,
    createdAt: "2026-01-01T00:00:00Z",
    ...facts,
  }
}

const bags = [{ documentId: "sacs", slug: "sacs", title: "Sacs", parent: null }]
const catalogue = [
  product("new-hat"),
  product("phone", { productType: "electronics", sellCount: 999 }),
  product("gone", { status: "out-of-stock", sellCount: 500, rating: 5 }),
  product("bag", { sellCount: 10, rating: 4.6, reviewCount: 5, categories: bags }),
  product("belt", { sellCount: 90, rating: 4.6, reviewCount: 2, featured: true }),
]
const slugs = (products: Product[]) => products.map(({ slug }) => slug)
const fashion = { universe: "fashion", limit: 9 } as const

test("ranks by what the section asks for, and never shows another universe", () => {
  expect(slugs(queryProducts(catalogue, { ...fashion, first: "selling" }))).toEqual(["belt", "bag", "new-hat", "gone"])
  expect(slugs(queryProducts(catalogue, { ...fashion, first: "rated" }))).toEqual(["bag", "belt", "new-hat", "gone"])
  expect(slugs(queryProducts(catalogue, { ...fashion, first: "fresh" }))).toEqual(["new-hat", "bag", "belt", "gone"])
  expect(slugs(queryProducts(catalogue, { ...fashion, first: "featured", limit: 1 }))).toEqual(["belt"])
})

test("keeps to one category when asked", () => {
  expect(slugs(queryProducts(catalogue, { ...fashion, first: "fresh", category: "sacs" }))).toEqual(["bag"])
})

test("answers each section under its name", () => {
  const lists = queryAll(catalogue, { top: { ...fashion, first: "selling", limit: 1 } })
  expect(slugs(lists.top)).toEqual(["belt"])
})
