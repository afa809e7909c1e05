import { afterAll, beforeAll, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the seam; nothing of it reaches the storefront.
import { readAllProducts } from "#api/testing/all-products.ts"
// biome-ignore lint/style/noRestrictedImports: the shop behind the seam; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { type Product, productTypes } from "#core/catalogue/product.ts"
import type { Content } from "../../api-client/content.server.ts"
import { createApiCall } from "../../api-client/seam/api-call.server.ts"
import { createContentClient } from "../../api-client/seam/content-client.server.ts"
import { productFromWire } from "../../api-client/seam/from-wire.server.ts"
import { createTagClock } from "../../api-client/seam/tag-clock.server.ts"
import { brandsOf } from "./brands.server.ts"
import { promoRows, promosOf } from "./heroes/promo-pictures.ts"
import { universeSlides } from "./heroes/showcase.ts"
import { homeProducts, universeCounts, universeProducts } from "./home-rows.server.ts"
import { homeSections } from "./home-sections.ts"
import { type ProductQuery, queryProducts, rowOf } from "./product-query.ts"

let shop: TestShop
let content: Content
let all: Product[]

/** The sample shop five times over, some of it sold out, featured or without a picture. */
beforeAll(async () => {
  shop = await openTestShop()
  const models = await shop.db.selectFrom("product").selectAll().orderBy("id").execute()
  const texts = await shop.db.selectFrom("product_text").selectAll().where("locale", "=", "fr").execute()
  const places = await shop.db.selectFrom("product_category").selectAll().execute()
  for (const [index, { id: model, ...row }] of [...models, ...models, ...models, ...models].entries()) {
    const own = { slug: `copy-${index}`, sku: `copy-${index}`, document_id: `copy${String(index).padStart(20, "0")}` }
    const facts = {
      created_at: `2026-0${1 + (index % 7)}-01T00:00:00.000Z`,
      sell_count: (index * 37) % 101,
      ...(index % 3 === 0 && { status: "out-of-stock" as const, quantity: 0 }),
      ...(index % 4 === 0 && { image_id: null }),
      featured: index % 5 === 0 ? (1 as const) : (0 as const),
      price: row.price + index * 100,
    }
    const copy = { ...row, ...own, ...facts }
    const { id } = await shop.db.insertInto("product").values(copy).returning("id").executeTakeFirstOrThrow()
    const ownTexts = texts.filter(({ product_id }) => product_id === model)
    for (const text of ownTexts)
      await shop.db
        .insertInto("product_text")
        .values({ ...text, product_id: id })
        .execute()
    for (const place of places.filter(({ product_id }) => product_id === model)) {
      await shop.db
        .insertInto("product_category")
        .values({ ...place, product_id: id })
        .execute()
    }
  }
  const api = (request: Request) => shop.send(new URL(request.url).pathname + new URL(request.url).search, request)
  content = createContentClient(
    createApiCall(async (request) => api(request), testToken),
    createTagClock(),
  )
  const read = async (path: string) => (await shop.send(`/api/${path}`)).json()
  all = (await readAllProducts(read, "fr")).resources.map(productFromWire)
})
afterAll(() => shop.close())

/** Products by their slugs, in whatever they stand. */
const slugsIn = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) => {
      if (key === "picture" || key === "image") return part && "url" in part ? part.url : part
      return part && typeof part === "object" && "documentId" in part ? part.slug : part
    }),
  )

test("the home page's sections are those of the whole catalogue", async () => {
  const now = new Date().toISOString()
  const counts = await universeCounts(content, "fr")
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all.length)
  const products = await homeProducts(content, "fr")
  expect(products.length).toBeLessThan(all.length)
  expect(slugsIn(homeSections(products, counts, now))).toEqual(slugsIn(homeSections(all, counts, now)))
})

test.each(productTypes)("the sections of the home page of %s are those of the whole catalogue", async (universe) => {
  const categories = (await content.categories("fr")).filter(({ productType }) => productType === universe)
  const queries = (["selling", "rated", "fresh", "featured"] as const).flatMap((first): ProductQuery[] => [
    { universe, first, limit: 5 },
    { universe, first, limit: 8, category: categories[0]?.slug ?? "" },
  ])
  const products = await universeProducts(content, universe, [...queries.map(rowOf), ...promoRows(universe)], "fr")
  const shown = (from: Product[]) => ({
    slides: universeSlides(from, universe),
    promos: promosOf(from.filter(({ productType }) => productType === universe)),
    sections: queries.map((query) => queryProducts(from, query)),
  })
  expect(slugsIn(shown(products))).toEqual(slugsIn(shown(all)))
})

test("a universe's brands have the number of its products", async () => {
  const brands = await brandsOf(content, "fashion", "fr")
  const own = all.filter(({ productType }) => productType === "fashion")
  const counts = Map.groupBy(own, ({ brand }) => brand.slug)
  expect(brands.map(({ slug, productCount }) => [slug, productCount]).sort()).toEqual(
    [...counts].map(([slug, some]) => [slug, some.length]).sort(),
  )
})
