import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { createProducts } from "#app/api-client/products.server.ts"
import { createApiCall } from "#app/api-client/transport/api-call.server.ts"
import { createTagClock } from "#app/api-client/transport/tag-clock.server.ts"

let shop: TestShop
const requests: URL[] = []
const call = createApiCall((request) => {
  requests.push(new URL(request.url))
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

it("reads the addresses of a part without a page far from the first", async () => {
  const products = createProducts(call, createTagClock())
  expect(await products.slugParts()).toBe(1)
  requests.length = 0
  const slugs = await products.slugsOfPart(1)
  expect(slugs).toHaveLength(221)
  expect(new Set(slugs).size).toBe(221)
  expect(requests).toHaveLength(3)
  expect(requests.map(({ searchParams }) => searchParams.get("pagination[page]"))).toEqual(["1", "1", "1"])
  expect(await products.slugsOfPart(2)).toEqual([])
})

it("asks for no product at an address that is longer than any", async () => {
  requests.length = 0
  const products = createProducts(call, createTagClock())
  await expect(products.productBySlug("a".repeat(300), "fr")).rejects.toMatchObject({ init: { status: 404 } })
  expect(await products.slugOf("a".repeat(300))).toBeUndefined()
  expect(requests).toEqual([])
})
