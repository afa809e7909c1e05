import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { unconfirmedBounds } from "#core/orders/unconfirmed-units.ts"
import { setStock } from "../testing/order-admin.ts"
import type { PostedRequest } from "../testing/order-worker.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { heldOrders, newNetwork, orderOfUnits, type SoldProduct, soldProducts } from "../testing/unconfirmed-orders.ts"

const { maxUnits } = unconfirmedBounds
const now = new Date("2026-11-21T10:30:00.000Z")
const aura = "casque-aura"

let shop: TestShop
let others: RemoteShop[]
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  others = await Promise.all([openRemoteShop(shop, now), openRemoteShop(shop, now)])
})
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()))
  await shop.close()
})
beforeEach(() => shop.db.updateTable("orders").set({ unconfirmed_network: null }).execute())

const stockOf = async (slug = aura) => (await soldProducts(shop)).find((product) => product.slug === slug)?.quantity

describe("orders of one network at the same moment, in three processes", () => {
  /** Sends orders through three processes, all at once.
   *  @param as how they name their product: together with others, or one by one */
  async function sendAll(orders: { product: SoldProduct; units: number }[], as: "together" | "alone") {
    const client = newNetwork()
    const bodies = orders.map(({ product, units }) => {
      const { lines: _lines, ...rest } = orderOfUnits([{ product, units }], client)
      const named = as === "together" ? { slug: product.slug } : {}
      return { ...rest, ...named, product: product.name, quantity: units }
    })
    const requests = bodies.map((data): PostedRequest => ({ path: "/api/orders", data }))
    const part = (which: number) => requests.filter((_, index) => index % 3 === which)
    const own = bodies.filter((_, index) => index % 3 === 2).map((data) => shop.order(data))
    const answers = await Promise.all([...others.map((other, which) => other.post(part(which))), Promise.all(own)])
    expect(answers.flat().map(({ status }) => status)).toEqual(orders.map(() => 201))
    return heldOrders(
      shop,
      bodies.map(({ mobile }) => mobile),
    )
  }

  for (const as of ["together", "alone"] as const) {
    it(`hold their share of a product and no more, placed ${as}`, async () => {
      // One by one they wait for each other's product: fewer, so that none waits too long.
      const count = as === "together" ? 40 : 24
      await setStock(shop, aura, 2 * count)
      const product = (await soldProducts(shop)).find(({ slug }) => slug === aura)
      if (!product) throw new Error("The shop does not sell it")
      const orders = await sendAll(Array(count).fill({ product, units: 2 }), as)
      expect(await stockOf()).toBe(1.5 * count)
      expect(orders.filter(({ network }) => network !== null)).toHaveLength(count / 4)
    })

    it(`hold what one network may and no more, placed ${as}`, async () => {
      await shop.db.updateTable("product").set({ quantity: 400, status: "in-stock" }).execute()
      const products = (await soldProducts(shop)).slice(0, 40)
      const orders = await sendAll(
        products.map((product) => ({ product, units: 10 })),
        as,
      )
      expect(orders.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(maxUnits / 10)
      const left = (await soldProducts(shop)).slice(0, 40).reduce((sum, { quantity }) => sum + quantity, 0)
      expect(left).toBe(400 * products.length - maxUnits)
    })
  }
})
