import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { person } from "#api/testing/examples/order-bodies.ts"
import { placedOrder } from "#api/testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import type { Content, SentOrder } from "#app/api-client/content.server.ts"
import { createApiCall } from "#app/api-client/transport/api-call.server.ts"
import { createChanges } from "#app/api-client/transport/changes.server.ts"
import { createContentClient } from "#app/api-client/transport/content-client.server.ts"
import { reportErrorsTo } from "#app/api-client/transport/report.server.ts"
import { createTagClock } from "#app/api-client/transport/tag-clock.server.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { remoteApi } from "./composition/remote-api.ts"
import { asNewer, breakField, changedApi } from "./testing/changed-api.ts"
import { createKnownRecords, type KnownRecords } from "./testing/known-records.ts"

// Half past an hour, so that no hour of a rate limit ends meanwhile.
const now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let remote: Awaited<ReturnType<typeof changedApi>>
let known: KnownRecords
let reported: string[] = []

beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  remote = await changedApi(shop)
  await shop.db.updateTable("product").set({ quantity: 900, offer_start: null, offer_end: null }).execute()
  known = await createKnownRecords(shop)
})
afterAll(async () => {
  await remote.close()
  await shop.close()
})
beforeEach(() => {
  remote.state.change = null
  reported = []
  reportErrorsTo((error) => reported.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error)))
})

/** A storefront's client that has read nothing yet, over the remote API. */
function client() {
  const clock = createTagClock()
  const call = createApiCall(remoteApi(remote.url), testToken)
  return { clock, call, content: createContentClient(call, clock) }
}

/** Breaks one field of what is answered at a path. */
function breaks(endpoint: string, field: string, value?: null | string | object) {
  const [, path = ""] = endpoint.split(" ")
  const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`)
  remote.state.change = (pathname, json) => {
    return pattern.test(pathname) ? breakField(json, field, value as Parameters<typeof breakField>[2]) : json
  }
}

const namesIt = (endpoint: string, field: string) =>
  expect.stringContaining(`AnswerError: The content API's answer to ${endpoint} breaks its contract: ${field}: `)

type Reader = (content: Content) => Promise<unknown>

/** What is read for pages, the call that it takes, and a field of its answer. */
const pageReads: [what: string, read: Reader, endpoint: string, field: string][] = [
  ["a product", (c) => c.productBySlug("casque-aura", "fr"), "GET /api/products", "data.0.price"],
  ["a picture", (c) => c.productBySlug("casque-aura", "fr"), "GET /api/products", "data.0.image.width"],
  ["variants", (c) => c.variantsOf([known.product.id], "fr"), "GET /api/products", "data.0.variants.0.price"],
  ["the newest product", (c) => c.newestProduct("fr"), "GET /api/catalogue/row", "data.0.slug"],
  ["addresses of a sitemap", (c) => c.slugsOfPart(1), "GET /api/products", "data.0.id"],
  ["the length of a list", (c) => c.slugsOfPart(1), "GET /api/products", "meta.pagination.pageCount"],
  ["a product of before", (c) => c.slugOf(known.product.documentId), "GET /api/products", "data.0.slug"],
  ["reviews", (c) => c.reviewsOf(known.product, 1), "GET /api/products/:documentId/reviews", "data.0.rating"],
  ["a listing", (c) => c.listing(plainListing, "fr"), "GET /api/catalogue", "data.0.name"],
  ["facets", (c) => c.listing(plainListing, "fr"), "GET /api/catalogue", "meta.facets.brand"],
  ["a row", (c) => c.row({ rule: "best-sellers", limit: 4 }, "fr"), "GET /api/catalogue/row", "data.0.tags"],
  ["cards", (c) => c.products(["casque-aura"], "fr"), "GET /api/catalogue/cards", "data.0.colors.0.hex"],
  [
    "suggestions",
    (c) => c.suggestions(plainListing, "fr"),
    "GET /api/catalogue/suggestions",
    "data.categories.0.title",
  ],
  ["categories", (c) => c.categories("ar"), "GET /api/categories", "data.3.title"],
  ["settings", (c) => c.settings("fr"), "GET /api/app-setting", "data.social.facebook"],
  ["wilayas", (c) => c.wilayas(), "GET /api/wilayas", "data.57.homeServed"],
  ["communes", (c) => c.communes("Alger"), "GET /api/wilayas", "data.15.communes.0.name"],
  ["posts", (c) => c.postBySlug(known.post, "fr"), "GET /api/posts", "data.0.author.name"],
  ["an information page", (c) => c.page(known.page, "fr"), "GET /api/pages", "data.0.content"],
  ["coupons", (c) => c.coupons("fr"), "GET /api/coupons", "data.0.minimumAmount"],
  ["a preview", (c) => c.previewedProduct(known.preview, "fr"), "GET /api/admin/preview/:token", "data.name"],
  ["an order", (c) => c.orderByToken(known.token), "GET /api/orders/:token", "data.lines.0.unitPrice"],
  ["reviews to write", (c) => c.orderReviews(known.reviewKey), "GET /api/order-reviews/:key", "data.products.0.title"],
]

it.each(pageReads)(
  "a broken answer with %s is a 503 that is logged with its field",
  async (_what, read, endpoint, field) => {
    breaks(endpoint, field)
    await expect(read(client().content)).rejects.toMatchObject({
      data: "The content API is away",
      init: { status: 503 },
    })
    expect(reported).toEqual([namesIt(endpoint, field)])
  },
)

it.each(pageReads)("%s of a newer API, with fields that nobody knows, is what it was", async (_what, read) => {
  const before = await read(client().content)
  remote.state.change = (_pathname, json) => asNewer(json)
  expect(await read(client().content)).toEqual(before)
  expect(reported).toEqual([])
})

it("a value that was read before goes on being used, and the broken answer is logged", async () => {
  const { content, clock } = client()
  const before = await content.settings("fr")
  breaks("GET /api/app-setting", "data.shopName", {})
  clock.invalidate(["all"])
  expect(await content.settings("fr")).toEqual(before)
  expect(reported).toEqual([namesIt("GET /api/app-setting", "data.shopName")])
})

it("a page goes without what it can go without, and the broken answer is logged", async () => {
  breaks("GET /api/sections", "data.0.content", "none")
  expect(await client().content.sections("home", "fr")).toBeNull()
  breaks("GET /api/size-guides", "data.0.cells", null)
  expect(await client().content.sizeGuides("fr")).toEqual([])
  breaks("GET /api", "data.capabilities", null)
  expect(await client().content.lacking()).toEqual([])
  expect(reported).toEqual([
    namesIt("GET /api/sections", "data.0"),
    namesIt("GET /api/size-guides", "data.0.cells"),
    namesIt("GET /api", "data.capabilities"),
  ])
})

const line = { slug: "casque-aura", quantity: 1, color: "Noir", unitPrice: 2_520_000 }
const order = (key: string): SentOrder => {
  const { wilaya, commune, mobile, firstname, lastname } = person()
  const own = { wilaya, commune, mobile, firstname, lastname, amount: 2_520_000, idempotencyKey: key }
  return { ...own, lines: [line], delivery: "home", locale: "fr", date: now.toISOString() }
}

it("an order whose answer is broken may have been received, and is the same one when it is sent again", async () => {
  const { content } = client()
  const sent = order("a-broken-answer")
  const count = async () => (await shop.db.selectFrom("orders").select("id").execute()).length
  const before = await count()
  breaks("POST /api/orders", "data.token")
  expect(await content.placeOrder(sent)).toEqual({ uncertain: true })
  expect(reported).toEqual([namesIt("POST /api/orders", "data.token")])
  remote.state.change = null
  expect(await content.placeOrder(sent)).toMatchObject({ order: { mobile: expect.any(String), lines: [{}] } })
  expect(await count()).toBe(before + 1)
})

/** What the page's own code reports and answers with an alert or a 503. */
const sendings: [what: string, send: Reader, endpoint: string, field: string][] = [
  [
    "a conflict",
    (c) => c.placeOrder({ ...order("another-price"), amount: 100 }),
    "POST /api/orders",
    "error.details.changes.0.kind",
  ],
  [
    "a rejection",
    (c) => c.placeOrder({ ...order("a-robot"), client: { honeypot: true } }),
    "POST /api/orders",
    "error.details.reason",
  ],
  ["a quote", (c) => c.quoteOrder({ lines: [line], locale: "fr" }), "POST /api/order-quote", "data.total"],
  ["a profile", (c) => c.account("GET /api/shopper/me", known), "GET /api/shopper/me", "data.addresses"],
  ["a person", (c) => c.account("GET /api/shopper/person", known), "GET /api/shopper/person", "data.mobile"],
  ["an export", (c) => c.account("GET /api/shopper/export", known), "GET /api/shopper/export", "data"],
  [
    "a wishlist",
    (c) => c.account("POST /api/shopper/wishlist", { session: known.session, data: { mine: [], met: [] } }),
    "POST /api/shopper/wishlist",
    "data.slugs",
  ],
  [
    "an order's account",
    (c) => c.account("POST /api/shopper/orders/account", { session: known.session, data: { token: known.token } }),
    "POST /api/shopper/orders/account",
    "data.account",
  ],
]

it.each(sendings)("a broken answer with %s is an error that names its field", async (_what, send, endpoint, field) => {
  breaks(endpoint, field, [{}])
  await expect(send(client().content)).rejects.toThrow(`answer to ${endpoint} breaks its contract: ${field}`)
})

it("an order that is tracked or cancelled is read by the contract", async () => {
  const { number, token } = await placedOrder(shop, { mobile: "0661223344" })
  const key = { number, mobile: "0661223344", client: {} }
  breaks("POST /api/order-tracking", "data.history", "yesterday")
  await expect(client().content.trackOrder(key)).rejects.toThrow(
    "POST /api/order-tracking breaks its contract: data.his",
  )
  breaks("POST /api/order-tracking/cancel", "data.status", "burnt")
  await expect(client().content.cancelOrder({ token })).rejects.toThrow("/cancel breaks its contract: data.status: ")
})

it("changes that are broken are logged once, and the settings' version is followed instead", async () => {
  let time = 0
  const { call, clock } = client()
  const { follow } = createChanges(call, clock, () => time)
  breaks("GET /api/changes", "data.tags", {})
  for (let second = 0; second < 3; second++) {
    time += 1000
    await follow()
  }
  expect(reported).toEqual([namesIt("GET /api/changes", "data.tags")])
  expect(clock.position()).toBe(1)
  remote.state.change = null
  time += 1000
  await follow()
  expect(clock.position()).toBe(2)
})

it("a visit whose count is broken is answered with 503", async () => {
  const { documentId } = await client().content.settings("fr")
  breaks("POST /api/unique-visitors", "data.uniqueVisitorsCount", "many")
  const visit = new Request(`http://shop.test/api/unique-visitors?documentId=${documentId}`, { method: "POST" })
  const answer = await client().content.countVisitor(visit)
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 503, body: null })
  expect(reported).toEqual([namesIt("POST /api/unique-visitors", "data.uniqueVisitorsCount")])
})

it("an error names no value of an answer", async () => {
  breaks("GET /api/orders/:token", "data.firstname", { secret: "Amina" })
  await expect(client().content.orderByToken(known.token)).rejects.toMatchObject({ init: { status: 503 } })
  expect(reported.join()).not.toContain("Amina")
})
