import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { openStorefront } from "./testing/storefront.ts"

let shop: TestShop
let storefront: Awaited<ReturnType<typeof openStorefront>>
let writes: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  storefront = await openStorefront((request) => {
    if (request.method !== "GET") writes.push(`${request.method} ${new URL(request.url).pathname}`)
    return shop.send(request.url, request)
  }, testToken)
})
beforeEach(() => {
  writes = []
})
afterAll(() => shop.close())

/** A form with a "picture" that is JSON of the API. */
function pictureForm(json: object): FormData {
  const form = new FormData()
  form.set("intent", "picture")
  form.set("picture", new File([JSON.stringify(json)], "a.webp", { type: "image/webp" }))
  return form
}

const order = { data: { slug: "sac-casbah", quantity: 1, wilaya: "Alger", commune: "Kouba" } }

it.each([
  "/review?key=..%2Forder-quote%3F&product=x",
  "/review?key=..%2Forders%23&product=x",
  "/review?key=..%2Forders%2Fanybodysdocumentid%2Fstatus%3F&product=x",
  "/ar/review?key=..%2Fshopper%2Fsign-in%3F&product=x",
  `/review?key=${"k".repeat(46)}&product=..%2F..%2Forder-quote%3F`,
  `/review?key=${"k".repeat(46)}&product=..`,
])("POST %s with a picture of JSON sends the API nothing but a review", async (address) => {
  const answer = await storefront.send(address, { method: "POST", body: pictureForm(order) })
  expect(answer.status).toBe(404)
  expect(writes).toEqual([])
  expect(storefront.errors).toEqual([])
})

it("POST /review with a review itself goes no other way either", async () => {
  const body = new URLSearchParams({ rating: "5", name: "Nadia", review: "Bien" })
  const answer = await storefront.send("/review?key=..%2Fcontact-messages%3F&product=x", { method: "POST", body })
  expect({ status: answer.status, writes }).toEqual({ status: 404, writes: [] })
})
