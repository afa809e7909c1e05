import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { unconfirmedBounds } from "#core/orders/unconfirmed-units.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { countUnits, orderAdmin, setStock } from "../testing/order-admin.ts"
import type { PostedRequest } from "../testing/order-worker.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { countApart, makeShoe, shoeOrder } from "../testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"

const { maxUnits, share, fewUnits } = unconfirmedBounds
const now = new Date("2026-11-21T10:30:00.000Z")
const aura = "casque-aura"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
let others: RemoteShop[]
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
  others = await Promise.all([openRemoteShop(shop, now), openRemoteShop(shop, now)])
})
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()))
  await shop.close()
})
beforeEach(() => shop.db.updateTable("orders").set({ unconfirmed_network: null }).execute())

let networks = 0
/** A network of which no other test has sent anything. */
const newNetwork = () => ({ address: `203.0.${++networks}.9` })

type Sold = { slug: string; name: string; price: number; quantity: number; status: string }

/** The products that the shop sells, with their units. */
const soldProducts = (): Promise<Sold[]> =>
  shop.db
    .selectFrom("product")
    .innerJoin("product_text", "product_text.product_id", "product.id")
    .select(["slug", "name", "price", "quantity", "status"])
    .where("locale", "=", "fr")
    .where("stock_by", "=", "product")
    .where("published_at", "is not", null)
    .orderBy("product.id")
    .execute()

const stockOf = async (slug = aura) => (await soldProducts()).find((product) => product.slug === slug)?.quantity

const orderOf = (lines: { product: Sold; units: number }[], client: object) => ({
  ...person(),
  client,
  lines: lines.map(({ product: { slug, price }, units }) => ({ slug, quantity: units, unitPrice: price / 100 })),
  amount: lines.reduce((sum, { product, units }) => sum + (product.price / 100) * units, 0),
})

/** Newest first. */
const ordersOf = (mobiles?: string[]) =>
  shop.db
    .selectFrom("orders")
    .select(["id", "status", "stock_released_at as releasedAt", "unconfirmed_network as network", "risk"])
    .select("created_at as createdAt")
    .$if(mobiles !== undefined, (query) => query.where("mobile", "in", mobiles ?? []))
    .orderBy("id", "desc")
    .execute()

const newest = async () => (await ordersOf())[0]

describe("orders of one network", () => {
  it("are all taken, and leave nearly all of the shop for others", async () => {
    const client = newNetwork()
    const products = (await soldProducts()).filter(({ quantity, status }) => quantity > 0 && status === "in-stock")
    const before = products.reduce((sum, { quantity }) => sum + quantity, 0)
    // As few orders as take everything: five products at a time, twenty units of each, again and again.
    const orders = []
    for (let first = 0; first < products.length; first += 5) {
      const some = products.slice(first, first + 5)
      for (let ordered = 0; some.some(({ quantity }) => quantity > ordered); ordered += 20) {
        const lines = some.map((product) => ({ product, units: Math.min(20, product.quantity - ordered) }))
        orders.push(
          orderOf(
            lines.filter(({ units }) => units > 0),
            client,
          ),
        )
      }
    }
    // Then whatever is left, unit by unit.
    for (const product of products) {
      if (product.quantity > fewUnits) orders.push(orderOf([{ product, units: 1 }], client))
    }
    for (const order of orders) expect((await shop.order(order)).status).toBe(201)

    const left = new Map((await soldProducts()).map(({ slug, quantity }) => [slug, quantity]))
    let held = 0
    for (const { slug, quantity } of products) {
      const taken = quantity - (left.get(slug) ?? 0)
      held += taken
      expect(taken, slug).toBeLessThanOrEqual(Math.max(fewUnits, Math.floor(quantity / share)))
    }
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(maxUnits)
    expect(before).toBeGreaterThan(5 * maxUnits)
    const placed = await ordersOf(orders.map(({ mobile }) => mobile))
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

describe("orders of one network at the same moment, in three processes", () => {
  /** Sends orders through three processes, all at once.
   *  @param as how they name their product: together with others, or one by one */
  async function sendAll(orders: { product: Sold; units: number }[], as: "together" | "alone") {
    const client = newNetwork()
    const bodies = orders.map(({ product, units }) => {
      const { lines: _lines, ...rest } = orderOf([{ product, units }], client)
      const named = as === "together" ? { slug: product.slug } : {}
      return { ...rest, ...named, product: product.name, quantity: units }
    })
    const requests = bodies.map((data): PostedRequest => ({ path: "/api/orders", data }))
    const part = (which: number) => requests.filter((_, index) => index % 3 === which)
    const own = bodies.filter((_, index) => index % 3 === 2).map((data) => shop.order(data))
    const answers = await Promise.all([...others.map((other, which) => other.post(part(which))), Promise.all(own)])
    expect(answers.flat().map(({ status }) => status)).toEqual(orders.map(() => 201))
    return ordersOf(bodies.map(({ mobile }) => mobile))
  }

  for (const as of ["together", "alone"] as const) {
    it(`hold their share of a product and no more, placed ${as}`, async () => {
      // One by one they wait for each other's product: fewer, so that none waits too long.
      const count = as === "together" ? 40 : 24
      await setStock(shop, aura, 2 * count)
      const product = (await soldProducts()).find(({ slug }) => slug === aura)
      if (!product) throw new Error("The shop does not sell it")
      const orders = await sendAll(Array(count).fill({ product, units: 2 }), as)
      expect(await stockOf()).toBe(1.5 * count)
      expect(orders.filter(({ network }) => network !== null)).toHaveLength(count / 4)
    })

    it(`hold what one network may and no more, placed ${as}`, async () => {
      await shop.db.updateTable("product").set({ quantity: 400, status: "in-stock" }).execute()
      const products = (await soldProducts()).slice(0, 40)
      const orders = await sendAll(
        products.map((product) => ({ product, units: 10 })),
        as,
      )
      expect(orders.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(maxUnits / 10)
      const left = (await soldProducts()).slice(0, 40).reduce((sum, { quantity }) => sum + quantity, 0)
      expect(left).toBe(400 * products.length - maxUnits)
    })
  }
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

describe("whatever is done with orders of two networks", () => {
  /** The same numbers in every run. */
  function createChance(seed: number) {
    let state = seed
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((state / 2 ** 31) * below)
    }
  }

  it.each([1, 2])("the units of the shop and of orders are the same in all, in run %i", async (seed) => {
    const chance = createChance(seed)
    const clients = [newNetwork(), newNetwork()]
    const known: string[] = []
    const pick = () => known[chance(known.length)] ?? ""
    const some = () => known[Math.max(0, known.length - 1 - chance(3))] ?? ""
    const acts: Record<string, () => Promise<unknown>> = {
      place: async () => {
        const left = (await stockOf()) ?? 0
        if (left === 0) return
        const lines = [{ slug: aura, quantity: 1 + chance(Math.min(left, 12)) }]
        known.push((await placedOrder(shop, { client: clients[chance(2)], lines })).documentId)
      },
      confirm: () => desk.ask("POST", `/orders/${pick()}/status`, { to: "confirmed" }),
      cancel: () => desk.ask("POST", `/orders/${pick()}/status`, { to: "cancelled" }),
      call: () => desk.ask("POST", `/orders/${pick()}/status`, { to: "to-call-again", outcome: "busy" }),
      undo: async () => {
        const { documentId, version } = await desk.one(pick())
        return desk.ask("POST", "/orders/undo", { orders: [{ documentId, version }] })
      },
      edit: async () => {
        const { documentId, version, lines } = await desk.one(pick())
        const changed = lines.map(({ id, slug }) => ({ id, slug, quantity: 1 + chance(8) }))
        return desk.ask("PATCH", `/orders/${documentId}`, { version, lines: changed })
      },
      merge: async () => {
        const [from, into] = [await desk.one(some()), await desk.one(some())]
        const body = { version: from.version, into: { documentId: into.documentId, version: into.version } }
        return desk.ask("POST", `/orders/${from.documentId}/merge`, { ...body, total: from.total + into.total })
      },
      release: async () => {
        const created_at = "2026-11-01T10:00:00.000Z"
        await shop.db.updateTable("orders").set({ created_at }).where("document_id", "=", pick()).execute()
        return releaseStaleStock(shop.db, now)
      },
    }
    const names = ["place", "place", "place", ...Object.keys(acts)]
    await setStock(shop, aura, 40)
    const { all } = await countUnits(shop, aura)
    const did: string[] = []
    for (let act = 0; act < 60; act++) {
      const name = known.length < 3 ? "place" : (names[chance(names.length)] ?? "place")
      await acts[name]?.()
      did.push(name)
      expect((await countUnits(shop, aura)).all, did.join()).toBe(all)
      for (const { status, releasedAt, network } of await ordersOf()) {
        if (network !== null)
          expect([status, releasedAt], did.join()).toEqual([expect.stringMatching(/^new|again$/), null])
      }
    }
    const placed = await ordersOf()
    expect(placed.some(({ risk }) => risk.includes("many-units-from-network"))).toBe(true)
  })
})
