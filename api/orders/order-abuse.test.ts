import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { headphones, nextPhone, person } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderResource } from "./contract.ts"

const now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let behind: RemoteShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  behind = await openRemoteShop(shop, new Date(now.getTime() - 3600_000))
})
afterAll(async () => {
  await behind.close()
  await shop.close()
})
beforeEach(async () => {
  const sold = { quantity: 300, status: "in-stock" as const, offer_start: null, offer_end: null }
  await shop.db.updateTable("product").set(sold).execute()
})

const stock = async () =>
  (await shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").executeTakeFirstOrThrow())
    .quantity
const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length
const orderOf = (body: unknown) => itemEnvelope(orderResource).parse(body).data

const cancel = async (documentId: string) => {
  const body = JSON.stringify({ data: { to: "cancelled", actor: "test" } })
  const headers = { authorization: `Bearer ${testToken}` }
  return (await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })).status
}

/** One phone as different people, and machines, write it. */
const spellings = (phone: string) => {
  const rest = phone.slice(1)
  const wide = [...phone].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("")
  const arabic = [...phone].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join("")
  return [phone, `+213${rest}`, `00213 (0)${rest}`, `213${rest}`, wide, arabic, `\u200e${[...phone].join("\u00a0")}`]
}

describe("one phone in many spellings", () => {
  it("uses a coupon no more often than a phone may, at once", async () => {
    await shop.db.updateTable("coupon").set({ max_uses_per_phone: 1 }).where("code", "=", "MODE10").execute()
    const carts = spellings(nextPhone()).map((mobile, index) => ({
      ...person(),
      mobile,
      coupon: "MODE10",
      amount: 18_900 * (index + 1),
      lines: [{ slug: "sac-casbah", quantity: index + 1, unitPrice: 18_900 }],
    }))
    const answers = await Promise.all(carts.map((cart) => shop.order(cart)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(carts.length - 1).fill(409)])
  })

  it("is blocked in each of them", async () => {
    const mobile = nextPhone()
    await shop.db
      .insertInto("phone_block")
      .values({ phone_key: mobile, reason: null, created_at: now.toISOString() })
      .execute()
    const before = await orderCount()
    for (const spelling of spellings(mobile)) {
      expect((await shop.order({ ...headphones(), mobile: spelling })).status).toBe(403)
    }
    expect(await orderCount()).toBe(before)
  })
})

describe("a cancelled order", () => {
  it("is answered under its key as it is now, and is not placed again", async () => {
    const order = { ...headphones(), idempotencyKey: "abuse-cancelled" }
    const placed = orderOf((await shop.order(order)).body)
    expect(await cancel(placed.documentId)).toBe(200)
    const before = await stock()
    const again = await shop.order(order)
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"])
    expect(orderOf(again.body)).toMatchObject({ token: placed.token, status: "cancelled" })
    expect(await stock()).toBe(before)
  })

  it("gives its stock back once while it is sent again and again", async () => {
    const before = await stock()
    const order = { ...headphones(), idempotencyKey: "abuse-together" }
    const { token, documentId } = orderOf((await shop.order(order)).body)
    const replays = Array.from({ length: 10 }, () => shop.order(order))
    const cancels = Array.from({ length: 5 }, () => cancel(documentId))
    const tokens = (await Promise.all(replays)).map(({ body }) => orderOf(body).token)
    expect(new Set(tokens)).toEqual(new Set([token]))
    expect((await Promise.all(cancels)).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await stock()).toBe(before)
  })
})

describe("a clock that goes wrong", () => {
  it("makes no second order of one that was placed an hour ahead of it", async () => {
    const order = headphones()
    expect((await shop.order(order)).status).toBe(201)
    const keyed = { ...headphones(), idempotencyKey: "abuse-clock" }
    const other = orderOf((await shop.order(keyed)).body)
    const [again, keyedAgain] = await behind.post([
      { path: "/api/orders", data: order },
      { path: "/api/orders", data: keyed },
    ])
    expect([again?.status, again?.body]).toMatchObject([201, { data: { status: "received" } }])
    expect([keyedAgain?.status, orderOf(keyedAgain?.body).token]).toEqual([201, other.token])
  })
})

describe("numbers that no one orders", () => {
  const line = { slug: "casque-aura", quantity: 1, unitPrice: 25_200 }
  it.each([
    ["no units", { quantity: 0 }],
    ["negative units", { quantity: -3 }],
    ["half a unit", { quantity: 1.5 }],
    ["more units than any number", { quantity: 2 ** 53 }],
    ["a negative price", { unitPrice: -25_200 }],
    ["a price beyond all numbers", { unitPrice: 1e300 }],
  ])("%s are refused as a whole", async (_, wrong) => {
    const before = await stock()
    const lines = [line, { ...line, ...wrong }]
    expect((await shop.order({ ...person(), lines })).status).toBe(400)
    expect(await stock()).toBe(before)
  })

  it("fifty lines of the most units come to an amount that is kept to the centime", async () => {
    await shop.db.updateTable("product").set({ quantity: 1_000_000 }).where("slug", "=", "casque-aura").execute()
    const anySize = { max_quantity: null, max_lines: null, max_units: null }
    await shop.db.updateTable("app_setting").set(anySize).execute()
    const lines = Array.from({ length: 50 }, () => ({ ...line, quantity: 999 }))
    const amount = 50 * 999 * 25_200
    const order = orderOf((await shop.order({ ...person(), lines, amount })).body)
    expect(order.amount).toBe(amount)
    const again = await shop.send(`/api/orders/${order.token}`, { headers: { authorization: `Bearer ${testToken}` } })
    expect(orderOf(await again.json())).toEqual(order)
    expect(await stock()).toBe(1_000_000 - 50 * 999)
  })
})

describe("names in every script", () => {
  it.each([
    ["composed letters", "Amélie"],
    ["decomposed letters", "Ame\u0301lie"],
    ["Arabic with a mark of direction", "\u200fنادية"],
    ["letters beyond the first plane", "𝒩adia 😀"],
    ["half a letter", "Nadia \ud83d"],
  ])("%s are kept and answered again", async (what, firstname) => {
    const order = { ...headphones(), firstname, idempotencyKey: `names-${what.replaceAll(" ", "-")}` }
    const first = await shop.order(order)
    expect(first.status).toBe(201)
    const second = await shop.order(order)
    expect([second.status, orderOf(second.body).token]).toEqual([201, orderOf(first.body).token])
    expect(second.body).toEqual(first.body)
  })
})
