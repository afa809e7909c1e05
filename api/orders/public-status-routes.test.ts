import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type OrderStatus, orderStatuses, statusesAfter } from "#core/orders/order-status.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { headphones } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderResource } from "./contract.ts"
import { orderStatusConflict } from "./contract-status.ts"

let shop: TestShop
let others: RemoteShop[]
beforeAll(async () => {
  shop = await openTestShop()
  others = await Promise.all([openRemoteShop(shop), openRemoteShop(shop)])
})
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()))
  await shop.close()
})
beforeEach(() => setStock(100))

const aura = () => shop.db.updateTable("product").where("slug", "=", "casque-aura")
const setStock = (quantity: number, status: "in-stock" | "out-of-stock" = "in-stock") =>
  aura().set({ quantity, status }).execute()
const readStock = () =>
  shop.db
    .selectFrom("product")
    .select(["quantity", "status"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()

async function placed(data: object = headphones()) {
  const { status, body } = await shop.order(data)
  expect(status).toBe(201)
  return itemEnvelope(orderResource).parse(body).data
}

async function move(documentId: string, data: object) {
  const headers = { authorization: `Bearer ${testToken}` }
  const body = JSON.stringify({ data: { actor: "Karima", ...data } })
  const answer = await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })
  return { status: answer.status, body: (await answer.json()) as { error?: { details: unknown } } }
}

/** The shortest way to a state. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  new: [],
  "to-call-again": ["to-call-again"],
  confirmed: ["confirmed"],
  preparing: ["confirmed", "preparing"],
  shipped: ["confirmed", "preparing", "shipped"],
  delivered: ["confirmed", "preparing", "shipped", "delivered"],
  returning: ["confirmed", "preparing", "shipped", "returning"],
  returned: ["confirmed", "preparing", "shipped", "returning", "returned"],
  cancelled: ["cancelled"],
}

const step = (to: OrderStatus) => (to === "to-call-again" ? { to, outcome: "busy" } : { to })

async function placedAt(status: OrderStatus) {
  const order = await placed()
  for (const to of ways[status]) expect((await move(order.documentId, step(to))).status).toBe(200)
  return order
}

const events = (id: number) =>
  shop.db.selectFrom("order_event").selectAll().where("order_id", "=", id).orderBy("id").execute()

describe("POST /api/orders/:documentId/status", () => {
  it("rejects a reason that the shop itself gives", async () => {
    const { documentId } = await placed()
    expect((await move(documentId, { to: "cancelled", reason: "undo" })).status).toBe(400)
    expect((await move(documentId, { to: "cancelled", reason: "wrong-number" })).status).toBe(200)
  })

  it.each(orderStatuses)("moves an order that is %s where the table allows, and nowhere else", async (from) => {
    for (const to of orderStatuses) {
      const { documentId } = await placedAt(from)
      const { status, body } = await move(documentId, step(to))
      if (statusesAfter(from).includes(to)) {
        expect([status, itemEnvelope(orderResource).parse(body).data.status]).toEqual([200, to])
      } else {
        expect(status).toBe(409)
        expect(orderStatusConflict.parse(body.error?.details)).toEqual({ from, to, allowed: [...statusesAfter(from)] })
      }
    }
  })

  it("writes down who did what, when and why, and shows the shopper no more than the states", async () => {
    const { documentId, id, token } = await placed()
    const callAt = "2026-11-22T10:00:00+01:00"
    await move(documentId, { to: "to-call-again", outcome: "postponed", callAt })
    await move(documentId, { to: "cancelled", reason: "Wanted another colour" })
    expect(await events(id)).toMatchObject([
      { actor: "shopper", from_status: null, to_status: "new", reason: null, details: null },
      {
        actor: "Karima",
        from_status: "new",
        to_status: "to-call-again",
        reason: null,
        details: JSON.stringify({ outcome: "postponed", callAt: "2026-11-22T09:00:00.000Z" }),
      },
      { from_status: "to-call-again", to_status: "cancelled", reason: "Wanted another colour", details: null },
    ])
    const answer = await shop.send(`/api/orders/${token}`, { headers: { authorization: `Bearer ${testToken}` } })
    const text = await answer.text()
    expect(itemEnvelope(orderResource).parse(JSON.parse(text)).data).toMatchObject({
      status: "cancelled",
      history: [{ status: "new" }, { status: "to-call-again" }, { status: "cancelled" }],
    })
    expect(text).not.toMatch(/Karima|colour|postponed|risk/)
  })

  it("keeps the outcome of the call while the order is to be called again, and no longer", async () => {
    const { documentId, id } = await placed()
    const call = () =>
      shop.db.selectFrom("orders").select(["call_outcome", "call_at"]).where("id", "=", id).executeTakeFirst()
    await move(documentId, { to: "to-call-again", outcome: "no-answer-1" })
    expect(await call()).toEqual({ call_outcome: "no-answer-1", call_at: null })
    await move(documentId, { to: "to-call-again", outcome: "postponed", callAt: "2026-11-22T10:00:00.000Z" })
    expect(await call()).toEqual({ call_outcome: "postponed", call_at: "2026-11-22T10:00:00.000Z" })
    await move(documentId, { to: "confirmed" })
    expect(await call()).toEqual({ call_outcome: null, call_at: null })
  })

  it.each([
    ["an unknown state", { to: "lost" }],
    ["no actor", { to: "confirmed", actor: " " }],
    ["a call without outcome", { to: "to-call-again" }],
    ["an outcome without a call", { to: "confirmed", outcome: "busy" }],
    ["a postponed call without a time", { to: "to-call-again", outcome: "postponed" }],
    ["a time without a postponed call", { to: "to-call-again", outcome: "busy", callAt: "2026-11-22T10:00:00.000Z" }],
  ])("answers 400 to %s", async (_what, data) => {
    expect((await move((await placed()).documentId, data)).status).toBe(400)
  })

  it("answers 404 to an order that does not exist, and 403 without the bearer", async () => {
    expect((await move("a".repeat(24), { to: "confirmed" })).status).toBe(404)
    expect((await shop.send(`/api/orders/${"a".repeat(24)}/status`, { method: "POST" })).status).toBe(403)
    expect((await shop.send(`/api/orders/${"a".repeat(24)}/status`)).status).toBe(405)
  })
})

describe("stock that comes back", () => {
  it.each(orderStatuses)("is there once when an order ends as %s", async (status) => {
    await placedAt(status)
    const back = status === "cancelled" || status === "returned"
    expect((await readStock()).quantity).toBe(back ? 100 : 99)
  })

  it("makes a product sold again whose last unit it was, and leaves one that the merchant took off sale", async () => {
    await setStock(1)
    const last = await placed()
    expect(await readStock()).toEqual({ quantity: 0, status: "out-of-stock" })
    await move(last.documentId, { to: "cancelled" })
    expect(await readStock()).toEqual({ quantity: 1, status: "in-stock" })

    const { documentId } = await placed()
    await setStock(5, "out-of-stock")
    await move(documentId, { to: "cancelled" })
    expect(await readStock()).toEqual({ quantity: 6, status: "out-of-stock" })
  })

  it("passes over a product that is not there any more", async () => {
    const { documentId, id } = await placed()
    await shop.db.updateTable("order_line").set({ product_id: null }).where("order_id", "=", id).execute()
    expect((await move(documentId, { to: "cancelled" })).status).toBe(200)
    expect((await readStock()).quantity).toBe(99)
  })

  it("changes the version of the content", async () => {
    const { documentId } = await placed()
    const etag = async () => (await shop.get("/api/products?pagination[pageSize]=1")).headers.get("etag")
    const before = await etag()
    await move(documentId, { to: "confirmed" })
    expect(await etag()).toBe(before)
    await move(documentId, { to: "cancelled" })
    expect(await etag()).not.toBe(before)
  })
})

describe("two who change one order at the same time", () => {
  it("cancel and ship: one of them does, and the stock follows", async () => {
    for (let round = 0; round < 10; round++) {
      await setStock(100)
      const { documentId } = await placedAt("preparing")
      const [[cancelled] = [], [shipped] = []] = await Promise.all(
        (["cancelled", "shipped"] as const).map((to, index) =>
          others[index]?.post([{ path: `/api/orders/${documentId}/status`, data: { to, actor: "Karima" } }]),
        ),
      )
      expect([cancelled?.status, shipped?.status].toSorted()).toEqual([200, 409])
      expect((await readStock()).quantity).toBe(cancelled?.status === 200 ? 100 : 99)
    }
  })

  it("twenty who cancel give back once", async () => {
    const { documentId } = await placed()
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(documentId, { to: "cancelled" })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect((await readStock()).quantity).toBe(100)
  })

  it("cancelling an order and ordering the same again do not wait for each other for ever", async () => {
    const data = headphones()
    const { documentId } = await placed(data)
    const [moved, again] = await Promise.all([move(documentId, { to: "cancelled" }), shop.order(data)])
    expect([moved.status, again.status]).toEqual([200, 201])
    const left = again.headers.get("idempotent-replayed") ? 100 : 99
    expect((await readStock()).quantity).toBe(left)
  })
})
