import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { headphones, person } from "../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { orderResource } from "./contract.ts"
import { orderQuote } from "./contract-quote.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const inStock = { quantity: 9, status: "in-stock" as const, offer_start: null, offer_end: null }
  await shop.db.updateTable("product").set(inStock).execute()
  await shop.db.updateTable("app_setting").set({ max_quantity: null }).execute()
  await shop.db.updateTable("wilaya").set({ desk_served: 1, home_served: 1 }).execute()
})

const stockOf = async (slug: string) =>
  (await shop.db.selectFrom("product").select("quantity").where("slug", "=", slug).executeTakeFirstOrThrow()).quantity

const bag = { slug: "sac-casbah", quantity: 1, color: "Cognac", unitPrice: 18_900 }
const aura = { slug: "casque-aura", quantity: 2, color: "Sable", unitPrice: 25_200 }

/** Bag and headphones, 69 300 dinars, delivered for nothing. */
const cart = () => ({ ...person(), lines: [bag, aura], amount: 69_300 })

async function changesOf(data: object) {
  const { status, body } = await shop.order(data)
  expect(status).toBe(409)
  return orderQuote.parse((body as { error: { details: unknown } }).error.details)
}

describe("an order of several lines", () => {
  it("is one order with one delivery, and takes the stock of every line", async () => {
    const { status, body } = await shop.order({
      ...cart(),
      address: " 12, rue des Jasmins ",
      note: "Appeler avant",
      delivery: "desk",
      deliveryPrice: 0,
      discount: 0,
    })
    expect(status).toBe(201)
    const { data } = itemEnvelope(orderResource).parse(body)
    expect(data).toMatchObject({
      amount: 69_300,
      discount: 0,
      deliveryPrice: 0,
      total: 69_300,
      delivery: "desk",
      coupon: null,
      address: "12, rue des Jasmins",
      note: "Appeler avant",
      status: "new",
    })
    expect(data.lines.map(({ slug, quantity, lineTotal, color }) => [slug, quantity, lineTotal, color])).toEqual([
      ["sac-casbah", 1, 18_900, "Cognac"],
      ["casque-aura", 2, 50_400, "Sable"],
    ])
    expect(data.lines[1]?.image).toBe("/media/casque-aura/sable.webp")
    expect([await stockOf("sac-casbah"), await stockOf("casque-aura")]).toEqual([8, 7])
  })

  it("takes two colours of one product from one stock", async () => {
    await shop.db.updateTable("product").set({ quantity: 3 }).where("slug", "=", "casque-aura").execute()
    const lines = [aura, { ...aura, color: "Noir", quantity: 1 }]
    const { status, body } = await shop.order({ ...person(), lines, amount: 75_600, locale: "ar" })
    expect(status).toBe(201)
    expect(
      itemEnvelope(orderResource)
        .parse(body)
        .data.lines.map(({ color }) => color),
    ).toEqual(["رملي", "أسود"])
    expect(await stockOf("casque-aura")).toBe(0)
  })

  it("does not look at the single product's fields beside lines", async () => {
    const { status } = await shop.order({ ...cart(), product: "Unheard of", quantity: 900, slug: "nothing" })
    expect(status).toBe(201)
  })

  it("needs the goods to be named in one way or the other", async () => {
    const { status, body } = await shop.order({ ...person(), amount: 25_200, mobile: " " })
    expect(status).toBe(400)
    const { details } = (body as { error: { details: { errors: { path: string[] }[] } } }).error
    expect(details.errors.map(({ path }) => path.join("."))).toEqual(["data.mobile", "data.quantity", "data.product"])
  })

  it.each([
    ["no line", []],
    ["51 lines", Array.from({ length: 51 }, () => bag)],
    ["a line of nothing", [{ ...bag, quantity: 0 }]],
    ["a line of a half", [{ ...bag, quantity: 0.5 }]],
    ["a line without a name", [{ ...bag, slug: " " }]],
    ["a negative price", [{ ...bag, unitPrice: -1 }]],
    ["a NUL in a colour", [{ ...bag, color: "No\u0000ir" }]],
  ])("refuses %s", async (_what, lines) => {
    expect((await shop.order({ ...cart(), lines })).status).toBe(400)
  })
})

describe("an order that is not what the shopper saw", () => {
  it("is not placed, and every change is told with old and new", async () => {
    const set = (slug: string, change: object) =>
      shop.db.updateTable("product").set(change).where("slug", "=", slug).execute()
    await set("sac-casbah", { price: 1_950_000 })
    await set("casque-aura", { quantity: 1 })
    const unheard = { slug: "unheard-of", quantity: 1, unitPrice: 10 }
    const quote = await changesOf({
      ...cart(),
      lines: [bag, aura, unheard],
      amount: 69_310,
      deliveryPrice: 0,
      coupon: "nothing",
      discount: 500,
    })
    expect(quote).toMatchObject({
      changes: [
        { kind: "price", slug: "sac-casbah", title: "Sac à main Casbah", old: 18_900, new: 19_500 },
        { kind: "stock", slug: "casque-aura", title: "Casque sans fil Aura", old: 2, new: 1 },
        { kind: "gone", slug: "unheard-of", title: "unheard-of" },
        { kind: "coupon", code: "NOTHING", reason: "unknown", minimum: null, old: 500, new: 0 },
      ],
      amount: 44_700,
      discount: 0,
      deliveryPrice: 0,
      total: 44_700,
      lines: [
        { index: 0, quantity: 1, unitPrice: 19_500, lineTotal: 19_500, available: 9 },
        { index: 1, quantity: 1, unitPrice: 25_200, lineTotal: 25_200, available: 1 },
      ],
    })
    expect(await stockOf("sac-casbah")).toBe(9)
    await set("sac-casbah", { price: 1_890_000 })
  })

  it.each([
    ["an amount that is not the sum", { amount: 69_299 }, { kind: "amount", old: 69_299, new: 69_300 }],
    ["another delivery price", { deliveryPrice: 850 }, { kind: "delivery", old: 850, new: 0 }],
    ["a delivery price by phone", { deliveryPrice: null }, { kind: "delivery", old: null, new: 0 }],
    ["a discount without a coupon", { discount: 100 }, { kind: "discount", code: null, old: 100, new: 0 }],
  ])("names %s", async (_what, shown, change) => {
    expect((await changesOf({ ...cart(), ...shown })).changes).toEqual([change])
  })

  it("leaves nothing behind, so that the same key may be used again", async () => {
    const count = async () => {
      const tables = ["orders", "order_line", "order_event", "idempotency_key", "recent_order", "coupon_use"] as const
      const rows = tables.map((table) =>
        shop.db
          .selectFrom(table)
          .select((e) => e.fn.countAll().as("n"))
          .execute(),
      )
      return (await Promise.all(rows)).map(([row]) => Number(row?.n))
    }
    const before = await count()
    const data = { ...cart(), idempotencyKey: "one-try" }
    await changesOf({ ...data, amount: 1 })
    expect(await count()).toEqual(before)
    expect((await shop.order(data)).status).toBe(201)
  })

  it("sells no more of one line than the settings allow", async () => {
    await shop.db.updateTable("app_setting").set({ max_quantity: 1 }).execute()
    expect((await changesOf(cart())).changes).toMatchObject([{ kind: "maximum", slug: "casque-aura", old: 2, new: 1 }])
  })

  it("delivers nowhere that is not served", async () => {
    await shop.db.updateTable("wilaya").set({ home_served: 0 }).where("name", "=", "Béjaïa").execute()
    expect((await changesOf({ ...headphones(), deliveryPrice: 850 })).changes).toEqual([
      { kind: "notServed", wilaya: "Béjaïa", delivery: "home", other: true },
    ])
    expect((await shop.order({ ...headphones(), delivery: "desk", deliveryPrice: 400 })).status).toBe(201)
  })

  it("is told so when its product is gone that was named by slug, and 400 when nothing was ever called so", async () => {
    const named = { ...headphones(), slug: "gone-since", product: "Gone since" }
    expect((await changesOf(named)).changes).toEqual([
      { kind: "gone", index: 0, slug: "gone-since", title: "Gone since", color: "Noir" },
    ])
    expect((await shop.order({ ...headphones(), product: "Gone since" })).status).toBe(400)
  })
})
