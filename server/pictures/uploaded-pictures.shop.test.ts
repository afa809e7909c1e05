import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { deliveredOrder, sendToReviews } from "#api/testing/reviews.ts"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { plainPicture, uploaded } from "#api/testing/uploads.ts"
import { pictureForms } from "./picture-forms.ts"
import { servePictures } from "./serve-pictures.ts"
import { uploadedPictures } from "./uploaded-pictures.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

test("the picture of a review is there while the review is shown, and no longer", async () => {
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

test("a picture that was removed a moment ago is not there, and is no failure", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hanout-removed-"))
  const masters = uploadedPictures(shop.db)
  const serve = servePictures(
    masters,
    pictureForms(masters, folder, () => undefined),
  )
  const { url } = await uploaded(shop, owner, await plainPicture("#224466"))
  const [, hash = ""] = /([0-9a-f]{12})\.webp$/.exec(url) ?? []
  const status = async (name: string) => (await serve(new Request(`http://shop.test/media/uploads/${name}`)))?.status
  expect(await status(`${hash}.webp`)).toBe(200)
  await shop.db.deleteFrom("media").where("url", "=", url).execute()
  expect(await status(`${hash}-320.avif`)).toBeUndefined()
  expect(await status(`${hash}.webp`)).toBeUndefined()
  rmSync(folder, { recursive: true })
})
