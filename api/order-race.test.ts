import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { OrderWish } from "#db/place-order.ts"
import type { OrderWork } from "./testing/order-worker.ts"
import { openTestShop, type TestShop } from "./testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const data = {
  ...{ quantity: 1, product: "Casque sans fil Aura", color: "Noir", amount: 25_200, wilaya: "Oran", commune: "Oran" },
  ...{ mobile: "0550010203", firstname: "Nadia", lastname: "Haddad", date: "2026-11-21T10:00:00.000Z" },
}

const setStock = (quantity: number) =>
  shop.db.updateTable("product").set({ quantity }).where("slug", "=", "casque-aura").execute()

const readStock = () =>
  shop.db
    .selectFrom("product")
    .select(["quantity", "status"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()

const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length

/** Places an order with an event loop and a connection of its own. */
async function placeElsewhere(wish: OrderWish): Promise<string> {
  const workerData: OrderWork = { address: shop.address, wish }
  const worker = new Worker(new URL("./testing/order-worker.ts", import.meta.url), { workerData })
  const [outcome] = await once(worker, "message")
  return String(outcome)
}

describe("orders at the same time", () => {
  it("sells the last unit to one of two", async () => {
    await setStock(1)
    const answers = await Promise.all([shop.order(data), shop.order({ ...data, firstname: "Karim" })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await readStock()).toEqual({ quantity: 0, status: "out-of-stock" })
    expect(await orderCount()).toBe(1)
  })

  it("sells the last unit to one of two processes", async () => {
    await setStock(1)
    const wish = { ...data, amount: 2_520_000, delivery: "home" as const, locale: "fr" as const }
    const placed = await Promise.all([placeElsewhere(wish), placeElsewhere(wish)])
    expect(placed.sort()).toEqual(["outOfStock", "placed"])
    expect(await readStock()).toEqual({ quantity: 0, status: "out-of-stock" })
  })

  it("never sells more than there is", async () => {
    await setStock(7)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const quantity = (index % 3) + 1
        return shop.order({ ...data, quantity, amount: 25_200 * quantity })
      }),
    )
    const sold = answers.map(({ status }, index) => (status === 201 ? (index % 3) + 1 : 0))
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const left = await readStock()
    expect(left.quantity).toBe(7 - sold.reduce((sum, quantity) => sum + quantity, 0))
    expect(left.quantity).toBeGreaterThanOrEqual(0)
    const rows = await shop.db.selectFrom("orders").select("token").execute()
    expect(new Set(rows.map((row) => row.token)).size).toBe(rows.length)
  })

  it("cannot write a negative stock at all", async () => {
    await expect(setStock(-1)).rejects.toThrow(/constraint/i)
  })
})
