import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
// biome-ignore-start lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { deliveredOrder } from "#api/testing/reviews.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import type { Content } from "./content.server.ts"
// biome-ignore-end lint/style/noRestrictedImports: as above.
import { type ApiCall, createApiCall } from "./transport/api-call.server.ts"
import { createContentClient } from "./transport/content-client.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

let shop: TestShop
let call: ApiCall
let content: Content
let agent: TestStaff
let sent: Request[] = []
beforeAll(async () => {
  shop = await openTestShop(testToken)
  call = createApiCall((request) => {
    sent.push(request.clone())
    return shop.send(request.url, request)
  }, testToken)
  content = createContentClient(call, createTagClock())
  agent = await signedIn(shop, "owner")
})
beforeEach(() => {
  sent = []
})
afterAll(() => shop.close())

const lines = () => sent.map(({ method, url }) => `${method} ${url.replace("http://content.internal", "")}`)

const hostile = ["..", "../order-quote?", "..%2Forders", "a/../../orders?", "x#", "//evil.example", "\\..\\", "", "\0"]
const key = `${"k".repeat(24)}${"s".repeat(22)}`
const picture = new Blob([JSON.stringify({ data: { slug: "sac-casbah", quantity: 1 } })])
const review = { rating: 5, name: "Nadia", review: "Bien", locale: "fr" as const, client: {} }

it.each(hostile)("sends nothing for the review key %j", async (bad) => {
  const place = { key: bad, slug: "sac-casbah" }
  expect(await content.orderReviews(bad)).toEqual({ rejection: "unknown" })
  expect(await content.sendReview(place, review)).toEqual({ rejection: "unknown" })
  expect(await content.sendReviewPicture(place, picture)).toEqual({ rejection: "unknown" })
  expect(lines()).toEqual([])
})

it.each(hostile)("sends nothing for the reviewed product %j", async (slug) => {
  expect(await content.sendReview({ key, slug }, review)).toEqual({ rejection: "unknown" })
  expect(await content.sendReviewPicture({ key, slug }, picture)).toEqual({ rejection: "unknown" })
  expect(lines()).toEqual([])
})

it.each(hostile)("sends nothing for the order or preview token %j", async (token) => {
  expect(await content.orderByToken(token)).toBeUndefined()
  await expect(content.previewedPost(token, "fr")).rejects.toMatchObject({ init: { status: 404 } })
  expect(lines()).toEqual([])
})

it.each(["", "\0", "a\r\nb", "x".repeat(201)])("asks for no product by %j", async (slug) => {
  await expect(content.productBySlug(slug, "fr")).rejects.toMatchObject({ init: { status: 404 } })
  expect(await content.slugOf(slug)).toBeUndefined()
  expect(lines()).toEqual([])
})

const addresses = [...hostile.filter((one) => one !== "" && one !== "\0"), "a&filters[slug][$ne]=b", "a&populate=*"]

it.each(addresses)("asks for a product by %j as one value", async (slug) => {
  await expect(content.productBySlug(slug, "fr")).rejects.toMatchObject({ init: { status: 404 } })
  const [firstRequest] = sent
  const { pathname, searchParams } = new URL(firstRequest?.url ?? "")
  expect(pathname).toBe("/api/products")
  expect(searchParams.get("filters[slug][$eq]")).toBe(slug)
  expect([...searchParams.keys()].filter((name) => name.startsWith("filters"))).toHaveLength(1)
})

it.each(["a/b", "a%2Fb", "a?b#c", "..%2f", "%2e%2e", "é حقيبة", "a+b c", "a;b,c&d=e", "\\"])(
  "the API reads %j as it was before it was encoded",
  async (slug) => {
    const { reviewKey: key } = await deliveredOrder(shop, agent)
    const casque = shop.db.updateTable("product").where("slug", "=", "casque-aura")
    await casque.set({ slug }).execute()
    const { locale, ...written } = review
    const body = { data: { ...written, locale } }
    const unknown = await call("POST /api/order-reviews/:key/:slug", { params: { key, slug: `${slug}x` }, body })
    const found = await call("POST /api/order-reviews/:key/:slug", { params: { key, slug }, body })
    await shop.db.updateTable("product").where("slug", "=", slug).set({ slug: "casque-aura" }).execute()
    expect([unknown.status, found.status]).toEqual([404, 201])
  },
)

it.each(["", ".", "..", "a\0b", "a\r\nb"])("rejects %j before a request is made", async (documentId) => {
  const answer = call("GET /api/products/:documentId/reviews", { params: { documentId } })
  await expect(answer).rejects.toThrow(RangeError)
  expect(lines()).toEqual([])
})

it("rejects a session's token that is none, and takes no header over from a visitor", async () => {
  await expect(call("GET /api/shopper/me", { session: "a\r\nauthorization: Bearer x" })).rejects.toThrow(RangeError)
  const request = new Request("http://shop.test/api/unique-visitors?documentId=x&uniqueVisitorsCount=2&locale=ar", {
    method: "POST",
    headers: { cookie: "hanout-shopper=secret; hanout_visitor=../x", "if-none-match": '"a"', "x-fuzz": "1" },
  })
  await content.countVisitor(request)
  expect(lines()).toEqual(["POST /api/unique-visitors?documentId=x&uniqueVisitorsCount=2"])
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: "application/json",
    authorization: `Bearer ${testToken}`,
    cookie: "hanout_visitor=1; __Host-hanout_visitor=1",
  })
})

it("cannot call what is no row of the table, with a concatenated path or without a value", () => {
  const key = String(Math.random())
  // Never called: the types are the test.
  const calls = () => [
    // @ts-expect-error no row
    call("GET /api/orders"),
    // @ts-expect-error concatenated
    call(`GET /api/order-reviews/${key}`),
    // @ts-expect-error no value for :key
    call("GET /api/order-reviews/:key"),
    // @ts-expect-error no value for :slug
    call("POST /api/order-reviews/:key/:slug", { params: { key } }),
  ]
  expect(calls).toBeTypeOf("function")
})

it("rejects an endpoint that only claims to be a row", async () => {
  const claimed: string = "GET /api/orders/../admin/me"
  await expect(call(claimed as "GET /api/wilayas")).rejects.toThrow(RangeError)
  await expect(call("toString" as "GET /api/wilayas")).rejects.toThrow(RangeError)
  expect(lines()).toEqual([])
})
