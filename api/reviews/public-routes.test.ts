import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { reviewsOnPage } from "#core/reviews/review.ts"
import { recordChanges } from "#db/changes/content-changes.ts"
import { manyReviews } from "#db/testing/many-reviews.ts"
import { inTransaction } from "#db/transaction.ts"
import { productResource, review } from "../catalogue/contract.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

const many = 45

let shop: TestShop
let documentId: string
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.deleteFrom("review").execute()
  await manyReviews(shop.db, "casque-aura", many)
  await manyReviews(shop.db, "sac-casbah", 3)
  const product = shop.db.selectFrom("product").select("document_id").where("slug", "=", "casque-aura")
  documentId = (await product.executeTakeFirstOrThrow()).document_id
})
afterAll(() => shop.close())

const words = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `Review ${first - index}`)

async function page(query = "") {
  const { status, body } = await shop.get(`/api/products/${documentId}/reviews${query}`)
  expect(status).toBe(200)
  const { data, meta } = listEnvelope(review).parse(body)
  return { words: data.map((one) => one.review), pagination: meta.pagination }
}

describe("a product with many reviews", () => {
  it("comes with the newest ones, and with mean and stars of all", async () => {
    const slugs = "filters[slug][$in][0]=casque-aura&filters[slug][$in][1]=sac-casbah"
    const { body } = await shop.get(`/api/products?${slugs}&populate=reviews,stars`)
    const products = listEnvelope(productResource).parse(body).data
    const [casque, sac] = ["casque-aura", "sac-casbah"].map((slug) => products.find((one) => one.slug === slug))
    expect(casque?.reviews?.map((one) => one.review)).toEqual(words(many, many - reviewsOnPage + 1))
    expect(casque).toMatchObject({ reviewCount: many, rating: 3, stars: [9, 9, 9, 9, 9] })
    expect(sac?.reviews?.map((one) => one.review)).toEqual(words(3, 1))
    expect(sac?.stars).toEqual([1, 1, 1, 0, 0])
  })

  it("shows all of them a page at a time", async () => {
    expect(await page()).toEqual({
      words: words(many, many - 19),
      pagination: { page: 1, pageSize: reviewsOnPage, pageCount: 3, total: many },
    })
    expect((await page("?pagination[page]=3")).words).toEqual(words(5, 1))
    expect((await page("?pagination[page]=4")).words).toEqual([])
    expect((await page("?pagination[page]=2&pagination[pageSize]=7")).words).toEqual(words(many - 7, many - 13))
  })

  it("counts and shows no review that the merchant has not shown", async () => {
    const newest = shop.db.updateTable("review").where("review", "=", `Review ${many}`).where("rating", "=", 5)
    await newest.set({ status: "refused" }).execute()
    await inTransaction(shop.db, (tx) => recordChanges(tx, ["all"]))
    expect((await page()).words[0]).toBe(`Review ${many - 1}`)
    const { body } = await shop.get(`/api/products/${documentId}?populate=stars`)
    expect(body).toMatchObject({ data: { stars: [9, 9, 9, 9, 8] } })
    await shop.db.updateTable("review").set({ status: "approved" }).execute()
    await inTransaction(shop.db, (tx) => recordChanges(tx, ["all"]))
  })

  it("is not there for an address of none, or of a draft", async () => {
    expect((await shop.get("/api/products/nothing/reviews")).status).toBe(404)
    expect((await shop.get(`/api/products/${"a".repeat(24)}/reviews`)).status).toBe(404)
    expect((await shop.get(`/api/products/${documentId}/reviews?sort=date`)).status).toBe(400)
    await shop.db.updateTable("product").set({ published_at: null }).where("slug", "=", "casque-aura").execute()
    expect((await shop.get(`/api/products/${documentId}/reviews`)).status).toBe(404)
  })
})
