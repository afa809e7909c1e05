import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { countUnits, orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"
import { heldOrders, newNetwork } from "../testing/unconfirmed-orders.ts"

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
        const { stock: left } = await countUnits(shop, aura)
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
      for (const { status, releasedAt, network } of await heldOrders(shop)) {
        if (network !== null)
          expect([status, releasedAt], did.join()).toEqual([expect.stringMatching(/^new|again$/), null])
      }
    }
    const placed = await heldOrders(shop)
    expect(placed.some(({ risk }) => risk.includes("many-units-from-network"))).toBe(true)
  })
})
