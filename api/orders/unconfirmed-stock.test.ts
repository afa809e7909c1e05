import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { unconfirmedBounds } from "#core/orders/unconfirmed-units.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { countApart, makeShoe, shoeOrder } from "../testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"
import { heldOrders, newNetwork, orderOfUnits, soldProducts } from "../testing/unconfirmed-orders.ts"

const { maxUnits, share, fewUnits } = unconfirmedBounds
const now = new Date("2026-11-21T10:30:00.000Z")
const aura = "casque-aura"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())
beforeEach(() => shop.db.updateTable("orders").set({ unconfirmed_network: null }).execute())

const stockOf = async (slug = aura) => (await soldProducts(shop)).find((product) => product.slug === slug)?.quantity

const newest = async () => (await heldOrders(shop))[0]

describe("orders of one network", () => {
  it("are all taken, and leave nearly all of the shop for others", async () => {
    const client = newNetwork()
    const products = (await soldProducts(shop)).filter(({ quantity, status }) => quantity > 0 && status === "in-stock")
    const before = products.reduce((sum, { quantity }) => sum + quantity, 0)
    // As few orders as take everything: five products at a time, twenty units of each, again and again.
    const orders = []
    for (let first = 0; first < products.length; first += 5) {
      const some = products.slice(first, first + 5)
      for (let ordered = 0; some.some(({ quantity }) => quantity > ordered); ordered += 20) {
        const lines = some.map((product) => ({ product, units: Math.min(20, product.quantity - ordered) }))
        orders.push(
          orderOfUnits(
            lines.filter(({ units }) => units > 0),
            client,
          ),
        )
      }
    }
    // Then whatever is left, unit by unit.
    for (const product of products) {
      if (product.quantity > fewUnits) orders.push(orderOfUnits([{ product, units: 1 }], client))
    }
    for (const order of orders) expect((await shop.order(order)).status).toBe(201)

    const left = new Map((await soldProducts(shop)).map(({ slug, quantity }) => [slug, quantity]))
    let held = 0
    for (const { slug, quantity } of products) {
      const taken = quantity - (left.get(slug) ?? 0)
      held += taken
      expect(taken, slug).toBeLessThanOrEqual(Math.max(fewUnits, Math.floor(quantity / share)))
    }
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(maxUnits)
    expect(before).toBeGreaterThan(5 * maxUnits)
    const placed = await heldOrders(
      shop,
      orders.map(({ mobile }) => mobile),
    )
    const without = placed.filter(({ releasedAt }) => releasedAt !== null)
    expect(without.length).toBeGreaterThan(0)
    for (const { risk, releasedAt } of placed) {
      expect(risk.includes("many-units-from-network")).toBe(releasedAt !== null)
    }
    // Somebody else buys as before.
    await placedOrder(shop, { client: newNetwork() })
    expect(await newest()).toMatchObject({ releasedAt: null, risk: "[]" })
  })

  it("may have the last units of a product, as few as a family needs", async () => {
    await setStock(shop, aura, 3)
    const client = newNetwork()
    await placedOrder(shop, { client, lines: [{ slug: aura, quantity: 1 }] })
    await placedOrder(shop, { client, lines: [{ slug: aura, quantity: 2 }] })
    expect(await stockOf()).toBe(0)
  })

  it("hold units of a variant by its own stock", async () => {
    const manager = await signedIn(shop, "manager", "Rania")
    const shoe = await makeShoe(shop, manager)
    await countApart(manager, shoe, { "noir/41": 8, "noir/42": 40, "blanc/41": 40, "blanc/42": 40 })
    const client = newNetwork()
    const order = async (variant: string, quantity: number) => {
      expect((await shop.order(shoeOrder([{ variant, quantity }], { client }))).status).toBe(201)
      return (await newest())?.releasedAt === null
    }
    // A twentieth of the shoe, and most of one size.
    expect(await order("ESSAI-1-NOIR-41", 6)).toBe(false)
    expect(await order("ESSAI-1-NOIR-41", 5)).toBe(true)
    expect(await order("ESSAI-1-NOIR-41", 1)).toBe(false)
    expect(await order("ESSAI-1-NOIR-42", 10)).toBe(true)
  })

  it("count until they are confirmed, cancelled or have released their units, and keep no trace of it", async () => {
    const client = newNetwork()
    const networkOf = async () => (await newest())?.network
    const ends: [string, (documentId: string) => Promise<unknown>][] = [
      ["confirmed", (documentId) => desk.move(documentId, "confirmed")],
      ["cancelled", (documentId) => desk.move(documentId, "cancelled")],
      ["called again, then confirmed", (documentId) => desk.move(documentId, "confirmed")],
    ]
    for (const [how, end] of ends) {
      await setStock(shop, aura, 40)
      const { documentId } = await placedOrder(shop, { client, lines: [{ slug: aura, quantity: 10 }] })
      expect(await networkOf(), how).toMatch(/^[\w-]{22}$/)
      if (how.startsWith("called")) {
        await desk.call(documentId, "no-answer")
        expect(await networkOf(), how).not.toBeNull()
      }
      await placedOrder(shop, { client, lines: [{ slug: aura, quantity: 10 }] })
      expect(await newest()).toMatchObject({ releasedAt: now.toISOString(), network: null })
      await end(documentId)
      const counted = await shop.db
        .selectFrom("orders")
        .select("id")
        .where("unconfirmed_network", "is not", null)
        .execute()
      expect(counted, how).toEqual([])
      await setStock(shop, aura, 40)
      const again = await placedOrder(shop, { client, lines: [{ slug: aura, quantity: 10 }] })
      expect((await newest())?.releasedAt, how).toBeNull()
      await desk.move(again.documentId, "cancelled")
    }
  })

  it("hide their network from who reads the database, and from every answer", async () => {
    const { documentId } = await placedOrder(shop, { client: { address: "198.51.100.7" } })
    const { network } = (await newest()) ?? {}
    expect(network).not.toContain("198.51.100")
    const windows = await shop.db.selectFrom("rate_window").select("bucket").execute()
    expect(windows.some(({ bucket }) => bucket.includes(network ?? ""))).toBe(false)
    expect(JSON.stringify(await desk.one(documentId))).not.toContain(network)
  })
})

describe("orders whose network is not to be counted", () => {
  it("are those that the staff take", async () => {
    await setStock(shop, aura, 40)
    const { client: _client, amount: _amount, ...fields } = { ...person(), client: 0, amount: 0 }
    const lines = [{ slug: aura, quantity: 40 }]
    const { date: _date, ...place } = fields
    await desk.order("POST", "/orders", { ...place, delivery: "home", lines, idempotencyKey: "staff-takes-all" })
    expect([await stockOf(), (await newest())?.network]).toEqual([0, null])
  })

  it("are those of a program that names no client", async () => {
    await setStock(shop, aura, 40)
    await placedOrder(shop, { lines: [{ slug: aura, quantity: 20 }] })
    await placedOrder(shop, { lines: [{ slug: aura, quantity: 20 }] })
    expect(await stockOf()).toBe(0)
  })

  it("are not those of visitors whom a proxy hides, who count together", async () => {
    await setStock(shop, aura, 40)
    for (const quantity of [10, 9]) {
      await placedOrder(shop, { client: { address: "unknown" }, lines: [{ slug: aura, quantity }] })
    }
    expect(await stockOf()).toBe(30)
  })
})

describe("an order whose network held enough when it was placed", () => {
  const notHeld = async (quantity: number) => {
    await setStock(shop, aura, 16)
    const order = await placedOrder(shop, { client: newNetwork(), lines: [{ slug: aura, quantity }] })
    expect(await stockOf()).toBe(16)
    return order
  }

  it("looks to its shopper like any other", async () => {
    const { id: _id, ...held } = await placedOrder(shop, { client: newNetwork() })
    const { id: _other, ...order } = await notHeld(12)
    expect(Object.keys(order)).toEqual(Object.keys(held))
    expect(order).toMatchObject({ status: "new", history: [{ status: "new" }] })
    expect(order.history).toHaveLength(1)
    expect(JSON.stringify(order)).not.toMatch(/held|released/i)
  })

  it("says so to the staff, in the list and to the filters", async () => {
    const { documentId } = await notHeld(12)
    const at = now.toISOString()
    const order = await desk.one(documentId)
    expect(order).toMatchObject({
      createdAt: at,
      stockReleasedAt: at,
      risk: ["many-units-from-network", "large-quantity"],
    })
    expect(order.history).toMatchObject([
      { kind: "status", actor: "shopper" },
      { kind: "stock-released", actor: "shop", reason: "not-held", to: "new" },
    ])
    for (const filter of ["released", "risk"]) {
      const { json } = await desk.ask("GET", `/orders?${filter}=1&pageSize=100`)
      expect(JSON.stringify(json.data), filter).toContain(documentId)
    }
  })

  it("takes its stock when it is confirmed, or says what is missing and stays as it is", async () => {
    const { documentId } = await notHeld(12)
    await setStock(shop, aura, 11)
    const missing = [{ slug: aura, title: "Casque sans fil Aura", wanted: 12, left: 11 }]
    const rejected = await desk.ask("POST", `/orders/${documentId}/status`, { to: "confirmed" })
    expect([rejected.status, rejected.json.error?.details]).toMatchObject([409, { missing }])
    const many = await desk.ask("POST", "/orders/status", { documentIds: [documentId], to: "confirmed" })
    expect(many.json.data).toMatchObject([{ ok: false, problem: "missing", missing }])
    expect(await desk.one(documentId)).toMatchObject({ status: "new", stockReleasedAt: now.toISOString() })
    expect(await stockOf()).toBe(11)
    await setStock(shop, aura, 13)
    expect(await desk.move(documentId, "confirmed")).toMatchObject({ stockReleasedAt: null })
    expect(await stockOf()).toBe(1)
  })

  it("gives none back when it is cancelled, and has none again when that is undone", async () => {
    const { documentId } = await notHeld(12)
    const { version } = (await desk.move(documentId, "cancelled")) ?? {}
    expect(await stockOf()).toBe(16)
    const undone = await desk.ask("POST", "/orders/undo", { orders: [{ documentId, version }] })
    expect(undone.json.data).toMatchObject([{ ok: true, to: "new" }])
    expect(await desk.one(documentId)).toMatchObject({ status: "new", stockReleasedAt: now.toISOString() })
    expect(await stockOf()).toBe(16)
  })
})
