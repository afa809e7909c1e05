import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { createApiCall } from "#app/content/api-call.server.ts"
import { createProducts } from "#app/content/products.server.ts"
import { createTagClock } from "#app/content/tag-clock.server.ts"

let shop: TestShop
const asked: URL[] = []
const call = createApiCall((request) => {
  asked.push(new URL(request.url))
  return shop.send(request.url, request)
}, "a-token-of-sixteen-characters")

/** Products like the first one until there are more than two pages of them. */
beforeAll(async () => {
  shop = await openTestShop()
  const { id: _id, ...model } = await shop.db.selectFrom("product").selectAll().orderBy("id").executeTakeFirstOrThrow()
  const text = await shop.db.selectFrom("product_text").selectAll().where("locale", "=", "fr").executeTakeFirstOrThrow()
  for (let number = 0; number < 180; number++) {
    const own = {
      slug: `copy-${number}`,
      sku: `copy-${number}`,
      document_id: `copy${String(number).padStart(20, "0")}`,
    }
    const created_at = `2026-01-0${1 + (number % 3)}T00:00:00.000Z`
    const row = { ...model, ...own, created_at }
    const { id } = await shop.db.insertInto("product").values(row).returning("id").executeTakeFirstOrThrow()
    await shop.db
      .insertInto("product_text")
      .values({ ...text, product_id: id })
      .execute()
  }
})
afterAll(() => shop.close())

it("reads the whole catalogue without a page far from the first, newest first", async () => {
  const products = await createProducts(call, createTagClock()).products("fr")
  expect(products).toHaveLength(218)
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(218)
  const moments = products.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().toReversed())
  const copies = products.filter(({ slug }) => slug.startsWith("copy-")).map(({ slug }) => Number(slug.slice(5)))
  expect(copies.slice(0, 3)).toEqual([2, 5, 8])
  expect(asked).toHaveLength(3)
  expect(asked.map(({ searchParams }) => searchParams.get("pagination[page]"))).toEqual(["1", "1", "1"])
})

it("asks for no product at an address that is longer than any", async () => {
  asked.length = 0
  const products = createProducts(call, createTagClock())
  await expect(products.productBySlug("a".repeat(300), "fr")).rejects.toMatchObject({ init: { status: 404 } })
  expect(await products.slugOf("a".repeat(300))).toBeUndefined()
  expect(asked).toEqual([])
})
