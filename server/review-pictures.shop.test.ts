import sharp from "sharp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { deliveredOrder } from "#api/testing/reviews.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { maxReviewPictureSize } from "#core/reviews/review.ts"
import { openStorefront } from "./testing/storefront.ts"

let shop: TestShop
let agent: TestStaff
let storefront: Awaited<ReturnType<typeof openStorefront>>
let writes: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  agent = await signedIn(shop, "agent")
  storefront = await openStorefront((request) => {
    if (request.method !== "GET") writes.push(new URL(request.url).pathname.split("/").at(-1) ?? "")
    return shop.send(request.url, request)
  }, testToken)
})
afterAll(() => shop.close())

/** A photo of a phone, in exactly so many bytes: what follows its end is not looked at. */
async function photo(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24)
  const jpeg = await sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const whole = new Uint8Array(size)
  whole.set(jpeg)
  return whole
}

/** Sends the form of a review as a browser without scripts does. */
async function sendReview(path: string, picture: Uint8Array<ArrayBuffer>, review = "جيد جدا ".repeat(100)) {
  const form = new FormData()
  const fields = { rating: "5", name: "نادية", review }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set("picture", new File([picture], "IMG_2026.jpg", { type: "image/jpeg" }))
  const sent = new Request("http://shop.test", { method: "POST", body: form })
  const body = new Uint8Array(await sent.arrayBuffer())
  const headers = { "content-type": sent.headers.get("content-type") ?? "", "content-length": String(body.length) }
  const answer = await storefront.send(path, { method: "POST", body, headers }, "203.0.113.9")
  return { status: answer.status, html: await answer.text() }
}

const pageOf = ({ reviewKey }: { reviewKey: string }, prefix = "") =>
  `${prefix}/review?key=${reviewKey}&product=casque-aura`

it("two shoppers behind one address send the largest photo at once, without scripts", async () => {
  const largest = await photo(maxReviewPictureSize)
  const orders = [await deliveredOrder(shop, agent), await deliveredOrder(shop, agent)]
  const sent = await Promise.all(orders.map(async (order) => sendReview(pageOf(order, "/ar"), largest)))
  expect(sent.map(({ status }) => status)).toEqual([303, 303])
  for (const { reviewKey } of orders) {
    const answer = await shop.send(`/api/order-reviews/${reviewKey}`, {
      headers: { authorization: `Bearer ${testToken}` },
    })
    const { data } = (await answer.json()) as { data: { products: { review: { hasPicture: boolean } | null }[] } }
    expect(data.products[0]?.review?.hasPicture).toBe(true)
  }
})

it("a review is there without a picture that is none the shop takes, and its writer hears so", async () => {
  const avif = await sharp({ create: { width: 4001, height: 4000, channels: 3, background: "#fff" } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
  for (const picture of [new Uint8Array(avif), new Uint8Array(100_000), (await photo(100_000)).subarray(0, 20_000)]) {
    const order = await deliveredOrder(shop, agent)
    const { status, html } = await sendReview(pageOf(order), new Uint8Array(picture))
    expect(status).toBe(415)
    expect(html).toContain('role="alert"')
  }
})

it("who writes of a product a second time hears that the first review stays", async () => {
  const order = await deliveredOrder(shop, agent)
  const picture = await photo(100_000)
  expect((await sendReview(pageOf(order), picture)).status).toBe(303)
  const { status, html } = await sendReview(pageOf(order), picture, "Autre chose")
  expect(status).toBe(409)
  expect(html).toContain("Vous avez déjà donné votre avis sur ce produit.")
})

it("of a form with a picture nothing is passed on without the key of a delivered order", async () => {
  const order = await deliveredOrder(shop, agent)
  writes = []
  const large = await photo(1_000_000)
  for (const path of [
    `/review?key=${"a".repeat(46)}&product=casque-aura`,
    `/en/review?key=${order.reviewKey}&product=sac-casbah`,
    "/review",
  ]) {
    expect((await sendReview(path, large)).status).toBe(404)
  }
  expect(writes).toEqual([])
  expect((await sendReview(pageOf(order, "/en"), large)).status).toBe(303)
  expect(writes).toEqual(["casque-aura", "picture"])
  expect(storefront.errors).toEqual([])
})
