import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { headphones, nextPhone } from "./testing/order-bodies.ts"
import { type Elsewhere, openElsewhere } from "./testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "./testing/shop.ts"

/** Half past an hour, so that no hour ends meanwhile. */
let now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let other: Elsewhere
let third: Elsewhere
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ quantity: 500 }).where("slug", "=", "casque-aura").execute()
  ;[other, third] = await Promise.all([openElsewhere(shop, now), openElsewhere(shop, now)])
})
afterAll(async () => {
  await Promise.all([other.close(), third.close()])
  await shop.close()
})

const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length

async function send(data: object, key?: string) {
  const headers = { authorization: `Bearer ${testToken}`, ...(key === undefined ? {} : { "idempotency-key": key }) }
  const answer = await shop.send("/api/orders", { method: "POST", headers, body: JSON.stringify({ data }) })
  return { status: answer.status, replayed: answer.headers.get("idempotent-replayed"), text: await answer.text() }
}

describe("an idempotency key", () => {
  it("answers the same order again, word for word", async () => {
    const before = await orderCount()
    const data = headphones()
    const first = await send(data, "key-1")
    expect(first).toMatchObject({ status: 201, replayed: null })
    const later = { ...data, date: "2026-11-21T10:00:09.000Z", client: { seconds: 9 } }
    expect(await send(later, "key-1")).toEqual({ ...first, replayed: "true" })
    expect(await send({ ...data, idempotencyKey: "key-1" })).toEqual({ ...first, replayed: "true" })
    expect(await orderCount()).toBe(before + 1)
  })

  it("refuses other content under it", async () => {
    const data = headphones()
    expect((await send(data, "key-2")).status).toBe(201)
    for (const change of [
      ...[{ commune: "Béjaïa" }, { mobile: nextPhone() }, { quantity: 2, amount: 50_400 }, { color: "Sable" }],
      ...[{ note: "x" }, { coupon: "MODE10" }, { deliveryPrice: 850 }, { deliveryPrice: null }, { locale: "ar" }],
    ]) {
      const answer = await send({ ...data, ...change }, "key-2")
      expect(answer.status).toBe(422)
      expect(JSON.parse(answer.text)).toMatchObject({ data: null, error: { name: "IdempotencyError" } })
    }
    expect((await send({ ...data, mobile: `+213${data.mobile.slice(1)}` }, "key-2")).replayed).toBe("true")
  })

  it.each(["", "a b", "clé", "x".repeat(256)])("must be 1 to 255 visible ASCII characters, not %j", async (key) => {
    const { status, text } = await send({ ...headphones(), idempotencyKey: key })
    expect(status).toBe(400)
    expect(text).toContain("idempotencyKey")
    if (!/[^\0-\xff]/.test(key)) expect((await send(headphones(), key)).status).toBe(400)
  })

  it("may not be told in two ways", async () => {
    expect((await send({ ...headphones(), idempotencyKey: "one" }, "other")).status).toBe(400)
  })

  it("sent fifty times at once, by three processes, is one order", async () => {
    const before = await orderCount()
    const data = { ...headphones(), idempotencyKey: "fifty" }
    const request = { path: "/api/orders", data }
    const here = Array.from({ length: 20 }, () => send(data))
    const elsewhere = [other, third].map((process) => process.post(Array.from({ length: 15 }, () => request)))
    const bodies = [
      ...(await Promise.all(here)).map(({ text }) => JSON.parse(text) as unknown),
      ...(await Promise.all(elsewhere)).flat().map(({ body }) => body),
    ]
    expect(bodies).toHaveLength(50)
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ data: { mobile: data.mobile } })
    expect(await orderCount()).toBe(before + 1)
  })

  it("is answered again when the phone has reached its limit meanwhile", async () => {
    const data = headphones()
    const first = await send(data, "before-the-limit")
    expect(first.status).toBe(201)
    const { mobile } = data
    const statuses: number[] = []
    for (let units = 2; units < 13; units++) {
      statuses.push((await send({ ...data, mobile, quantity: units, amount: 25_200 * units })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await send(data, "before-the-limit")).toEqual({ ...first, replayed: "true" })
  })
})

describe("without a key", () => {
  it("the same phone and lines within ten minutes are the same order, however they are written", async () => {
    const before = await orderCount()
    const data = headphones()
    const first = await send(data)
    const again = { ...data, mobile: `+213 ${data.mobile.slice(1)}`, slug: "casque-aura", product: "Aura" }
    expect(await send(again)).toEqual({ ...first, replayed: "true" })
    expect(await orderCount()).toBe(before + 1)
  })

  it("another name gets neither a second order nor a look at the first", async () => {
    const before = await orderCount()
    const data = headphones()
    const first = await send(data)
    const stranger = await send({ ...data, firstname: "Karim" })
    expect([stranger.status, JSON.parse(stranger.text).error.details]).toEqual([403, { reason: "alreadyOrdered" }])
    expect(stranger.text).not.toContain("Haddad")
    expect(await send({ ...data, firstname: "nadia ", lastname: "HADDAD" })).toEqual({ ...first, replayed: "true" })
    expect(await orderCount()).toBe(before + 1)
  })

  it("another phone, colour or number of units is another order", async () => {
    const data = headphones()
    await send(data)
    for (const change of [{ mobile: nextPhone() }, { color: "Sable" }, { quantity: 2, amount: 50_400 }]) {
      expect(await send({ ...data, ...change })).toMatchObject({ status: 201, replayed: null })
    }
  })

  it("after ten minutes the same is another order", async () => {
    const data = headphones()
    await send(data)
    now = new Date("2026-11-21T10:39:59.999Z")
    expect(await send(data)).toMatchObject({ status: 201, replayed: "true" })
    now = new Date("2026-11-21T10:40:00.001Z")
    expect(await send(data)).toMatchObject({ status: 201, replayed: null })
    now = new Date("2026-11-21T10:30:00.000Z")
  })

  it("a double click is one order, from one process and from two", async () => {
    const before = await orderCount()
    const data = headphones()
    const [one, two] = await Promise.all([send(data), send(data)])
    expect(JSON.parse(one.text)).toEqual(JSON.parse(two.text))
    const twice = headphones()
    const request = { path: "/api/orders", data: twice }
    const answers = await Promise.all([other.post([request]), third.post([request])])
    expect(answers[0]).toEqual(answers[1])
    expect(await orderCount()).toBe(before + 2)
  })

  it("a cancelled order may be placed again at once", async () => {
    const data = headphones()
    const { documentId } = JSON.parse((await send(data)).text).data as { documentId: string }
    const body = JSON.stringify({ data: { to: "cancelled", actor: "test" } })
    const headers = { authorization: `Bearer ${testToken}` }
    expect((await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })).status).toBe(200)
    expect(await send(data)).toMatchObject({ status: 201, replayed: null })
  })
})
