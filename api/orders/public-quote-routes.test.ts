import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { headphones, person } from "../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderQuote } from "./contract-quote.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.updateTable("product").set({ quantity: 9, status: "in-stock" }).execute()
})

async function ask(data: object, authorization = `Bearer ${testToken}`) {
  const body = JSON.stringify({ data })
  return shop.send("/api/order-quote", { method: "POST", headers: { authorization }, body })
}

async function quote(data: object) {
  const answer = await ask(data)
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"])
  return itemEnvelope(orderQuote).parse(await answer.json()).data
}

const aura = { slug: "casque-aura", quantity: 1, unitPrice: 25_200 }

describe("POST /api/order-quote", () => {
  it("tells what a cart comes to, as far as it is known", async () => {
    expect(await quote({ lines: [aura] })).toEqual({
      changes: [],
      lines: [
        ...[{ index: 0, slug: "casque-aura", title: "Casque sans fil Aura", quantity: 1, available: 9 }].map(
          (line) => ({
            ...line,
            unitPrice: 25_200,
            lineTotal: 25_200,
          }),
        ),
      ],
      amount: 25_200,
      coupon: null,
      discount: 0,
      deliveryPrice: null,
      total: 25_200,
    })
    expect(await quote({ lines: [aura], wilaya: "Béjaïa", delivery: "desk", locale: "en" })).toMatchObject({
      lines: [{ title: "Aura wireless headphones" }],
      deliveryPrice: 400,
      total: 25_600,
    })
  })

  it("tells what has changed, and places nothing", async () => {
    const { changes } = await quote({
      lines: [{ ...aura, quantity: 10, unitPrice: 1 }],
      wilaya: "بجاية",
      deliveryPrice: 5,
    })
    expect(changes.map(({ kind }) => kind)).toEqual(["price", "stock", "delivery"])
    expect(await shop.db.selectFrom("orders").select("id").execute()).toEqual([])
    expect(
      (await shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").execute())[0],
    ).toEqual({ quantity: 9 })
  })

  it("tells of a coupon what placing tells", async () => {
    const { changes } = await quote({ lines: [aura], coupon: "tech2000" })
    expect(changes).toEqual([
      { kind: "coupon", code: "TECH2000", reason: "belowMinimum", minimum: 30_000, old: 0, new: 0 },
    ])
    expect(await quote({ lines: [{ ...aura, quantity: 2 }], coupon: "tech2000" })).toMatchObject({
      changes: [],
      coupon: "TECH2000",
      discount: 2_000,
      amount: 50_400,
    })
  })

  it.each([
    ["one product", headphones],
    ["a cart", () => ({ ...person(), lines: [aura, { slug: "sac-casbah", quantity: 2 }], coupon: "MODE10" })],
    ["more than there is", () => ({ ...person(), lines: [{ ...aura, quantity: 20 }], amount: 504_000 })],
  ])("says of %s what the 409 to its order says", async (_what, data) => {
    const input = data()
    const quoted = await quote(input)
    const { status, body } = await shop.order({ amount: quoted.amount, ...input, deliveryPrice: 77 })
    expect(status).toBe(409)
    const { changes, ...sums } = orderQuote.parse((body as { error: { details: unknown } }).error.details)
    expect(sums).toEqual({ ...quoted, changes: undefined })
    expect(changes.filter(({ kind }) => kind !== "delivery")).toEqual(quoted.changes)
  })

  it("takes over what it told: the order is placed as it was quoted", async () => {
    const quoted = await quote({
      lines: [aura, { slug: "sac-casbah", quantity: 1 }],
      wilaya: "Béjaïa",
      coupon: "MODE10",
    })
    const lines = quoted.lines.map(({ slug, quantity, unitPrice }) => ({ slug, quantity, unitPrice }))
    const { amount, coupon, discount, deliveryPrice, total } = quoted
    const order = await shop.order({ ...person(), lines, amount, coupon, discount, deliveryPrice })
    expect(order).toMatchObject({ status: 201, body: { data: { amount, coupon, discount, deliveryPrice, total } } })
  })

  it.each([
    ["no goods", {}],
    ["an unknown wilaya", { lines: [aura], wilaya: "Paris" }],
    ["an unknown way of delivery", { lines: [aura], delivery: "drone" }],
  ])("answers 400 to %s", async (_what, data) => {
    expect((await ask(data)).status).toBe(400)
  })

  it("opens to the bearer alone, and by POST alone", async () => {
    expect((await ask({ lines: [aura] }, "Bearer wrong")).status).toBe(401)
    expect((await shop.send("/api/order-quote")).status).toBe(405)
  })
})
