import { afterAll, beforeAll, expect, it } from "vitest"
import { queryLimits } from "../parameters/limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

/** Products beside those of the sample: two pages of 100 more than a stranger reads. */
const added = queryLimits.maxOffset + 250
/** Rows of one statement: below the parameters that both databases take. */
const chunk = 500

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { id, ...like } = await shop.db.selectFrom("product").selectAll().orderBy("id").executeTakeFirstOrThrow()
  const texts = await shop.db.selectFrom("product_text").selectAll().where("product_id", "=", id).execute()
  for (let from = 0; from < added; from += chunk) {
    const keys = Array.from({ length: Math.min(chunk, added - from) }, (_, index) => `long-${from + index}`)
    const products = keys.map((key) => ({ ...like, slug: key, sku: key, document_id: key.padEnd(24, "x") }))
    const rows = await shop.db.insertInto("product").values(products).returning("id").execute()
    for (const text of texts) {
      const copies = rows.map(({ id: product_id }) => ({ ...text, product_id }))
      await shop.db.insertInto("product_text").values(copies).execute()
    }
  }
})
afterAll(() => shop.close())

const readPage = (page: number, headers = {}) =>
  shop.send(`/api/products?sort=createdAt:asc&populate=image&pagination[page]=${page}&pagination[pageSize]=100`, {
    headers,
  })

type Page = { data: { id: number }[]; meta: { pagination: { pageCount: number; total: number } } }

it("reads a list to its end with the token, however long it is; a stranger's pages end at maxOffset", async () => {
  const headers = { authorization: `Bearer ${testToken}` }
  const ids = new Set<number>()
  let pageCount = 1
  for (let page = 1; page <= pageCount; page++) {
    const answer = await readPage(page, headers)
    expect(answer.status).toBe(200)
    const { data, meta } = (await answer.json()) as Page
    for (const { id } of data) ids.add(id)
    expect(meta.pagination.total).toBe(added + 41)
    pageCount = meta.pagination.pageCount
  }
  expect(ids.size).toBe(added + 41)
  expect((await readPage(pageCount - 2)).status).toBe(200)
  expect((await readPage(pageCount - 1)).status).toBe(400)
})
