import { afterAll, beforeAll, expect, it } from "vitest"
import type { MovedReview } from "#core/moving/history/moved-review.ts"
import { insertMovedReviews } from "#db/moving/moved-reviews.ts"
import { deliveredOrder, sendToReviews } from "../testing/reviews.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

async function movedReview(documentId: string, order: string | null): Promise<MovedReview> {
  const { sku, slug } = await shop.db
    .selectFrom("product")
    .select(["sku", "slug"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()
  return {
    documentId,
    sku,
    slug,
    order,
    status: "approved",
    rating: 4,
    name: "Amina",
    town: null,
    email: "",
    date: "2026-03-02T10:00:00.000Z",
    review: "Très bon son.",
    lang: "fr",
    verified: true,
    reply: "",
    repliedAt: null,
  }
}

const ordersOf = (...documentIds: string[]) =>
  shop.db
    .selectFrom("review")
    .select("order_id as order")
    .where("document_id", "in", documentIds)
    .orderBy("document_id")
    .execute()

it("stores a review of an order whose shopper has written another one here since the order moved", async () => {
  const order = await deliveredOrder(shop, owner)
  const written = { rating: 5, name: "Amina", review: "Parfait." }
  expect((await sendToReviews(shop, `${order.reviewKey}/casque-aura`, written)).status).toBe(201)
  const moved = await movedReview("movedreviewofanorder0001", order.documentId)
  expect(await insertMovedReviews(shop.db, [moved])).toEqual({ made: 1, existing: 0, lost: 0 })
  expect(await ordersOf(moved.documentId)).toEqual([{ order: null }])
  expect(await insertMovedReviews(shop.db, [moved])).toEqual({ made: 0, existing: 1, lost: 0 })
})

it("stores a review once that a file has twice", async () => {
  const [one, other] = [
    await movedReview("movedtwice00000000000001", null),
    await movedReview("movedonce000000000000001", null),
  ]
  expect(await insertMovedReviews(shop.db, [one, other, one])).toEqual({ made: 2, existing: 1, lost: 0 })
  expect(await ordersOf(one.documentId, other.documentId)).toEqual([{ order: null }, { order: null }])
})
