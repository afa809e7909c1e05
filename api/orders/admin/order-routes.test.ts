import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { listEnvelope } from "../../common/contract-envelope.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { orderDetail } from "../contract-admin-detail.ts"
import { orderCounts, orderRow } from "../contract-admin-row.ts"

let shop: TestShop
let karima: TestStaff
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  karima = await signedIn(shop, "agent", "Karima")
  manager = await signedIn(shop, "manager")
  await shop.db.updateTable("product").set({ quantity: 500 }).execute()
})
afterAll(() => shop.close())

async function list(query = "") {
  const answer = await karima.send("GET", `/api/admin/orders${query}`)
  const body = await answer.json()
  expect([answer.status, body]).toMatchObject([200, { data: expect.any(Array) }])
  return listEnvelope(orderRow).parse(body)
}
const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number)

async function one(documentId: string) {
  const answer = await karima.send("GET", `/api/admin/orders/${documentId}`)
  expect(answer.status).toBe(200)
  return z.object({ data: orderDetail }).parse(await answer.json()).data
}

describe("GET /api/admin/orders", () => {
  let amina: Awaited<ReturnType<typeof placedListedOrder>>
  let sofiane: typeof amina
  let third: typeof amina
  beforeAll(async () => {
    amina = await placedListedOrder(shop, { firstname: "Amina", lastname: "Bénsalem", mobile: "0661 45 78 02" })
    sofiane = await placedListedOrder(shop, {
      firstname: "سفيان",
      lastname: "براهيمي",
      wilaya: "Oran",
      commune: "Arzew",
    })
    third = await placedListedOrder(shop, { delivery: "desk", lines: [{ slug: "nova-12", quantity: 11 }] })
    await karima.send("POST", `/api/admin/orders/${sofiane.documentId}/status`, { to: "confirmed" })
  })

  it("shows the newest first, with what a row needs", async () => {
    const { data, meta } = await list("?pageSize=2")
    expect(data.map(({ number }) => number)).toEqual([third.number, sofiane.number])
    expect(meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 })
    expect(data[1]).toMatchObject({
      status: "confirmed",
      firstname: "سفيان",
      wilaya: "Oran",
      wilayaCode: 31,
      commune: "Arzew",
      lines: [{ title: "Casque sans fil Aura", color: "Noir", quantity: 1 }],
      source: "shop",
      version: 2,
      agent: { id: karima.id, name: "Karima" },
      tries: 0,
      risk: [],
      tracking: null,
      carrier: null,
      phonePast: { orders: 0, delivered: 0, cancelled: 0, returned: 0 },
    })
    expect((await list("?pageSize=2&page=2")).data.map(({ number }) => number)).toEqual([amina.number])
  })

  it.each<[string, () => string, () => string[]]>([
    ["a name without its accent", () => "q=bensalem", () => [amina.number]],
    ["two beginnings of names", () => "q=ami%20ben", () => [amina.number]],
    ["an Arabic name", () => `q=${encodeURIComponent("سُفيان")}`, () => [sofiane.number]],
    ["a phone as people write it", () => `q=${encodeURIComponent("+213 661 45 78 02")}`, () => [amina.number]],
    ["a part of a phone", () => "q=4578", () => [amina.number]],
    ["the number", () => `q=${third.number}`, () => [third.number]],
    ["the end of the number", () => `q=${third.number.slice(-6)}`, () => [third.number]],
    ["nobody's name", () => "q=nobody", () => []],
    ["a status", () => "status=confirmed", () => [sofiane.number]],
    ["two statuses", () => "status=confirmed,new", () => [third.number, sofiane.number, amina.number]],
    ["a wilaya", () => "wilaya=31", () => [sofiane.number]],
    ["a kind of delivery", () => "delivery=desk", () => [third.number]],
    ["a product", () => "product=nova-12", () => [third.number]],
    ["an agent", () => `agent=${karima.id}`, () => [sofiane.number]],
    ["no agent", () => "agent=none", () => [third.number, amina.number]],
    ["a risk", () => "risk=1", () => [third.number]],
    ["no risk", () => "risk=0", () => [sofiane.number, amina.number]],
    ["its ids", () => `ids=${amina.documentId},${third.documentId}`, () => [third.number, amina.number]],
    ["several at once", () => "status=new&delivery=home&risk=0&product=casque-aura", () => [amina.number]],
    ["the dearest first", () => "sort=total:desc&pageSize=1", () => [third.number]],
    ["the oldest first", () => "sort=createdAt:asc&pageSize=1", () => [amina.number]],
  ])("finds by %s", async (_what, query, found) => {
    expect(await numbers(`?${query()}`)).toEqual(found())
  })

  it("knows days by the clock of Algiers", async () => {
    const at = (created_at: string) =>
      shop.db.updateTable("orders").set({ created_at }).where("document_id", "=", amina.documentId).execute()
    await at("2026-03-01T22:59:59.999Z")
    expect(await numbers("?from=2026-03-01&to=2026-03-01")).toEqual([amina.number])
    expect(await numbers("?from=2026-03-02&to=2026-03-02")).toEqual([])
    await at("2026-03-01T23:00:00.000Z")
    expect(await numbers("?from=2026-03-01&to=2026-03-01")).toEqual([])
    expect(await numbers("?from=2026-03-02&to=2026-03-02")).toEqual([amina.number])
  })

  it("counts each status under the other filters", async () => {
    const counts = async (query: string) => {
      const answer = await karima.send("GET", `/api/admin/orders/counts${query}`)
      return orderCounts.parse(await answer.json()).data
    }
    const none = { "to-call-again": 0, preparing: 0, shipped: 0, delivered: 0, returning: 0, returned: 0, cancelled: 0 }
    expect(await counts("")).toEqual({ ...none, new: 2, confirmed: 1 })
    expect(await counts("?status=new&wilaya=31")).toEqual({ ...none, new: 0, confirmed: 1 })
  })

  it.each([
    ["an unknown parameter", "?colour=red", "colour"],
    ["an unknown status", "?status=new,lost", "status"],
    ["an unknown sort", "?sort=mobile:asc", "sort"],
    ["a page before the first", "?page=0", "page"],
    ["too large a page", "?pageSize=101", "pageSize"],
    ["a day that is none", "?from=2026-02-30", "from"],
    ["a parameter that comes twice", "?status=new&status=confirmed", "status"],
  ])("answers 400 to %s, and names it", async (_what, query, name) => {
    const answer = await karima.send("GET", `/api/admin/orders${query}`)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain(name)
  })
})

describe("a NUL in an address, which PostgreSQL cannot take", () => {
  it.each([
    ["orders?q=a%00", "q"],
    ["orders?product=%00", "product"],
    ["orders?agent=%00", "agent"],
    ["orders/counts?agent=a,%00", "agent"],
    ["orders/export?format=csv&product=%00", "product"],
    ["audit?q=%00a", "q"],
    ["audit?staff=%00", "staff"],
    ["audit?document=%00", "document"],
    ["phone-blocks?q=0550%00", "q"],
    ["orders?%00=1", "NUL"],
  ])("is refused: %s", async (path, name) => {
    const answer = await manager.send("GET", `/api/admin/${path}`)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain(name)
  })
})

describe("GET /api/admin/orders/:documentId", () => {
  it("tells everything of an order", async () => {
    const first = await placedListedOrder(shop, {
      mobile: "0770 11 22 33",
      address: "12, rue des Oliviers",
      note: "Le soir",
    })
    const again = await placedListedOrder(shop, { mobile: "0770112233", lines: [{ slug: "casque-aura", quantity: 2 }] })
    await karima.send("POST", `/api/admin/orders/${first.documentId}/status`, { to: "cancelled", reason: "double" })
    const order = await one(again.documentId)
    expect(order).toMatchObject({
      // With its code, so that the staff can read it to the shopper.
      number: expect.stringMatching(new RegExp(`^${again.number}-[A-Z\\d]{4}$`)),
      status: "new",
      mayEdit: true,
      allowed: ["to-call-again", "confirmed", "cancelled"],
      amount: 50_400,
      discount: 0,
      coupon: null,
      deliveryPrice: 0,
      total: 50_400,
      locale: "fr",
      lines: [{ slug: "casque-aura", quantity: 2, unitPrice: 25_200, lineTotal: 50_400 }],
      history: [{ kind: "status", actor: "shopper", from: null, to: "new" }],
      phonePast: {
        orders: 1,
        earlier: 1,
        delivered: 0,
        cancelled: 1,
        returned: 0,
        block: null,
        recent: [{ documentId: first.documentId, number: first.number, status: "cancelled" }],
      },
      duplicates: [],
      notes: [],
      lease: null,
    })
    expect(await one(first.documentId)).toMatchObject({
      status: "cancelled",
      mayEdit: false,
      allowed: [],
      address: "12, rue des Oliviers",
      note: "Le soir",
      history: [{ to: "new" }, { actor: "Karima", from: "new", to: "cancelled", reason: "double" }],
      duplicates: [{ documentId: again.documentId, why: "phone" }],
      phonePast: { orders: 1, earlier: 0 },
    })
  })

  it("tells the most units that each line can have", async () => {
    await shop.db.updateTable("product").set({ quantity: 7 }).where("slug", "=", "casque-aura").execute()
    const { documentId } = await placedListedOrder(shop, { lines: [{ slug: "casque-aura", quantity: 3 }] })
    expect((await one(documentId)).lines).toMatchObject([{ quantity: 3, available: 7 }])
    await karima.send("POST", `/api/admin/orders/${documentId}/status`, { to: "cancelled" })
    await shop.db.updateTable("product").set({ quantity: 500 }).where("slug", "=", "casque-aura").execute()
  })

  it("sees the same goods to the same commune within seven days", async () => {
    const goods = { commune: "Tichy", lines: [{ slug: "casque-aura", quantity: 4, color: "Sable" }] }
    const first = await placedListedOrder(shop, goods)
    const same = await placedListedOrder(shop, goods)
    const other = await placedListedOrder(shop, {
      ...goods,
      lines: [{ slug: "casque-aura", quantity: 4, color: "Noir" }],
    })
    expect((await one(first.documentId)).duplicates).toMatchObject([{ documentId: same.documentId, why: "goods" }])
    expect((await one(other.documentId)).duplicates).toEqual([])
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000).toISOString()
    await shop.db
      .updateTable("orders")
      .set({ created_at: eightDaysAgo })
      .where("document_id", "=", first.documentId)
      .execute()
    expect((await one(same.documentId)).duplicates).toEqual([])
  })

  it("answers 404 where there is none", async () => {
    expect((await karima.send("GET", `/api/admin/orders/${"a".repeat(24)}`)).status).toBe(404)
  })
})
