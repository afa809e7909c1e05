import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { spellingsOfPhone } from "#core/customers/testing/phone-spellings.ts"
import { erasePerson } from "#db/customers/erase-person.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { orderResource } from "./contract.ts"

// One phone in every spelling: for blocks, coupons, limits, repeats, duplicates, risk, searches and erasing it is one phone.
const now = new Date("2026-11-21T10:31:00.000Z")
const mobile = "0551000001"
const spellings = spellingsOfPhone(mobile)

let shop: TestShop
let staff: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  staff = await signedIn(shop, "agent")
  desk = orderAdmin(staff)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.updateTable("product").set({ quantity: 1000, status: "in-stock" }).execute()
  await shop.db.deleteFrom("phone_block").execute()
  await forgetSender()
})

/** Limits and repeats, which would end the orders of one phone. */
async function forgetSender() {
  await shop.db.deleteFrom("rate_window").execute()
  await shop.db.deleteFrom("recent_order").execute()
}

let keys = 0
const bag = (typed: string, fields: object = {}) => ({
  ...person(),
  lines: [{ slug: "sac-casbah", quantity: 1, color: "Cognac", unitPrice: 18_900 }],
  amount: 18_900,
  mobile: typed,
  ...fields,
})
const keyed = (data: object) => ({ ...data, idempotencyKey: `spelling-${keys++}` })
const send = async (data: object) => (await shop.order(data)).status
const placed = async (data: object) => {
  const { status, body } = await shop.order(data)
  expect(status).toBe(201)
  return itemEnvelope(orderResource).parse(body).data
}

describe("one phone in every spelling", () => {
  it("is blocked, alone and among orders that come together", async () => {
    const block = await staff.send("POST", "/api/admin/phone-blocks", { mobile: "+213 551 00 00 01" })
    expect(block.status).toBe(201)
    for (const typed of spellings) expect([typed, await send(bag(typed))]).toEqual([typed, 403])
    const others = spellings.map((_, index) => bag(`06610000${String(10 + index)}`))
    const group = await Promise.all([...spellings.map((typed) => bag(typed)), ...others].map(send))
    expect(group).toEqual([...spellings.map(() => 403), ...others.map(() => 201)])
  })

  it("is blocked by any of its spellings, once", async () => {
    for (const typed of spellings) {
      expect((await staff.send("POST", "/api/admin/phone-blocks", { mobile: typed })).status).toBe(201)
    }
    expect(await shop.db.selectFrom("phone_block").select("phone_key").execute()).toEqual([{ phone_key: mobile }])
    for (const typed of spellings) {
      const answer = await staff.send("GET", `/api/admin/phone-blocks?q=${encodeURIComponent(typed)}`)
      expect([typed, ((await answer.json()) as { data: object[] }).data]).toEqual([
        typed,
        [expect.objectContaining({ mobile })],
      ])
    }
  })

  it("uses a coupon once", async () => {
    await shop.db
      .updateTable("coupon")
      .set({ max_uses_per_phone: 1, max_uses: null, minimum_amount: 0, end_date: "2100-01-01T00:00:00.000Z" })
      .where("code", "=", "MODE10")
      .execute()
    const [first = "", ...rest] = spellings
    expect(await send(keyed(bag(first, { coupon: "MODE10" })))).toBe(201)
    for (const typed of rest) {
      await forgetSender()
      expect([typed, await send(keyed(bag(typed, { coupon: "MODE10" })))]).toEqual([typed, 409])
    }
    const uses = await shop.db.selectFrom("coupon_use").select("phone_key").execute()
    expect(uses).toEqual([{ phone_key: mobile }])
  })

  it("is one subject of limits", async () => {
    const max = limitMax("orders", "subject-and-network")
    expect(spellings.length).toBeGreaterThan(max)
    const statuses: number[] = []
    for (const typed of spellings) statuses.push(await send(keyed(bag(typed))))
    expect(statuses).toEqual([...Array(max).fill(201), ...Array(spellings.length - max).fill(429)])
  })

  it("repeats one order: without a key the same lines are placed once, with one the same answer comes", async () => {
    const before = await shop.db.selectFrom("orders").select("id").execute()
    const data = bag(mobile)
    for (const typed of spellings) expect([typed, await send({ ...data, mobile: typed })]).toEqual([typed, 201])
    expect(await shop.db.selectFrom("orders").select("id").execute()).toHaveLength(before.length + 1)
    await forgetSender()
    const one = await placed({ ...data, idempotencyKey: "one-try" })
    for (const typed of spellings) {
      expect((await placed({ ...data, mobile: typed, idempotencyKey: "one-try" })).token).toBe(one.token)
    }
  })

  it("is one phone to the console: marks, earlier orders, duplicates, searches", async () => {
    const own = spellingsOfPhone("0770123456")
    const orders: { documentId: string; number: string }[] = []
    for (const typed of own) {
      await forgetSender()
      orders.push(await placed(keyed(bag(typed))))
    }
    const last = await desk.one(orders.at(-1)?.documentId ?? "")
    expect(last.risk).toContain("many-from-phone")
    expect(last.phonePast).toMatchObject({ orders: own.length - 1, earlier: own.length - 1 })
    expect(last.duplicates.filter(({ why }) => why === "phone")).toHaveLength(Math.min(20, own.length - 1))
    for (const typed of own) {
      const { json } = await desk.ask("GET", `/orders?pageSize=100&q=${encodeURIComponent(typed)}`)
      expect([typed, (json.data as object[]).length]).toEqual([typed, own.length])
    }
    const { number, documentId } = orders[0] ?? { number: "", documentId: "" }
    for (const typed of [
      number,
      `\u200e${number}`,
      `\u202b${number.slice(0, -5)}\u202c`,
      number.replaceAll("-", "–"),
    ]) {
      const { json } = await desk.ask("GET", `/orders?q=${encodeURIComponent(typed)}`)
      expect(json.data).toMatchObject([{ documentId, number: number.slice(0, -5) }])
    }
  })

  it("is erased, wherever and however it stands", async () => {
    const own = spellingsOfPhone("0770654321")
    const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
    for (const typed of own) {
      await forgetSender()
      const { documentId } = await placed(keyed(bag(typed, { lastname: "Benkhedda" })))
      await desk.move(documentId, "cancelled")
      const message = { name: "Zoubida", mobile: typed, email: "", subject: "order", message: `Bonjour ${typed}` }
      const body = JSON.stringify({ data: message })
      expect((await shop.send("/api/contact-messages", { method: "POST", headers, body })).status).toBeLessThan(300)
    }
    const other = await placed(keyed(bag("0770654322")))
    for (const typed of own) {
      await desk.order("POST", `/orders/${other.documentId}/notes`, { text: `Rappeler 17:30 au ${typed}` })
    }
    const erased = await erasePerson(shop.db, "+213 770-65-43-21", now)
    const count = own.length
    expect(erased).toMatchObject({
      kind: "erased",
      orders: count,
      messages: count,
      notes: count,
      mails: count,
      accounts: 0,
    })
    const left = await shop.db.selectFrom("orders").select("lastname").where("lastname", "=", "Benkhedda").execute()
    expect(left).toEqual([])
    expect(await shop.db.selectFrom("contact_message").select("id").where("name", "=", "Zoubida").execute()).toEqual([])
    expect((await desk.one(other.documentId)).notes).toEqual([])
    expect((await desk.one(other.documentId)).mobile).toBe("0770654322")
    const again = await erasePerson(shop.db, "770654321", now)
    expect(again).toMatchObject({ kind: "erased", orders: 0, messages: 0, notes: 0 })
  })
})
