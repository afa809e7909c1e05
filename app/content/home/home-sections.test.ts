import { expect, test } from "vitest"
import type { Product } from "#core/catalogue/product.ts"
import { dealOf, homeSections } from "./home-sections.ts"

const picture = { url: "/media/p.webp", width: 1000, height: 1000, alt: "" }
const counts = new Map<string, number>()
const now = "2026-11-21T12:00:00.000Z"

function product(slug: string, facts: Partial<Product> = {}): Product {
  return {
    id: 1,
    documentId: slug,
    slug,
    sku: slug,
    title: slug,
    unit: null,
    productType: "electronics",
    status: "in-stock",
    quantity: 5,
    price: 100_00,
    lastPrice: null,
    discount: 0,
    shortDescription: "",
    brand: { slug: "b", name: "B" },
    categories: [],
    image: picture,
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
    createdAt: now,
    ...facts,
  }
}

function offer(startDate: string, endDate: string) {
  return { offerDate: { startDate, endDate } }
}

test("takes the running offer that ends first as the deal", () => {
  const products = [
    product("later", offer("2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z")),
    product("sooner", offer("2026-11-01T00:00:00Z", "2026-11-25T00:00:00Z")),
    product("over", offer("2026-11-01T00:00:00Z", "2026-11-20T00:00:00Z")),
    product("not-begun", offer("2026-11-22T00:00:00Z", "2026-11-23T00:00:00Z")),
    product("sold-out", { ...offer("2026-11-01T00:00:00Z", "2026-11-22T00:00:00Z"), status: "out-of-stock" }),
  ]
  expect(dealOf(products, now)).toMatchObject({ product: { slug: "sooner" }, end: "2026-11-25T00:00:00Z" })
})

test("has no deal while no offer runs", () => {
  expect(dealOf([product("a")], now)).toBeNull()
})

test("shows the campaigns whose product can be bought, then featured products", () => {
  const products = [
    product("plain"),
    product("star", { featured: true }),
    product("casque-aura", { status: "out-of-stock" }),
    product("lumen-ambre"),
  ]
  const { slides } = homeSections(products, counts, now)
  expect(slides.map(({ product: { slug }, campaign }) => [slug, campaign])).toEqual([
    ["lumen-ambre", "lumen"],
    ["star", null],
  ])
})

test("sets the tile beside the hero with a product that no slide shows", () => {
  const { tile } = homeSections([product("star", { featured: true }), product("plain")], counts, now)
  expect(tile?.slug).toBe("plain")
})

test("shows how many products each universe has", () => {
  const counted = homeSections([product("a")], new Map([["beauty", 7]]), now).universes
  expect(counted.map(({ type, count }) => [type, count])).toEqual([
    ["electronics", 0],
    ["fashion", 0],
    ["beauty", 7],
    ["jewelry", 0],
  ])
})

test("lists sellable electronics from the cheapest as gadgets", () => {
  const products = [
    product("dear", { price: 300_00 }),
    product("cheap", { price: 50_00 }),
    product("gone", { price: 10_00, status: "out-of-stock" }),
    product("cream", { price: 20_00, productType: "beauty" }),
    product("ring", { price: 30_00, productType: "jewelry" }),
  ]
  expect(homeSections(products, counts, now).gadgets.products.map(({ slug }) => slug)).toEqual(["cheap", "dear"])
})

test("stands without any product", () => {
  const { slides, tile, deal, fresh } = homeSections([], counts, now)
  expect({ slides, tile, deal, fresh }).toEqual({ slides: [], tile: null, deal: null, fresh: [] })
})

test("shows the products of a small shop once", () => {
  const products = [product("lamp"), product("bag", { featured: true, discount: 10 })]
  const { trend, gadgets, short, fresh } = homeSections(products, counts, now)
  expect(fresh.map(({ slug }) => slug)).toEqual(["lamp", "bag"])
  expect([...Object.values(trend), gadgets.products, ...Object.values(short)].flat()).toEqual([])
})
