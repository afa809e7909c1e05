import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

const aura = "casque-aura"
const placedAt = new Date("2026-11-21T10:00:00.000Z")
const stale = new Date("2026-11-24T11:00:00.000Z")

let now = placedAt
let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())
beforeEach(() => setStock(shop, aura, 10))

/** An order of as many headphones, whose stock is released. */
async function releasedOrder(quantity: number) {
  now = placedAt
  const order = await placedOrder(shop, { lines: [{ slug: aura, quantity }] })
  now = stale
  await releaseStaleStock(shop.db, now)
  return order
}

describe("an order that has released its stock", () => {
  async function merge(fromId: string, intoId: string) {
    const [from, into] = [await desk.one(fromId), await desk.one(intoId)]
    const { version } = from
    const body = { version, into: { documentId: intoId, version: into.version }, total: from.total + into.total }
    return desk.ask("POST", `/orders/${fromId}/merge`, body)
  }

  it("takes its stock when it is merged with one that holds its own, either way round", async () => {
    for (const isFrom of [true, false]) {
      await setStock(shop, aura, 10)
      const { documentId: released } = await releasedOrder(3)
      const { documentId: holding } = await placedOrder(shop, { lines: [{ slug: aura, quantity: 2 }] })
      const { all } = await countUnits(shop, aura)
      const [from, into] = isFrom ? [released, holding] : [holding, released]
      await setStock(shop, aura, 2)
      const rejected = await merge(from, into)
      expect([rejected.status, rejected.json.error?.details]).toMatchObject([
        409,
        { reason: "stock", missing: [{ slug: aura, wanted: 3, left: 2 }] },
      ])
      await setStock(shop, aura, 8)
      expect((await merge(from, into)).status).toBe(200)
      expect(await desk.one(into)).toMatchObject({ stockReleasedAt: null, lines: [{ quantity: 5 }] })
      expect(await desk.one(from)).toMatchObject({ status: "cancelled", stockReleasedAt: null })
      expect(await countUnits(shop, aura)).toMatchObject({ stock: 5, all })
    }
  })

  it.each(["released", "almost"])("holds all for the hours of the setting from the merge on: %s", async (how) => {
    const almost = () => placedOrder(shop, { lines: [{ slug: aura, quantity: 3 }] })
    now = placedAt
    const { documentId: old } = how === "released" ? await releasedOrder(3) : await almost()
    now = stale
    const { documentId: holding } = await placedOrder(shop, { lines: [{ slug: aura, quantity: 2 }] })
    expect((await merge(holding, old)).status).toBe(200)
    const isReleased = async () => (await desk.one(old)).stockReleasedAt !== null
    await releaseStaleStock(shop.db, now)
    expect(await isReleased()).toBe(false)
    now = new Date(stale.getTime() + 71 * 3_600_000)
    await releaseStaleStock(shop.db, now)
    expect(await isReleased()).toBe(false)
    now = new Date(stale.getTime() + 73 * 3_600_000)
    await releaseStaleStock(shop.db, now)
    expect(await isReleased()).toBe(true)
  })

  it("stays without it when both have released theirs", async () => {
    const [one, other] = [await releasedOrder(3), await releasedOrder(2)]
    const { stock: before, all } = await countUnits(shop, aura)
    expect((await merge(one.documentId, other.documentId)).status).toBe(200)
    expect(await desk.one(other.documentId)).toMatchObject({
      stockReleasedAt: expect.any(String),
      lines: [{ quantity: 5 }],
    })
    expect(await countUnits(shop, aura)).toMatchObject({ stock: before, all })
    await desk.move(other.documentId, "confirmed")
    expect((await countUnits(shop, aura)).stock).toBe(before - 5)
  })
})
