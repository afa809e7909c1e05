import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { LimitScope } from "#core/rate-limits.ts"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

/** Half past an hour, so that no hour ends meanwhile. */
let now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let other: RemoteShop
let third: RemoteShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  ;[other, third] = await Promise.all([openRemoteShop(shop, now), openRemoteShop(shop, now)])
})
afterAll(async () => {
  await Promise.all([other.close(), third.close()])
  await shop.close()
})
beforeEach(async () => {
  await shop.db.deleteFrom("rate_window").execute()
  await shop.db.updateTable("product").set({ quantity: 900, status: "in-stock" }).execute()
})

/** Sets what has been counted of everything so far. */
const count = (counted: number, name: "orders" | "order-tries", by: LimitScope) =>
  shop.db.updateTable("rate_window").set({ count: counted }).where("bucket", "like", `${name}:${by}:3600:%`).execute()

/** Sets what has been counted of everything to what a limit takes. */
const fill = (name: "orders" | "order-tries", by: LimitScope) => count(limitMax(name, by), name, by)

const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length

/** A key of its own: the same phone and lines without one would be the same order. */
const keyed = (data: object) => ({ ...data, idempotencyKey: `key-${nextPhone()}` })

describe("the limits of orders", () => {
  it.each<[LimitScope, object | undefined]>([
    ["subject-and-network", { address: "192.0.2.7" }],
    ["session", { session: "visit-1" }],
    ["network", { address: "192.0.2.7" }],
    ["shop", { address: "unknown" }],
    ["shop", undefined],
  ])("hold by %s of %j", async (by, client) => {
    const data = { ...headphones(), client }
    expect((await shop.order(data)).status).toBe(201)
    await fill("orders", by)
    const before = await orderCount()
    const { status, body, headers } = await shop.order(keyed(data))
    expect(status).toBe(429)
    expect(headers.get("retry-after")).toBe("1800")
    expect(body).toMatchObject({ data: null, error: { details: { reason: "tooMany", retryAfter: 1800 } } })
    expect(await orderCount()).toBe(before)
  })

  it("count a phone however it is written, and a network by its block", async () => {
    const data = { ...headphones(), client: { address: "2001:db8:1:2301::1" } }
    await shop.order(data)
    await fill("orders", "subject-and-network")
    expect((await shop.order(keyed({ ...data, mobile: `00213 ${data.mobile.slice(1)}` }))).status).toBe(429)
    await fill("orders", "network")
    const neighbour = { ...headphones(), client: { address: "2001:db8:1:23ff::9" } }
    expect((await shop.order(neighbour)).status).toBe(429)
    const stranger = { ...headphones(), client: { address: "2001:db8:2::9" } }
    expect((await shop.order(stranger)).status).toBe(201)
  })

  it("start again with the next hour", async () => {
    const data = headphones()
    await shop.order(data)
    await fill("orders", "subject-and-network")
    expect((await shop.order(keyed(data))).status).toBe(429)
    now = new Date("2026-11-21T11:00:00.000Z")
    expect((await shop.order(keyed(data))).status).toBe(201)
    now = new Date("2026-11-21T10:30:00.000Z")
  })

  it("hold across processes", async () => {
    const data = headphones()
    const maxTen = limitMax("orders", "subject-and-network")
    const request = () => ({ path: "/api/orders", data: keyed(data) })
    const [here, elsewhere] = await Promise.all([
      Promise.all(Array.from({ length: maxTen }, () => shop.order(keyed(data)))),
      other.post(Array.from({ length: maxTen }, request)),
    ])
    const statuses = [...here, ...elsewhere].map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxTen)
    expect(statuses.filter((status) => status === 429)).toHaveLength(maxTen)
  })

  it("of a phone do not keep its owner from ordering whom a stranger pretends to be", async () => {
    const stranger = { ...headphones(), client: { address: "198.51.100.1" } }
    const max = limitMax("orders", "subject-and-network")
    const placed: number[] = []
    for (let orders = 0; orders <= max; orders++) placed.push((await shop.order(keyed(stranger))).status)
    expect(placed).toEqual([...Array(max).fill(201), 429])
    await shop.order(keyed({ ...stranger, coupon: "GUESS" }))
    await fill("order-tries", "subject-and-network")
    const owner = { ...stranger, client: { address: "192.0.2.7" } }
    expect((await shop.order(keyed(owner))).status).toBe(201)
  })

  it("of a network cost the phones nothing that it names", async () => {
    const data = { ...headphones(), client: { address: "198.51.100.1" } }
    await shop.order(data)
    await fill("orders", "network")
    const ofPhone = () =>
      shop.db.selectFrom("rate_window").selectAll().where("bucket", "like", "%:subject-and-network:%").execute()
    const before = await ofPhone()
    for (let orders = 0; orders < 3; orders++) expect((await shop.order(keyed(data))).status).toBe(429)
    expect(await ofPhone()).toEqual(before)
  })

  it("keep nothing that leads back to the phone, the visit or the address", async () => {
    const data = { ...headphones(), client: { address: "192.0.2.7", session: "visit-2" } }
    await shop.order(data)
    const rows = JSON.stringify(await shop.db.selectFrom("rate_window").selectAll().execute())
    expect(rows).toMatch(/orders:subject-and-network:3600:[\w-]{22}/)
    for (const trace of [data.mobile, "192.0.2", "visit-2"]) expect(rows).not.toContain(trace)
  })
})

describe("the limit of refused tries", () => {
  it("ends the guessing of coupons, in orders and in quotes", async () => {
    const data = { ...headphones(), coupon: "GUESS1", client: { session: "visit-3" } }
    expect((await shop.order(data)).status).toBe(409)
    await fill("order-tries", "session")
    expect((await shop.order({ ...data, coupon: "GUESS2" })).status).toBe(429)
    const [quote] = await other.post([{ path: "/api/order-quote", data }])
    expect(quote?.status).toBe(429)
  })

  it("counts a code that leads nowhere, and no other quote", async () => {
    const tries = async () =>
      (
        await shop.db
          .selectFrom("rate_window")
          .select("count")
          .where("bucket", "like", "order-tries:session:%")
          .execute()
      ).length
    const ask = (coupon: string | undefined) =>
      third.post([{ path: "/api/order-quote", data: { ...headphones(), coupon, client: { session: "visit-4" } } }])
    await ask(undefined)
    await ask("MODE10")
    expect(await tries()).toBe(0)
    await ask("GUESS")
    expect(await tries()).toBe(1)
  })
})

describe("orders that the shop does not take", () => {
  it("come from a blocked phone, and are told no more than that", async () => {
    const data = headphones()
    await shop.db
      .insertInto("phone_block")
      .values({ phone_key: data.mobile, reason: "Refused three parcels", created_at: "2026-11-21T09:00:00.000Z" })
      .execute()
    const { status, body } = await shop.order({ ...data, mobile: `+213${data.mobile.slice(1)}` })
    expect(status).toBe(403)
    expect(body).toMatchObject({ data: null, error: { details: { reason: "refused" } } })
    expect(JSON.stringify(body)).not.toContain("parcels")
    expect((await shop.order(headphones())).status).toBe(201)
  })

  it("have a field filled in that no one sees", async () => {
    const before = await orderCount()
    const { status, body } = await shop.order({ ...headphones(), client: { honeypot: true } })
    expect([status, body]).toMatchObject([403, { error: { details: { reason: "refused" } } }])
    expect(await orderCount()).toBe(before)
  })
})

describe("marks for the merchant", () => {
  const riskOf = async (data: object) => {
    const { status, body } = await shop.order(data)
    expect(status).toBe(201)
    const { id } = (body as { data: { id: number } }).data
    const row = await shop.db.selectFrom("orders").select("risk").where("id", "=", id).executeTakeFirstOrThrow()
    return JSON.parse(row.risk) as string[]
  }

  it.each([
    [[], { client: { seconds: 30 } }],
    [["fast-fill"], { client: { seconds: 1.5 } }],
    [["odd-phone"], { mobile: "12345" }],
    [["large-quantity"], { quantity: 10, amount: 252_000 }],
  ])("are %j", async (marks, change) => {
    expect(await riskOf({ ...headphones(), ...change })).toEqual(marks)
  })

  it("remember how earlier orders of the phone ended", async () => {
    const data = headphones()
    for (const status of ["returned", "cancelled", "cancelled"] as const) {
      await riskOf(keyed(data))
      await shop.db
        .updateTable("orders")
        .set({ status })
        .where("mobile", "=", data.mobile)
        .where("status", "=", "new")
        .execute()
    }
    expect(await riskOf(keyed(data))).toEqual(["many-from-phone", "earlier-cancelled", "earlier-returned"])
  })

  it("see how busy a network is", async () => {
    const client = { address: "198.51.100.1" }
    await riskOf({ ...headphones(), client })
    await count(60, "orders", "network")
    expect(await riskOf({ ...headphones(), client })).toEqual(["many-from-network"])
  })
})
