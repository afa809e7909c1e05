import { afterEach, beforeEach, expect, test } from "vitest"
import type { CatalogueSuggestions } from "#api/catalogue/contract-listing.ts"
import { strapiShop } from "./testing/strapi-shop.ts"

let shop: Awaited<ReturnType<typeof strapiShop>>
beforeEach(async () => {
  shop = await strapiShop()
})
afterEach(() => shop.close())

const titles = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

test("lists, searches, rows, cards and suggestions come from Strapi's content, with true counts", async () => {
  const { status, body } = await shop.call("/api/catalogue?locale=fr")
  expect(status).toBe(200)
  // What is sold out comes last.
  expect(titles(body)).toEqual(["Foulard", "Sac en cuir", "Montre"])
  expect(body.meta.facets.category).toMatchObject({ mode: 1 })
  expect(body.meta.facets.status).toMatchObject({ "in-stock": 2, "on-sale": 1 })
  expect(titles((await shop.call("/api/catalogue?searchText=cuir&locale=ar")).body)).toEqual(["Sac en cuir"])
  expect(titles((await shop.call("/api/catalogue?searchText=sak&locale=fr")).body)).toEqual(["Sac en cuir"])
  expect(titles((await shop.call("/api/catalogue/row?rule=on-sale&locale=fr")).body)).toEqual(["Sac en cuir"])
  expect(titles((await shop.call("/api/catalogue/cards?slugs=montre,nothing&locale=en")).body)).toEqual(["Montre"])
  const found = await shop.call("/api/catalogue/suggestions?searchText=mode&locale=fr")
  expect(found.body.data.categories).toMatchObject([{ slug: "mode", title: "Mode" }])
})

test("suggestions find what the search finds, within the chosen universe", async () => {
  const suggested = async (query: string) =>
    (await shop.call(`/api/catalogue/suggestions?${query}&locale=fr`)).body.data as CatalogueSuggestions
  // A misspelt word of everyday speech.
  expect(titles((await shop.call("/api/catalogue?searchText=maganna&locale=fr")).body)).toEqual(["Montre"])
  expect(await suggested("searchText=maganna")).toMatchObject({ spellingSuggestion: "montre", total: 1 })
  expect((await suggested("searchText=mode&productType=fashion")).categories).toHaveLength(1)
  expect((await suggested("searchText=mode&productType=beauty")).categories).toEqual([])
})

test("a product has defaults for what section 3 leaves open, and a variant a colour", async () => {
  const { body } = await shop.call("/api/products?filters[slug][$eq]=foulard&populate=variants&locale=fr")
  expect(body.data).toHaveLength(1)
  expect(body.data[0]).toMatchObject({
    name: "Foulard",
    price: 1500,
    lastPrice: null,
    status: "in-stock",
    shortDescription: "",
    rating: null,
    colors: [{ code: "rouge" }, { code: "bleu" }],
    variants: [{ color: "rouge" }, { color: "bleu" }],
    description: [{ type: "paragraph" }, { type: "paragraph" }],
    variantCount: 2,
  })
  const sale = await shop.call("/api/products?filters[slug][$eq]=sac&locale=fr")
  expect(sale.body.data[0]).toMatchObject({ lastPrice: 6000, discount: 30, categories: [{ slug: "mode" }] })
  const gone = await shop.call("/api/products?filters[slug][$eq]=montre&locale=fr")
  expect(gone.body.data[0]).toMatchObject({ status: "out-of-stock", quantity: 0 })
  expect((await shop.call("/api/products?filters[slug][$eq]=nothing&locale=fr")).body.data).toEqual([])
})

test("wilayas and communes are the country's, and optional collections are empty", async () => {
  const { body } = await shop.call("/api/wilayas")
  expect(body.data).toHaveLength(58)
  expect(body.data.flatMap(({ communes }: { communes: unknown[] }) => communes)).toHaveLength(1541)
  for (const path of ["posts", "pages", "coupons", "size-guides"]) {
    expect(await shop.call(`/api/${path}?locale=fr`)).toMatchObject({ status: 200, body: { data: [] } })
  }
  for (const path of ["shopper/me", "order-tracking", "subscribers"]) {
    expect((await shop.call(`/api/${path}`, {})).status).toBe(404)
  }
})

test("Strapi is asked for nothing that its content types do not have but once", async () => {
  for (const locale of ["fr", "ar", "en"]) {
    await shop.call(`/api/catalogue?locale=${locale}`)
    await shop.call(`/api/app-setting?populate=pictures&locale=${locale}`)
    await shop.call(`/api/categories?locale=${locale}`)
    await shop.call(`/api/products?filters[slug][$eq]=sac&locale=${locale}`)
  }
  const paths = new Set(shop.strapi.calls.map(({ path }) => path))
  expect([...paths].toSorted()).toEqual(["/api/app-setting", "/api/categories", "/api/products"])
  const imageCalls = shop.strapi.calls.filter(({ query }) => query.getAll("populate[0]").includes("image"))
  expect(imageCalls.filter(({ path }) => path === "/api/categories")).toHaveLength(1)
})

test("what was read is answered while Strapi hangs, is slow or refuses", async () => {
  const paths = [
    "/api/catalogue?locale=fr",
    "/api/products?filters[slug][$eq]=sac&locale=fr",
    "/api/categories?locale=fr",
  ]
  const before = await Promise.all(paths.map((path) => shop.call(path)))
  for (const mode of [{ delay: "never" as const }, { delay: 0, status: 500 }]) {
    Object.assign(shop.strapi.mode, mode)
    expect(await Promise.all(paths.map((path) => shop.call(path)))).toEqual(before)
  }
})

test("a shop that was never read answers 503 while Strapi refuses, and is there when it is back", async () => {
  shop.strapi.mode.status = 503
  expect((await shop.call("/api/catalogue?locale=fr")).status).toBe(503)
  shop.strapi.mode.status = null
  expect((await shop.call("/api/catalogue?locale=fr")).status).toBe(200)
})
