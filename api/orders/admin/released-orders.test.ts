import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { contentVersion } from "#db/changes/content-version.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

const aura = "casque-aura"
const hour = 3600_000
const placedAt = new Date("2026-11-21T10:00:00.000Z")
const hoursLater = (hours: number) => new Date(placedAt.getTime() + hours * hour)

let now = placedAt
let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = placedAt
  await setStock(shop, aura, 10)
})

const stock = async () => (await countUnits(shop, aura)).stock

/** An order of as many headphones, whose stock is released. */
async function releasedOrder(quantity: number, fields: object = {}) {
  now = placedAt
  const { documentId, token } = await placedOrder(shop, { lines: [{ slug: aura, quantity }], ...fields })
  now = hoursLater(73)
  await releaseStaleStock(shop.db, now)
  return { documentId, token }
}

const kinds = ({ history }: { history: { kind: string }[] }) => history.map(({ kind }) => kind)

describe("an order that is still new after 72 hours", () => {
  it("keeps its status, releases its stock once, and says so in its history", async () => {
    const before = await contentVersion(shop.db, placedAt)
    const { documentId } = await releasedOrder(4)
    expect(await stock()).toBe(10)
    expect(await releaseStaleStock(shop.db, now)).toBe(0)
    expect(await stock()).toBe(10)
    const order = await desk.one(documentId)
    expect(order).toMatchObject({
      status: "new",
      stockReleasedAt: now.toISOString(),
      lines: [{ quantity: 4, left: 10 }],
    })
    expect(order.history.at(-1)).toMatchObject({ kind: "stock-released", actor: "shop", actorId: null, to: "new" })
    expect(await contentVersion(shop.db, placedAt)).not.toBe(before)
  })

  it("does so neither earlier nor where somebody is to call again, nor where the setting is empty", async () => {
    const { documentId } = await placedOrder(shop, { lines: [{ slug: aura, quantity: 2 }] })
    const later = await placedOrder(shop, { lines: [{ slug: aura, quantity: 3 }] })
    await desk.call(later.documentId, "postponed", { callAt: hoursLater(200).toISOString() })
    expect(await releaseStaleStock(shop.db, new Date(hoursLater(72).getTime() - 1))).toBe(0)
    const setHours = (release_hours: number | null) =>
      shop.db.updateTable("app_setting").set({ release_hours }).execute()
    await setHours(null)
    expect(await releaseStaleStock(shop.db, hoursLater(10_000))).toBe(0)
    await setHours(72)
    expect(await releaseStaleStock(shop.db, hoursLater(72))).toBe(1)
    expect(await stock()).toBe(7)
    expect((await desk.one(documentId)).stockReleasedAt).toBe(hoursLater(72).toISOString())
    expect((await desk.one(later.documentId)).stockReleasedAt).toBeNull()
  })

  it("stays released when its cancellation is undone: it takes nothing", async () => {
    const { documentId } = await releasedOrder(4)
    const before = await desk.one(documentId)
    await setStock(shop, aura, 1)
    await desk.move(documentId, "cancelled")
    const orders = [{ documentId, version: before.version + 1 }]
    expect((await desk.ask("POST", "/orders/undo", { orders })).json.data).toMatchObject([{ ok: true, to: "new" }])
    expect(await desk.one(documentId)).toMatchObject({ status: "new", stockReleasedAt: before.stockReleasedAt })
    expect(await stock()).toBe(1)
  })

  it("waits while somebody has it from the call queue", async () => {
    const { documentId } = await placedOrder(shop, { lines: [{ slug: aura, quantity: 2 }] })
    const lease = { lease_by: "x", lease_name: "X", lease_until: hoursLater(73).toISOString() }
    await shop.db.updateTable("orders").set(lease).where("document_id", "=", documentId).execute()
    expect(await releaseStaleStock(shop.db, hoursLater(72.5))).toBe(0)
    expect(await releaseStaleStock(shop.db, hoursLater(73))).toBe(1)
  })

  it("is found by the list's filter, and by nothing else of it", async () => {
    const { documentId } = await releasedOrder(1)
    await placedOrder(shop)
    const { json } = await desk.ask("GET", "/orders?released=1&pageSize=100")
    const rows = json.data as { documentId: string; stockReleasedAt: string | null }[]
    expect(rows.map((row) => row.documentId)).toContain(documentId)
    expect(rows.every(({ stockReleasedAt }) => stockReleasedAt !== null)).toBe(true)
    expect((await desk.ask("GET", "/orders?released=0")).status).toBe(400)
  })

  it("is shown to its shopper as before", async () => {
    const { token } = await releasedOrder(1)
    const { body } = await shop
      .send(`/api/orders/${token}`, { headers: { authorization: `Bearer ${testToken}` } })
      .then(async (answer) => ({ body: (await answer.json()) as { data: object } }))
    expect(body.data).toMatchObject({ status: "new", history: [{ status: "new" }] })
    expect(JSON.stringify(body)).not.toMatch(/released/i)
  })
})

describe("confirming an order that has released its stock", () => {
  it("takes the stock again, whatever the price is by now", async () => {
    const { documentId } = await releasedOrder(4)
    await shop.db.updateTable("product").set({ price: 1_000_000 }).where("slug", "=", aura).execute()
    const order = await desk.move(documentId, "confirmed")
    await shop.db.updateTable("product").set({ price: 2_520_000 }).where("slug", "=", aura).execute()
    expect(order).toMatchObject({ status: "confirmed", stockReleasedAt: null, amount: 100_800 })
    expect(await stock()).toBe(6)
    expect(order && kinds(order)).toEqual(["status", "stock-released", "stock-taken", "status"])
    await desk.move(documentId, "cancelled")
    expect(await stock()).toBe(10)
  })

  it("says what is missing and changes nothing, by the console, by the API and for many at once", async () => {
    const lines = [
      { slug: aura, quantity: 4 },
      { slug: "sac-casbah", quantity: 2 },
    ]
    const { documentId } = await releasedOrder(4, { lines })
    await setStock(shop, aura, 3)
    await setStock(shop, "sac-casbah", 30)
    const missing = [{ slug: aura, title: "Casque sans fil Aura", wanted: 4, left: 3 }]
    const rejected = await desk.ask("POST", `/orders/${documentId}/status`, { to: "confirmed" })
    expect([rejected.status, rejected.json.error?.details]).toMatchObject([
      409,
      { from: "new", to: "confirmed", missing },
    ])
    const many = await desk.ask("POST", "/orders/status", { documentIds: [documentId], to: "confirmed" })
    expect(many.json.data).toMatchObject([{ ok: false, problem: "missing", missing }])
    const byApi = await shop.send(`/api/orders/${documentId}/status`, {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { to: "confirmed", actor: "warehouse" } }),
    })
    expect([byApi.status, await byApi.json()]).toMatchObject([409, { error: { details: { missing } } }])
    expect(await stock()).toBe(3)
    expect((await countUnits(shop, "sac-casbah")).stock).toBe(30)
    const order = await desk.one(documentId)
    expect(order).toMatchObject({ status: "new", stockReleasedAt: expect.any(String) })
    expect(kinds(order)).toEqual(["status", "stock-released"])
    await setStock(shop, aura, 4)
    await desk.move(documentId, "confirmed")
    expect([await stock(), (await countUnits(shop, "sac-casbah")).stock]).toEqual([0, 28])
  })

  it("misses a product that was removed, or that the merchant has taken off sale", async () => {
    const { documentId } = await releasedOrder(1)
    const product = shop.db.updateTable("product").where("slug", "=", aura)
    await product.set({ status: "out-of-stock" }).execute()
    const { json } = await desk.ask("POST", `/orders/${documentId}/status`, { to: "confirmed" })
    expect(json.error?.details).toMatchObject({ missing: [{ wanted: 1, left: 0 }] })
    await product.set({ status: "in-stock" }).execute()
    await shop.db
      .updateTable("order_line")
      .set({ product_id: null })
      .where("order_id", "in", (e) => e.selectFrom("orders").select("id").where("document_id", "=", documentId))
      .execute()
    const gone = await desk.ask("POST", `/orders/${documentId}/status`, { to: "confirmed" })
    expect(gone.json.error?.details).toMatchObject({ missing: [{ slug: aura, wanted: 1, left: 0 }] })
  })

  it("goes by way of another call, which takes nothing yet", async () => {
    const { documentId } = await releasedOrder(4)
    await desk.call(documentId, "no-answer")
    expect(await desk.one(documentId)).toMatchObject({ status: "to-call-again", stockReleasedAt: expect.any(String) })
    expect(await stock()).toBe(10)
    const { version } = (await desk.move(documentId, "confirmed")) ?? {}
    expect(await stock()).toBe(6)
    // Taking the confirmation back keeps what was taken.
    await desk.ask("POST", "/orders/undo", { orders: [{ documentId, version }] })
    expect(await desk.one(documentId)).toMatchObject({ status: "to-call-again", stockReleasedAt: null })
    expect(await stock()).toBe(6)
    await releaseStaleStock(shop.db, hoursLater(500))
    expect((await desk.one(documentId)).stockReleasedAt).toBeNull()
  })
})

describe("an order that has released its stock", () => {
  it("gives none back when the staff or its shopper cancel it, and its coupon once", async () => {
    const used = async () =>
      (await shop.db.selectFrom("coupon").select("used").where("code", "=", "TECH2000").executeTakeFirstOrThrow()).used
    const before = await used()
    const { documentId } = await releasedOrder(2, { coupon: "TECH2000", discount: 2000 })
    expect(await used()).toBe(before + 1)
    expect(await desk.move(documentId, "cancelled")).toMatchObject({ status: "cancelled", stockReleasedAt: null })
    expect([await stock(), await used()]).toEqual([10, before])
    const { token } = await releasedOrder(2)
    const answer = await shop.send("/api/order-tracking/cancel", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { token } }),
    })
    expect(answer.status).toBe(200)
    expect(await stock()).toBe(10)
  })

  it("can be edited without its stock, up to what there is", async () => {
    const { documentId } = await releasedOrder(4)
    await setStock(shop, aura, 0)
    await shop.db.updateTable("product").set({ status: "out-of-stock" }).where("slug", "=", aura).execute()
    const one = await desk.one(documentId)
    expect(one.lines).toMatchObject([{ quantity: 4, available: 4, left: 0 }])
    const moved = await desk.order("PATCH", `/orders/${documentId}`, { version: one.version, firstname: "Lila" })
    expect(moved).toMatchObject({ firstname: "Lila", stockReleasedAt: expect.any(String) })
    const lines = (quantity: number) => [{ id: one.lines[0]?.id, slug: aura, quantity }]
    const more = await desk.ask("PATCH", `/orders/${documentId}`, { version: moved.version, lines: lines(5) })
    expect(more.json.error?.details).toMatchObject({ changes: [{ kind: "stock", old: 5, new: 4 }] })
    const fewer = await desk.order("PATCH", `/orders/${documentId}`, { version: moved.version, lines: lines(2) })
    expect(fewer).toMatchObject({ stockReleasedAt: expect.any(String), lines: [{ quantity: 2 }] })
    expect(await stock()).toBe(0)
    await setStock(shop, aura, 2)
    await desk.move(documentId, "confirmed")
    expect(await stock()).toBe(0)
  })
})
