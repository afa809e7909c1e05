import { afterEach, beforeEach, expect, test } from "vitest"
import { parseListing } from "#core/catalogue/listing-params.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { strapiReader } from "../client/read-strapi.ts"
import { strapiClient } from "../client/strapi-client.ts"
import { strictStrapi } from "../testing/strict-strapi.ts"
import { readContent } from "./shop-content.ts"

const token = "a-token-of-strapi-1234567890"
let strapi: Awaited<ReturnType<typeof strictStrapi>>
beforeEach(async () => {
  strapi = await strictStrapi(token)
})
afterEach(() => strapi.close())

const now = () => new Date().toISOString()
const reader = () => {
  const options = { apiBase: strapi.url, token }
  return { ...options, mediaHost: undefined, read: strapiReader(strapiClient(options)) }
}

const fill = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    strapi.add("products", { name: `P${index}`, slug: `p-${index}`, price: 10 }),
  )

test("of a large shop only what was changed is read again, and its tags are told", async () => {
  const items = fill(450)
  const first = await readContent(reader(), "fr", { isWhole: true })
  expect(first.content.products.count).toBe(450)
  const calls = strapi.calls.length

  const changed = items[7]
  Object.assign(changed ?? {}, { price: 20, updatedAt: "2027-01-01T00:00:00.000Z" })
  const second = await readContent(reader(), "fr", { known: first.content })
  expect(second.tags).toEqual([`product:${changed?.id}`, `card:${changed?.id}`, "listing", "menu"])
  const products = strapi.calls.slice(calls).filter(({ path, query }) => path === "/api/products" && query.has("sort"))
  expect(products.length).toBeLessThanOrEqual(2)
})

test("a product that is gone makes the whole list be read, and it is gone from lists", async () => {
  fill(320)
  const first = await readContent(reader(), "fr", { isWhole: true })
  const [gone] = strapi.content.products.splice(100, 1)
  const { content, tags } = await readContent(reader(), "fr", { known: first.content })
  expect(content.products.count).toBe(319)
  expect(content.products.card(gone?.id ?? 0)).toBeUndefined()
  expect(tags).toContain("shelf")
})

test("products without a name or a price are left out, and equal slugs get addresses of their own", async () => {
  strapi.add("products", { name: "", slug: "a", price: 10 })
  strapi.add("products", { name: "B", slug: "b", price: null })
  const [c, d] = [1, 2].map(() => strapi.add("products", { name: "Même nom", slug: null, price: "10.50" }))
  const { content } = await readContent(reader(), "fr")
  expect(content.products.count).toBe(2)
  expect(content.products.card(d?.id ?? 0)).toMatchObject({ slug: "meme-nom", price: 10.5 })
  expect(content.products.card(c?.id ?? 0)?.slug).toBe(c?.documentId)
})

test("of more products than are held the newest are, and an edit of an older one causes no read", async () => {
  const items = fill(450)
  const max = 400
  const first = await readContent(reader(), "fr", { isWhole: true, max })
  expect(first.content).toMatchObject({ total: 450, isTruncated: true })
  expect(first.content.products.count).toBe(max)
  expect(first.content.products.card(items[0]?.id ?? 0)).toBeUndefined()

  Object.assign(items[3] ?? {}, { price: 20, updatedAt: "2027-01-01T00:00:00.000Z" })
  const held = items[449]
  Object.assign(held ?? {}, { price: 30, updatedAt: "2027-01-01T00:00:01.000Z" })
  const calls = strapi.calls.length
  const second = await readContent(reader(), "fr", { known: first.content, max })
  expect(second.tags).toEqual([`product:${held?.id}`, `card:${held?.id}`, "listing", "menu"])
  expect(second.content.products.count).toBe(max)
  const pages = strapi.calls.slice(calls).filter(({ path, query }) => path === "/api/products" && query.has("sort"))
  expect(pages).toHaveLength(1)
})

test.each([
  { locales: null, asked: undefined, shown: 2 },
  { locales: ["en"], asked: undefined, shown: 2 },
  { locales: ["en", "fr"], asked: "fr", shown: 2 },
  { locales: ["fr"], asked: "fr", shown: 2 },
  { locales: ["ar"], asked: undefined, shown: 0 },
])("of a Strapi with the languages $locales, French asks for $asked", async ({ locales, asked: requested, shown }) => {
  fill(2)
  strapi.mode.locales = locales
  const { content } = await readContent(reader(), "fr")
  expect(content.locale).toBe(requested)
  expect(content.products.count).toBe(shown)
})

test("a product that was published again keeps its address, under another id", async () => {
  fill(3)
  const first = await readContent(reader(), "fr")
  const again = strapi.content.products[1]
  const before = again?.id ?? 0
  Object.assign(again ?? {}, { id: 900, price: 20, updatedAt: "2027-01-01T00:00:00.000Z" })
  const { content, tags } = await readContent(reader(), "fr", { known: first.content })
  expect(content.products.count).toBe(3)
  expect(content.products.idOfSlug("p-1")).toBe(900)
  expect(content.products.card(900)).toMatchObject({ slug: "p-1", price: 20 })
  expect(tags).toEqual(expect.arrayContaining([`product:${before}`, "product:900", "shelf"]))
})

test("a product is in the categories above its own, which it does not name", async () => {
  const above = strapi.add("categories", { title: "Chaussures" })
  const { id, documentId } = above
  const own = strapi.add("categories", { title: "Baskets", parent: { id, documentId, title: "Chaussures" } })
  const named = { id: own.id, documentId: own.documentId, title: "Baskets" }
  strapi.add("products", { name: "Tell", slug: "tell", price: 10, categories: [named] })
  const { content } = await readContent(reader(), "fr")
  expect(content.categories.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ["chaussures", 1],
    ["baskets", 1],
  ])
  for (const filter of [{ category: ["chaussures"] }, { subCategory: ["baskets"] }]) {
    const { total } = content.products.index.query({ ...plainListing, ...filter }, now())
    expect(total, JSON.stringify(filter)).toBe(1)
  }
})

test("a category and a brand with capitals and accents in their slugs have listings", async () => {
  const { id, documentId } = strapi.add("categories", { title: "Téléphones", slug: "Téléphones" })
  const categories = [{ id, documentId, title: "Téléphones", slug: "Téléphones" }]
  strapi.add("products", {
    name: "Nova",
    slug: "nova",
    price: 10,
    categories,
    brand: { name: "Nova", slug: "Nova_DZ" },
  })
  const { content } = await readContent(reader(), "fr")
  const [category] = content.categories
  const { brand } = content.products.index.query(plainListing, now()).facets
  expect([category?.slug, ...brand.keys()]).toEqual(["telephones", "nova-dz"])
  for (const address of ["category=telephones", "category=T%C3%A9l%C3%A9phones", "brand=nova-dz"]) {
    const { total } = content.products.index.query(parseListing(new URLSearchParams(address)), now())
    expect(total, address).toBe(1)
  }
})
