import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { setStock } from "../testing/order-admin.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { nextPhone, placeSpecified, specified } from "../testing/specified-order.ts"
import { orderResource } from "./contract.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const placed = (data: object) => placeSpecified(shop, data)

describe("the doors of /api/orders", () => {
  const post = (body: string, authorization = `Bearer ${testToken}`) =>
    shop.send("/api/orders", { method: "POST", headers: { authorization }, body })

  // As a Strapi answers.
  it.each([
    ["", 403, "ForbiddenError"],
    ["Bearer", 403, "ForbiddenError"],
    ["Bearer ", 403, "ForbiddenError"],
    [`Basic ${testToken}`, 403, "ForbiddenError"],
    ["Bearer wrong", 401, "UnauthorizedError"],
    [`Bearer ${testToken} more`, 401, "UnauthorizedError"],
  ])("answers the credentials %j with %i", async (authorization, expected, name) => {
    const answer = await post(JSON.stringify({ data: specified }), authorization)
    expect(answer.status).toBe(expected)
    expect(await answer.json()).toMatchObject({ data: null, error: { status: expected, name, details: {} } })
    expect((await shop.send("/api/orders/anything", { headers: { authorization } })).status).toBe(expected)
  })

  it("never opens with an empty token in the configuration", async () => {
    const open = await openTestShop("")
    expect((await open.order(specified)).status).toBe(403)
    expect((await open.send("/api/orders", { method: "POST" })).status).toBe(403)
    await open.close()
  })

  it.each(["", "{", "null", "[]", '"text"', "{}", '{"data":null}'])("answers 400 to the body %j", async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { name: "ValidationError", details: { errors: [{}] } } })
  })

  it("answers 413 to a body over 64 KiB", async () => {
    const answer = await post(JSON.stringify({ data: { ...specified, firstname: "x".repeat(64 * 1024) } }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { status: 413, name: "PayloadTooLargeError" } })
  })

  it("shows an order by its token or documentId, and never by number or key", async () => {
    await setStock(shop, "casque-aura", 5)
    const order = await placed(specified)
    const headers = { authorization: `Bearer ${testToken}` }
    const answer = await shop.send(`/api/orders/${order.token}`, { headers })
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(itemEnvelope(orderResource).parse(await answer.json()).data).toEqual(order)
    const byId = await shop.send(`/api/orders/${order.documentId}`, { headers })
    expect((await byId.json()) as unknown).toMatchObject({ data: order })
    for (const key of [order.number, order.id, "a".repeat(24), "A".repeat(22), "%00"]) {
      expect((await shop.send(`/api/orders/${key}`, { headers })).status).toBe(404)
    }
  })

  it("reads a size that stands behind the colour", async () => {
    const answer = await shop.order({
      ...specified,
      ...nextPhone(),
      slug: "baskets-tell",
      product: "x",
      amount: 0,
      color: "Blanc · 42",
    })
    const { error } = answer.body as { error: { details: { amount: number } } }
    const order = await placed({
      ...specified,
      slug: "baskets-tell",
      color: "Blanc · 42",
      amount: error.details.amount,
    })
    expect(order.lines[0]).toMatchObject({ slug: "baskets-tell", color: "Blanc", size: "42" })
  })
})
