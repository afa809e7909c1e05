import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { sendAdmin } from "../../testing/catalogue.ts"
import { headphones } from "../../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { type AdminLanding, landingCounts } from "./contract-admin-landing.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let manager: TestStaff
let pages = 0
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000)
  await shop.db.updateTable("product").set({ quantity: 99, status: "in-stock" }).execute()
  await shop.db.deleteFrom("rate_window").execute()
})

/** A landing page that shoppers see. */
async function shownPage(slug = "casque-aura"): Promise<string> {
  const found = shop.db.selectFrom("product").select("document_id").where("slug", "=", slug)
  const { document_id: product } = await found.executeTakeFirstOrThrow()
  const { body } = await sendAdmin(manager, "POST", "/landing-pages", { slug: `offre-${++pages}`, product })
  const { documentId, product: _product, ...fields } = body.data as AdminLanding
  const change = { ...fields, hidden: false }
  expect((await sendAdmin(manager, "PUT", `/landing-pages/${documentId}`, change)).status).toBe(200)
  return documentId
}

const visit = (page: string, cookie = "") =>
  shop.send(`/api/landing-visits?page=${page}`, { method: "POST", headers: cookie ? { cookie } : {} })

async function order(landingPage: string, change: object = {}) {
  const { status, body } = await shop.order({ ...headphones(), landingPage, ...change })
  expect(status).toBe(201)
  return (body as { data: { documentId: string } }).data.documentId
}

async function move(documentId: string, ...to: string[]) {
  for (const status of to) {
    const answer = await shop.send(`/api/orders/${documentId}/status`, {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { to: status, actor: "Karima" } }),
    })
    expect(answer.status).toBe(200)
  }
}

async function counts(page: string, days = 7) {
  const { status, body } = await sendAdmin(manager, "GET", `/numbers/landing-pages?days=${days}`)
  expect(status).toBe(200)
  return landingCounts
    .array()
    .parse(body.data)
    .find(({ documentId }) => documentId === page)
}

it("counts each visitor of a page once, by the cookie that it gives for this alone", async () => {
  const [page, other] = [await shownPage(), await shownPage()]
  const first = await visit(page)
  expect(first.status).toBe(200)
  const cookie = first.headers.get("set-cookie") ?? ""
  expect(cookie).toMatch(/Path=\/api\/landing-visits; HttpOnly; SameSite=Lax$/)
  const sent = cookie.split(";")[0]
  expect((await visit(page, sent)).headers.get("set-cookie")).toBeNull()
  await visit(other, sent)
  expect(await counts(page)).toMatchObject({ visits: 1, orders: 0, delivered: 0, conversion: 0 })
  expect(await counts(other)).toMatchObject({ visits: 1 })
  await Promise.all(Array.from({ length: 10 }, () => visit(page)))
  expect(await counts(page)).toMatchObject({ visits: 11 })
})

it("counts nobody on a page that is none, is hidden, or is called with a parameter too many", async () => {
  expect((await visit("a".repeat(24))).status).toBe(404)
  expect((await visit("x")).status).toBe(400)
  expect((await visit(`${"a".repeat(24)}&twice=1`)).status).toBe(400)
})

it("counts the orders that come from it, and what becomes of them, back and forth", async () => {
  const page = await shownPage()
  for (let visitor = 0; visitor < 4; visitor++) await visit(page)
  const placed = await order(page)
  expect(await counts(page)).toMatchObject({ visits: 4, orders: 1, delivered: 0, conversion: 0.25 })
  await move(placed, "confirmed", "preparing", "shipped", "delivered")
  expect(await counts(page)).toMatchObject({ orders: 1, delivered: 1 })
  await move(placed, "returning")
  expect(await counts(page)).toMatchObject({ orders: 1, delivered: 0 })
})

it("counts an order that was sent twice once, and a merged one not at all", async () => {
  const page = await shownPage()
  const key = "landing-page-test-key-1"
  const body = { ...headphones(), landingPage: page, idempotencyKey: key }
  expect((await shop.order(body)).status).toBe(201)
  expect((await shop.order(body)).status).toBe(201)
  expect(await counts(page)).toMatchObject({ orders: 1 })
  const row = shop.db.selectFrom("landing_order").select("order_id").orderBy("order_id", "desc")
  const { order_id: id } = await row.executeTakeFirstOrThrow()
  await shop.db.updateTable("orders").set({ merged_into: 1 }).where("id", "=", id).execute()
  expect(await counts(page)).toMatchObject({ orders: 0 })
  await shop.db.updateTable("orders").set({ merged_into: null }).where("id", "=", id).execute()
  expect(await counts(page)).toMatchObject({ orders: 1 })
})

it("places an order all the same that names a page of another product, or none, and counts it nowhere", async () => {
  const page = await shownPage("sac-casbah")
  await order(page)
  await order("a".repeat(24))
  expect(await counts(page)).toBeUndefined()
  expect((await shop.order({ ...headphones(), landingPage: "x" })).status).toBe(400)
})

it("counts by Algeria's days, and over a period that ends today", async () => {
  const page = await shownPage()
  const today = now
  await visit(page)
  now = new Date(today.getTime() + 8 * 86_400_000)
  const later = await signedIn(shop, "owner")
  const asked = async (days: number) => {
    const { body } = await sendAdmin(later, "GET", `/numbers/landing-pages?days=${days}`)
    return landingCounts
      .array()
      .parse(body.data)
      .find(({ documentId }) => documentId === page)
  }
  expect(await asked(7)).toBeUndefined()
  expect(await asked(30)).toMatchObject({ visits: 1 })
  expect((await sendAdmin(later, "GET", "/numbers/landing-pages?days=31")).status).toBe(400)
  const editor = await signedIn(shop, "editor")
  expect((await sendAdmin(editor, "GET", "/numbers/landing-pages?days=7")).status).toBe(403)
})
