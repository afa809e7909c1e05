import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderReceipt } from "./contract-receipt.ts"

/** Half past an hour, so that no hour ends meanwhile. */
let now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let other: RemoteShop
let third: RemoteShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ quantity: 500 }).where("slug", "=", "casque-aura").execute()
  ;[other, third] = await Promise.all([openRemoteShop(shop, now), openRemoteShop(shop, now)])
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

/** How many rows each table has that an order writes to. */
async function rowCounts() {
  const tables = ["orders", "order_line", "order_event", "recent_order", "coupon_use", "mail_outbox"] as const
  const counts = tables.map(async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length)
  const product = shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura")
  return [...(await Promise.all(counts)), (await product.executeTakeFirstOrThrow()).quantity]
}

const dataOf = ({ text }: { text: string }) => JSON.parse(text).data

describe("without a key", () => {
  it("the same phone and lines within ten minutes store nothing, and are answered with the caller's own fields", async () => {
    const data = { ...headphones(), address: "Rue 1, porte 7", note: "Le soir", email: "nadia@example.dz" }
    const first = await send(data)
    expect(first).toMatchObject({ status: 201, replayed: null })
    const before = await rowCounts()
    const { mobile } = data
    const other = { ...headphones(), mobile: `+213 ${mobile.slice(1)}`, slug: "casque-aura", product: "Aura" }
    const again = await send({ ...other, firstname: "Karim", lastname: "Ziani", client: { session: "one" } })
    expect(again).toMatchObject({ status: 201, replayed: "true" })
    expect(orderReceipt.parse(dataOf(again))).toEqual({
      ...other,
      mobile,
      firstname: "Karim",
      lastname: "Ziani",
      id: null,
      documentId: null,
      number: null,
      status: "received",
      token: expect.any(String),
    })
    const { number, token, documentId } = dataOf(first)
    for (const secret of [number, token, documentId, "Nadia", "Haddad", "Rue 1", "Le soir", "nadia@example.dz"]) {
      expect(again.text).not.toContain(secret)
    }
    expect(await rowCounts()).toEqual(before)
  })

  it("who names the shopper is answered like who does not", async () => {
    const data = { ...headphones(), note: "Le soir" }
    await send(data)
    const answers = [await send(data), await send({ ...data, firstname: "Karim" })]
    const shapes = answers.map((answer) => {
      const { token: _token, firstname: _firstname, ...rest } = dataOf(answer)
      return { ...answer, text: JSON.stringify(rest) }
    })
    expect(shapes[0]).toEqual(shapes[1])
  })

  it("the token of a receipt opens nothing personal, cancels nothing and expires", async () => {
    const data = headphones()
    const placed = dataOf(await send(data))
    const { token } = dataOf(await send(data))
    const headers = { authorization: `Bearer ${testToken}` }
    const opened = await shop.send(`/api/orders/${token}`, { headers })
    expect([opened.status, await opened.json()]).toEqual([200, { data: { token, status: "received" }, meta: {} }])
    const post = (path: string, sent: object) =>
      shop.send(path, { method: "POST", headers, body: JSON.stringify({ data: sent }) })
    for (const [path, sent] of [
      [`/api/orders/${token}/status`, { to: "cancelled", actor: "shopper" }],
      ["/api/order-tracking/cancel", { token }],
      ["/api/order-tracking", { number: token, mobile: data.mobile }],
      [`/api/order-reviews/${token}/casque-aura`, { rating: 5, name: "Karim", review: "Bien" }],
    ] as const) {
      expect((await post(path, sent)).status, path).toBe(404)
    }
    const storedAnswer = await shop.send(`/api/orders/${placed.token}`, { headers })
    expect(dataOf({ text: await storedAnswer.text() })).toEqual(placed)
    for (const forged of [`${token.slice(0, -1)}x`, token.replace("receipt_", "receipt_z"), "receipt_"]) {
      expect((await shop.send(`/api/orders/${forged}`, { headers })).status, forged).toBe(404)
    }
    now = new Date("2026-11-22T10:30:00.001Z")
    expect((await shop.send(`/api/orders/${token}`, { headers })).status).toBe(404)
    now = new Date("2026-11-21T10:30:00.000Z")
  })

  it("repeats count against who sends them, never against the phone", async () => {
    const data = headphones()
    await send(data)
    await shop.db.deleteFrom("rate_window").execute()
    await send({ ...data, client: { session: "who-repeats" } })
    const counted = await shop.db.selectFrom("rate_window").select("bucket").execute()
    expect(counted.map(({ bucket }) => bucket.split(":").slice(0, 2).join(":")).sort()).toEqual([
      "order-tries:session",
      "order-tries:shop",
    ])
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

  it("a double click is one order and one receipt, from one process and from two", async () => {
    const before = await orderCount()
    const data = headphones()
    const answers = await Promise.all([send(data), send(data)])
    expect(answers.map((answer) => dataOf(answer).status).toSorted()).toEqual(["new", "received"])
    const request = { path: "/api/orders", data: headphones() }
    const elsewhere = (await Promise.all([other.post([request]), third.post([request])])).flat()
    const statuses = elsewhere.map(({ body }) => (body as { data: { status: string } }).data.status)
    expect(statuses.toSorted()).toEqual(["new", "received"])
    expect(await orderCount()).toBe(before + 2)
  })

  it("a cancelled order may be placed again at once", async () => {
    const data = headphones()
    const { documentId } = dataOf(await send(data))
    const body = JSON.stringify({ data: { to: "cancelled", actor: "test" } })
    const headers = { authorization: `Bearer ${testToken}` }
    expect((await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })).status).toBe(200)
    expect(await send(data)).toMatchObject({ status: 201, replayed: null })
  })
})
