import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { DeliveryProfile } from "#core/catalogue/product-delivery.ts"
import { nextPhone, person } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"

let shop: TestShop
let staff: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  staff = orderAdmin(await signedIn(shop, "manager"))
})
afterAll(() => shop.close())

const [lamp, bag] = ["casque-aura", "sac-casbah"]
async function profile(slug: string, name: DeliveryProfile, dinars: number | null = null) {
  const values = { delivery_profile: name, delivery_surcharge: dinars === null ? null : dinars * 100, quantity: 50 }
  await shop.db
    .updateTable("product")
    .set({ ...values, price: 1000_00 })
    .where("slug", "=", slug)
    .execute()
}
beforeEach(async () => {
  await shop.db.updateTable("app_setting").set({ free_delivery_threshold: null }).execute()
  await shop.db.updateTable("wilaya").set({ home: 700_00, desk: 400_00 }).where("code", "=", 6).execute()
  await profile(lamp, "standard")
  await profile(bag, "standard")
})

type Placed = { documentId: string; version: number; deliveryPrice: number | null }
const lines = (units: Record<string, number>) =>
  Object.entries(units).map(([slug, quantity]) => ({
    slug,
    quantity,
    color: slug === lamp ? "Noir" : "Cognac",
  }))

async function quoted(units: Record<string, number>, delivery = "home") {
  const { json } = await staff.ask("POST", "/orders/quote", { wilaya: "Béjaïa", delivery, lines: lines(units) })
  return json.data as { deliveryPrice: number | null; changes: object[] }
}
const priceOf = async (units: Record<string, number>) => (await quoted(units)).deliveryPrice

describe("the price of a delivery", () => {
  it("has a surcharge once for each order, and that of heavy goods for each unit", async () => {
    await profile(lamp, "surcharge", 150)
    expect(await priceOf({ [lamp]: 3 })).toBe(850)
    await profile(bag, "heavy", 200)
    expect(await priceOf({ [lamp]: 2, [bag]: 2 })).toBe(1250)
  })

  it("is nothing when all goods are delivered freely", async () => {
    await profile(lamp, "free")
    expect(await priceOf({ [lamp]: 1 })).toBe(0)
    expect(await priceOf({ [lamp]: 1, [bag]: 1 })).toBe(700)
  })

  it("is what the shopper saw, or the order is not placed", async () => {
    await profile(lamp, "heavy", 100)
    const order = (deliveryPrice: number) =>
      shop.order({ ...person(), lines: lines({ [lamp]: 2 }), amount: 2000, deliveryPrice })
    expect(await order(700)).toMatchObject({
      status: 409,
      body: { error: { details: { changes: [{ kind: "delivery", old: 700, new: 900 }] } } },
    })
    expect(await order(900)).toMatchObject({ status: 201, body: { data: { deliveryPrice: 900 } } })
  })
})

it("goods that go to a desk only are not ordered to the door", async () => {
  await profile(bag, "desk")
  expect(await quoted({ [lamp]: 1, [bag]: 1 })).toMatchObject({
    deliveryPrice: null,
    changes: [{ kind: "notServed", delivery: "home", other: true }],
  })
  expect(await quoted({ [lamp]: 1, [bag]: 1 }, "desk")).toMatchObject({ deliveryPrice: 400, changes: [] })
  const order = (delivery: string) => shop.order({ ...person(), lines: lines({ [bag]: 1 }), amount: 1000, delivery })
  expect((await order("home")).status).toBe(409)
  expect((await order("desk")).status).toBe(201)
})

it("a change of goods changes what they add, and an agreed price stays", async () => {
  await profile(lamp, "heavy", 100)
  const phoned = { ...person(), mobile: nextPhone(), delivery: "home", lines: lines({ [lamp]: 1 }) }
  const { date: _, ...body } = phoned
  const placed = (await staff.ask("POST", "/orders", { ...body, idempotencyKey: "profile-1" })).json.data as Placed
  expect(placed.deliveryPrice).toBe(800)
  const edited = await staff.ask("PATCH", `/orders/${placed.documentId}`, {
    version: placed.version,
    lines: lines({ [lamp]: 3 }),
  })
  const { version, deliveryPrice } = edited.json.data as Placed
  expect(deliveryPrice).toBe(1000)
  const agreed = await staff.ask("PATCH", `/orders/${placed.documentId}`, { version, deliveryPrice: 500 })
  const { version: next } = agreed.json.data as Placed
  const again = await staff.ask("PATCH", `/orders/${placed.documentId}`, { version: next, lines: lines({ [lamp]: 4 }) })
  expect((again.json.data as Placed).deliveryPrice).toBe(500)
})

it("goods that go to a desk only do not come to an order that goes to the door", async () => {
  await profile(bag, "desk")
  const phoned = { ...person(), mobile: nextPhone(), delivery: "home", lines: lines({ [lamp]: 1 }) }
  const { date: _, ...body } = phoned
  const placed = (await staff.ask("POST", "/orders", { ...body, idempotencyKey: "profile-2" })).json.data as Placed
  const edit = (more: object) =>
    staff.ask("PATCH", `/orders/${placed.documentId}`, {
      version: placed.version,
      lines: lines({ [lamp]: 1, [bag]: 1 }),
      ...more,
    })
  expect((await edit({})).status).toBe(409)
  expect((await edit({ delivery: "desk" })).status).toBe(200)
})

describe("a merged order", () => {
  let key = 0
  async function phoned(slug: string) {
    const { date: _, ...body } = { ...person(), mobile: nextPhone(), delivery: "home", lines: lines({ [slug]: 1 }) }
    const { json } = await staff.ask("POST", "/orders", { ...body, idempotencyKey: `profile-terms-${++key}` })
    return json.data as Placed
  }

  it.each<[string, DeliveryProfile, DeliveryProfile, number]>([
    ["pays the surcharge of goods that come to it", "standard", "surcharge", 850],
    ["pays its delivery once goods come to it that are not delivered freely", "free", "standard", 700],
  ])("%s", async (_what, ofInto, ofFrom, deliveryPrice) => {
    await profile(lamp, ofInto)
    await profile(bag, ofFrom, ofFrom === "surcharge" ? 150 : null)
    const [into, from] = [await phoned(lamp), await phoned(bag)]
    const merged = await staff.ask("POST", `/orders/${from.documentId}/merge`, {
      version: from.version,
      into: { documentId: into.documentId, version: into.version },
      total: 2000 + deliveryPrice,
    })
    expect(merged).toMatchObject({ status: 200, json: { data: { deliveryPrice, total: 2000 + deliveryPrice } } })
  })
})

describe("goods that go to a desk only, merged into an order that goes to the door", () => {
  type Merged = Placed & { total: number; delivery: string; history: { kind: string; details: object }[] }

  let key = 0
  async function phoned(delivery: string, units: Record<string, number>) {
    const { date: _, ...body } = { ...person(), mobile: nextPhone(), delivery, lines: lines(units) }
    const { json } = await staff.ask("POST", "/orders", { ...body, idempotencyKey: `profile-merge-${++key}` })
    return json.data as Merged
  }
  async function both() {
    await profile(bag, "desk")
    const [into, from] = [await phoned("home", { [lamp]: 1 }), await phoned("desk", { [bag]: 1 })]
    const merge = (total?: number) =>
      staff.ask("POST", `/orders/${from.documentId}/merge`, {
        version: from.version,
        into: { documentId: into.documentId, version: into.version },
        total,
      })
    return { into, from, merge }
  }

  it("take it to a desk at the desk's price, once that was seen", async () => {
    const { into, from, merge } = await both()
    const refused = await merge()
    expect(refused.status).toBe(409)
    const together = into.total + from.total
    expect(refused.json.error?.details).toEqual({ reason: "desk", together, total: 2400 })
    const seen = await merge(2400)
    expect(seen.json.data).toMatchObject({ delivery: "desk", deliveryPrice: 400, total: 2400 })
    const change = { field: "delivery", old: "home", new: "desk" }
    expect((seen.json.data as Merged).history.at(-1)).toMatchObject({
      kind: "merged",
      details: { changes: expect.arrayContaining([change]) },
    })
  })

  it("do not come where the shop delivers to no desk", async () => {
    const { into, merge } = await both()
    await shop.db.updateTable("wilaya").set({ desk_served: 0 }).where("code", "=", 6).execute()
    const refused = await merge(2400)
    expect(refused).toMatchObject({ status: 409, json: { error: { details: { reason: "noDesk" } } } })
    expect(await staff.one(into.documentId)).toMatchObject({ delivery: "home", lines: [{ slug: lamp }] })
    await shop.db.updateTable("wilaya").set({ desk_served: 1 }).where("code", "=", 6).execute()
  })

  it("stay where they are when the order goes to a desk already, or had such goods", async () => {
    await profile(bag, "desk")
    const [into, from] = [await phoned("desk", { [lamp]: 1 }), await phoned("desk", { [bag]: 1 })]
    const merged = await staff.ask("POST", `/orders/${from.documentId}/merge`, {
      version: from.version,
      into: { documentId: into.documentId, version: into.version },
    })
    expect(merged.json.data).toMatchObject({ delivery: "desk", deliveryPrice: 400 })
  })
})

it("lists and pages of products say it", async () => {
  await profile(bag, "heavy", 250)
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${bag}`)
  expect(body).toMatchObject({ data: [{ deliveryProfile: "heavy", deliverySurcharge: 250 }] })
})
