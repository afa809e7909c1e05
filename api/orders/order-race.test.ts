import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openRemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const specified = {
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: 25_200,
  wilaya: "Oran",
  commune: "Oran",
  firstname: "Nadia",
  lastname: "Haddad",
  date: "2026-11-21T10:00:00.000Z",
}

/** Orders of as many people. */
const buyer = (index: number) => ({ ...specified, mobile: `0550${String(100_000 + index)}` })

const setStock = (quantity: number) =>
  shop.db.updateTable("product").set({ quantity }).where("slug", "=", "casque-aura").execute()

const readStock = () =>
  shop.db
    .selectFrom("product")
    .select(["quantity", "status"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()

const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length

describe("orders at the same time", () => {
  it("sells the last unit to one of two", async () => {
    await setStock(1)
    const answers = await Promise.all([shop.order(buyer(1)), shop.order(buyer(2))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await readStock()).toEqual({ quantity: 0, status: "out-of-stock" })
    expect(await orderCount()).toBe(1)
  })

  it("sells no more than there is to the buyers of four processes", async () => {
    await setStock(5)
    const processes = await Promise.all([0, 1, 2, 3].map(() => openRemoteShop(shop)))
    const answers = await Promise.all(
      processes.map((process, number) =>
        process.post(
          Array.from({ length: 5 }, (_, index) => ({ path: "/api/orders", data: buyer(number * 5 + index) })),
        ),
      ),
    )
    await Promise.all(processes.map((process) => process.close()))
    const statuses = answers.flat().map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(15)
    expect(await readStock()).toEqual({ quantity: 0, status: "out-of-stock" })
    expect(await orderCount()).toBe(5)
  })

  it("never sells more than there is", async () => {
    await setStock(7)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const quantity = (index % 3) + 1
        return shop.order({ ...buyer(index), quantity, amount: 25_200 * quantity })
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
