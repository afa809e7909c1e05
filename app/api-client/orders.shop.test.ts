import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import type { Content, SentOrder } from "./content.server.ts"
import { createApiCall } from "./transport/api-call.server.ts"
import { createContentClient } from "./transport/content-client.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

let shop: TestShop
let content: Content
beforeAll(async () => {
  // Half past an hour, so that no hour ends meanwhile.
  shop = await openTestShop(testToken, () => new Date("2026-11-21T10:30:00.000Z"))
  const api = (request: Request) => shop.send(new URL(request.url).pathname, request)
  content = createContentClient(createApiCall(api, testToken), createTagClock())
  await shop.db.updateTable("product").set({ quantity: 9, offer_start: null, offer_end: null }).execute()
})
afterAll(() => shop.close())

const lines = [
  { slug: "casque-aura", quantity: 1, color: "Noir", unitPrice: 2_520_000 },
  { slug: "sac-casbah", quantity: 1, color: "", unitPrice: 1_890_000 },
]
const cart: SentOrder = {
  lines,
  amount: 4_410_000,
  coupon: "mode10",
  discount: 189_000,
  deliveryPrice: 0,
  delivery: "desk",
  wilaya: "Béjaïa",
  commune: "Akbou",
  mobile: "0550010203",
  firstname: "Nadia",
  lastname: "Haddad",
  locale: "fr",
  date: "2026-11-21T10:00:00.000Z",
  idempotencyKey: "one",
  note: "Appeler avant",
}

it("asks what a cart costs, and places it at that, in centimes on both ways", async () => {
  const { wilaya, mobile, coupon, delivery } = cart
  const quoted = await content.quoteOrder({ lines, wilaya, mobile, coupon, delivery, locale: "fr" })
  const sums = { amount: 4_410_000, coupon: "MODE10", discount: 189_000, deliveryPrice: 0, total: 4_221_000 }
  expect(quoted).toMatchObject({ quote: { changes: [], ...sums, lines: [{ unitPrice: 2_520_000 }, { index: 1 }] } })
  const placed = await content.placeOrder(cart)
  expect(placed).toMatchObject({
    order: { ...sums, note: "Appeler avant", status: "new", lines: [{}, { color: null }] },
  })
  expect(await content.placeOrder(cart)).toEqual(placed)
})

it("tells what has changed, in centimes", async () => {
  const changed = { ...cart, idempotencyKey: "two", amount: 4_400_000, deliveryPrice: null, discount: 200_000 }
  expect(await content.placeOrder(changed)).toMatchObject({
    conflict: {
      changes: [
        { kind: "amount", old: 4_400_000, new: 4_410_000 },
        { kind: "discount", old: 200_000, new: 189_000 },
        { kind: "delivery", old: null, new: 0 },
      ],
      total: 4_221_000,
    },
  })
})

it("tells that an order is not taken, and when it may be retried", async () => {
  const bot = { ...cart, idempotencyKey: "three", client: { honeypot: true } }
  expect(await content.placeOrder(bot)).toEqual({ rejected: { reason: "refused" } })
  await shop.db.updateTable("rate_window").set({ count: 1000 }).execute()
  expect(await content.placeOrder({ ...cart, idempotencyKey: "four" })).toMatchObject({
    rejected: { reason: "tooMany", retryAfter: expect.any(Number) },
  })
})
