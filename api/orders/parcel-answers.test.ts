import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { erasePerson } from "#db/customers/erase-person.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

const now = new Date("2026-11-21T10:31:00.000Z")

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom("rate_window").execute()
  await shop.db.updateTable("product").set({ quantity: 1000, status: "in-stock" }).execute()
})

async function answer(data: object, { bearer = testToken, address = "203.0.113.7" } = {}) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json", "x-client-address": address }
  return shop.send("/api/order-tracking/answer", { method: "POST", headers, body: JSON.stringify({ data }) })
}

/** An order whose delivery has failed. */
async function failed(fields: object = {}) {
  const order = await placedOrder(shop, fields)
  const rows = shop.db.updateTable("orders").set({ status: "shipped" }).where("token", "=", order.token)
  const { id } = await rows.returning("id").executeTakeFirstOrThrow()
  await shop.db
    .insertInto("parcel")
    .values({
      document_id: `parcel${String(id).padStart(18, "0")}`,
      order_id: id,
      reference: order.number,
      state: "created",
      tracking: `T-${id}`,
      status: "failed-attempt",
      status_at: now.toISOString(),
      to_call_at: now.toISOString(),
      staff_id: "1",
      staff_name: "Lina",
      created_at: now.toISOString(),
    })
    .execute()
  const parcel = () => shop.db.selectFrom("parcel").selectAll().where("order_id", "=", id).executeTakeFirstOrThrow()
  return { ...order, id, parcel }
}

it("stores the last answer of who holds the private link", async () => {
  const { token, parcel } = await failed()
  expect((await answer({ token, answer: "another-day", day: "2026-11-23" })).status).toBe(200)
  expect(await parcel()).toMatchObject({ answer: "another-day", answer_day: "2026-11-23" })
  const last = await answer({ token, answer: "phone", phone: "0661203040" })
  expect(await last.json()).toMatchObject({ data: { parcel: { status: "failed-attempt", answer: "phone" } } })
  expect(await parcel()).toMatchObject({ answer: "phone", answer_day: null, answer_phone: "0661203040" })
})

it("shows no phone to who knows number and mobile alone", async () => {
  const { token, number, mobile } = await failed()
  await answer({ token, answer: "phone", phone: "0661203040" })
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  const body = JSON.stringify({ data: { number, mobile } })
  const tracked = await shop.send("/api/order-tracking", { method: "POST", headers, body })
  expect(tracked.status).toBe(200)
  expect(await tracked.text()).not.toContain("0661203040")
})

it.each([
  ["a day of last week", { answer: "another-day", day: "2026-11-14" }, 400],
  ["a day next year", { answer: "another-day", day: "2027-11-23" }, 400],
  ["no day", { answer: "another-day" }, 400],
  ["a phone abroad", { answer: "phone", phone: "+33 6 12 34 56 78" }, 400],
  ["another answer", { answer: "refund" }, 400],
] as const)("rejects %s", async (_, data, status) => {
  const { token, parcel } = await failed()
  expect((await answer({ token, ...data })).status).toBe(status)
  expect((await parcel()).answer).toBeNull()
})

it("takes answers by the private link alone, of deliveries that have failed", async () => {
  const { token, number, mobile } = await failed()
  expect((await answer({ token }, { bearer: "wrong" })).status).toBe(401)
  expect((await answer({ number, mobile, answer: "again" })).status).toBe(400)
  expect((await answer({ token: number, answer: "again" })).status).toBe(404)
  const placed = await placedOrder(shop)
  expect((await answer({ token: placed.token, answer: "again" })).status).toBe(409)
  const desk = await failed({ delivery: "desk" })
  expect((await answer({ token: desk.token, answer: "desk" })).status).toBe(409)
})

it("limits the answers to an order, and those of a network before them", async () => {
  const { token } = await failed()
  const max = limitMax("parcel-answers", "subject-and-network")
  for (let count = 0; count < max; count++) expect((await answer({ token, answer: "again" })).status).toBe(200)
  expect((await answer({ token, answer: "again" })).status).toBe(429)
  // Another order of the same address is not hindered.
  const other = await failed()
  expect((await answer({ token: other.token, answer: "again" })).status).toBe(200)
})

it("forgets the phone of an answer with the person", async () => {
  const { token, parcel } = await failed({ mobile: "0555 12 34 77" })
  await answer({ token, answer: "phone", phone: "0661203041" })
  await shop.db.updateTable("orders").set({ status: "delivered" }).where("token", "=", token).execute()
  expect((await erasePerson(shop.db, "0555123477", now)).kind).toBe("erased")
  expect((await parcel()).answer_phone).toBeNull()
})
