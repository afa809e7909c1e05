import { afterAll, beforeAll, expect, test } from "vitest"
import { deliveredOrder, sendToReviews } from "#api/testing/reviews.ts"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { signedIn } from "#api/testing/staff.ts"
import { plainPicture } from "#api/testing/uploads.ts"
import { uploadedPictures } from "./uploaded-pictures.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test("the picture of a review is there while the review is shown, and no longer", async () => {
  const owner = await signedIn(shop, "owner")
  const { reviewKey } = await deliveredOrder(shop, owner)
  const review = { rating: 3, name: "Amina B.", review: "Correct." }
  await sendToReviews(shop, `${reviewKey}/casque-aura`, review)
  await sendToReviews(shop, `${reviewKey}/casque-aura/picture`, await plainPicture("#335577"))
  const { hash, documentId } = await shop.db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select(["hash", "document_id as documentId"])
    .executeTakeFirstOrThrow()
  const name = `reviews/${hash}.webp`
  let now = 0
  const pictures = uploadedPictures(shop.db, () => now)
  const decide = (status: string) =>
    owner.send("POST", "/api/admin/reviews/decide", { documentIds: [documentId], status })

  expect(await pictures.hashOf(name)).toBeUndefined()
  expect(await pictures.hashOf(`uploads/${hash}.webp`)).toBeUndefined()
  await expect(pictures.read(name)).rejects.toThrow()
  expect(await pictures.names()).not.toContain(name)

  await decide("approved")
  expect(await pictures.hashOf(name)).toBe(hash)
  expect((await pictures.read(name)).subarray(8, 12).toString()).toBe("WEBP")
  expect(await pictures.names()).toContain(name)

  await decide("refused")
  now += 501
  expect(await pictures.hashOf(name)).toBeUndefined()
  await expect(pictures.read(name)).rejects.toThrow()
})
