import type { Updateable } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Schema } from "#db/schema/schema.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { nextPhone, person } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderResource } from "./contract.ts"
import { orderQuote } from "./contract-quote.ts"

let shop: TestShop
let other: RemoteShop
let third: RemoteShop
beforeAll(async () => {
  shop = await openTestShop()
  ;[other, third] = await Promise.all([openRemoteShop(shop), openRemoteShop(shop)])
})
afterAll(async () => {
  await Promise.all([other.close(), third.close()])
  await shop.close()
})
beforeEach(async () => {
  const sold = { quantity: 300, status: "in-stock" as const, offer_start: null, offer_end: null }
  await shop.db.updateTable("product").set(sold).execute()
  await setCoupon({ max_uses: null, max_uses_per_phone: null, minimum_amount: 0, product_type: "fashion" })
  await setCoupon({ start_date: "2020-01-01T00:00:00.000Z", end_date: "2100-01-01T00:00:00.000Z" })
})

const coupon = () => shop.db.updateTable("coupon").where("code", "=", "MODE10")
const setCoupon = (change: Updateable<Schema["coupon"]>) => coupon().set(change).execute()
const used = async () =>
  (await shop.db.selectFrom("coupon").select("used").where("code", "=", "MODE10").executeTakeFirstOrThrow()).used

const lines = [
  { slug: "sac-casbah", quantity: 1, color: "Cognac", unitPrice: 18_900 },
  { slug: "casque-aura", quantity: 1, color: "Noir", unitPrice: 25_200 },
]

/** A bag at 18 900 and headphones at 25 200; the coupon takes a tenth off the bag. */
const cart = () => ({ ...person(), lines, amount: 44_100, coupon: "mode10 " })

async function placed(data: object) {
  const { status, body } = await shop.order(data)
  expect(status).toBe(201)
  return itemEnvelope(orderResource).parse(body).data
}

async function rejectionOf(data: object) {
  const { status, body } = await shop.order(data)
  expect(status).toBe(409)
  return orderQuote.parse((body as { error: { details: unknown } }).error.details).changes
}

async function cancel(documentId: string) {
  const body = JSON.stringify({ data: { to: "cancelled", actor: "test" } })
  const headers = { authorization: `Bearer ${testToken}` }
  return shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })
}

describe("an order with a coupon", () => {
  it("costs less, and says why", async () => {
    const before = await used()
    expect(await placed({ ...cart(), discount: 1_890, deliveryPrice: 0 })).toMatchObject({
      amount: 44_100,
      coupon: "MODE10",
      discount: 1_890,
      deliveryPrice: 0,
      total: 42_210,
    })
    expect(await used()).toBe(before + 1)
  })

  it.each([
    ["unknown", { max_uses: null }, { coupon: "NOTHING" }],
    ["upcoming", { start_date: "2099-01-01T00:00:00.000Z" }, {}],
    ["ended", { end_date: "2021-01-01T00:00:00.000Z" }, {}],
    ["notForThese", { product_type: "beauty" as const }, {}],
    ["belowMinimum", { minimum_amount: 1_890_001 }, {}],
  ])("is refused when it is %s, and uses nothing", async (reason, change, data) => {
    await setCoupon(change)
    const before = await used()
    expect(await rejectionOf({ ...cart(), discount: 1_890, ...data })).toMatchObject([
      { kind: "coupon", reason, old: 1_890, new: 0, minimum: reason === "belowMinimum" ? 18_900.01 : null },
    ])
    expect(await used()).toBe(before)
  })

  it("is refused at another discount than was shown", async () => {
    expect(await rejectionOf({ ...cart(), discount: 2_000 })).toEqual([
      { kind: "discount", code: "MODE10", old: 2_000, new: 1_890 },
    ])
  })

  it("is used up after so many orders, and given back by one that is cancelled, once", async () => {
    await setCoupon({ max_uses: (await used()) + 1 })
    const first = await placed(cart())
    expect(await rejectionOf(cart())).toMatchObject([{ kind: "coupon", reason: "usedUp" }])
    expect((await cancel(first.documentId)).status).toBe(200)
    expect((await cancel(first.documentId)).status).toBe(409)
    await placed(cart())
    expect(await rejectionOf(cart())).toMatchObject([{ kind: "coupon", reason: "usedUp" }])
  })

  it("is used so many times by one phone", async () => {
    await setCoupon({ max_uses_per_phone: 1 })
    const mobile = nextPhone()
    await placed({ ...cart(), mobile })
    const again = { ...cart(), mobile: `00213${mobile.slice(1)}`, idempotencyKey: `again-${mobile}` }
    expect(await rejectionOf(again)).toMatchObject([{ kind: "coupon", reason: "usedByPhone" }])
    await placed(cart())
  })

  it("cannot be used more often than its limit by anyone who writes to the table", async () => {
    await setCoupon({ max_uses: await used() })
    await expect(setCoupon({ used: (await used()) + 1 })).rejects.toThrow(/constraint/i)
  })
})

describe("one use for many carts at the same time", () => {
  it("goes to one of fifty, in three processes", async () => {
    const before = await used()
    await setCoupon({ max_uses: before + 1 })
    const request = () => ({ path: "/api/orders", data: cart() })
    const [here, ...elsewhere] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => shop.order(cart()))),
      other.post(Array.from({ length: 20 }, request)),
      third.post(Array.from({ length: 20 }, request)),
    ])
    const statuses = [here, ...elsewhere].flat().map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)])
    expect(await used()).toBe(before + 1)
  })

  it("goes to one of ten carts of one phone", async () => {
    await setCoupon({ max_uses_per_phone: 1 })
    const mobile = nextPhone()
    const carts = Array.from({ length: 10 }, (_, index) => ({
      ...cart(),
      mobile,
      idempotencyKey: `${mobile}-${index}`,
    }))
    const [here, elsewhere] = await Promise.all([
      Promise.all(carts.slice(0, 5).map((data) => shop.order(data))),
      other.post(carts.slice(5).map((data) => ({ path: "/api/orders", data }))),
    ])
    const statuses = [...here, ...elsewhere].map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
  })
})
