import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { numbers, ownResults } from "./contract-admin.ts"

let now = new Date("2026-11-20T10:00:00.000Z")
let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

const numbersOf = async (day: string) => {
  const answer = await manager.send("GET", `/api/admin/numbers?from=${day}&to=${day}`)
  return numbers.parse((await answer.json()).data)
}

describe("GET /api/admin/numbers", () => {
  it("counts calls by who made them, whatever they are called, without what was taken back or put together", async () => {
    const [samia, other] = [await signedIn(shop, "agent", "Samia"), await signedIn(shop, "agent", "Samia B")]
    await shop.db.updateTable("staff_user").set({ name: "Samia" }).where("id", "=", other.id).execute()
    await setStock(shop, "casque-aura", 100)
    const [one, two] = [orderAdmin(samia), orderAdmin(other)]
    now = new Date("2026-11-10T09:00:00.000Z")
    const orders = []
    for (let count = 0; count < 4; count++) orders.push(await placedOrder(shop))
    const [a, b, c, d] = orders.map(({ documentId }) => documentId)
    const confirmed = await one.move(a ?? "", "confirmed")
    await two.move(b ?? "", "confirmed")
    await two.call(b ?? "", "busy")
    await one.call(c ?? "", "busy")
    const mistaken = await one.move(c ?? "", "confirmed")
    await one.ask("POST", "/orders/undo", { orders: [{ documentId: c, version: mistaken?.version }] })
    const into = { documentId: a, version: confirmed?.version }
    expect((await two.ask("POST", `/orders/${d}/merge`, { version: 1, into })).status).toBe(200)

    const data = await numbersOf("2026-11-10")
    expect(data.agents).toEqual([
      { id: samia.id, name: "Samia", calls: 2, confirmed: 1, cancelled: 0, delivered: 0 },
      { id: other.id, name: "Samia", calls: 1, confirmed: 1, cancelled: 0, delivered: 0 },
    ])
    // Two wait for another call, though one of them was confirmed before; the merged one is no order of its own.
    expect(data.now).toMatchObject({ orders: 3, confirmationRate: 1 })
    expect(data.wilayas).toMatchObject([{ orders: 3, confirmed: 1 }])
    expect((await one.one(a ?? "")).history.map(({ actorId }) => actorId)).toEqual([null, samia.id, other.id])
  })

  it("counts a cancelled order as confirmed if it was so, and not if that was taken back", async () => {
    const agent = orderAdmin(await signedIn(shop, "agent", "Rania"))
    await setStock(shop, "casque-aura", 100)
    now = new Date("2026-11-08T09:00:00.000Z")
    const orders = []
    for (let count = 0; count < 3; count++) orders.push((await placedOrder(shop)).documentId)
    const [a = "", b = "", c = ""] = orders
    await agent.move(a, "confirmed")
    await agent.move(a, "cancelled")
    await agent.call(b, "busy")
    const mistaken = await agent.move(b, "confirmed")
    await agent.ask("POST", "/orders/undo", { orders: [{ documentId: b, version: mistaken?.version }] })
    await agent.move(b, "cancelled")
    await agent.move(c, "confirmed")
    let version = (await agent.move(c, "preparing"))?.version ?? 0
    // Twice: the second takes back that it was confirmed.
    for (let count = 0; count < 2; count++) {
      await agent.ask("POST", "/orders/undo", { orders: [{ documentId: c, version: version++ }] })
    }
    await agent.move(c, "cancelled")

    const data = await numbersOf("2026-11-08")
    expect(data.now).toMatchObject({ orders: 3, confirmationRate: 1 / 3 })
    expect(data.wilayas).toMatchObject([{ orders: 3, confirmed: 1 }])
  })
})

it("gives an agent the results of their own calls alone", async () => {
  const [samir, other] = [await signedIn(shop, "agent", "Samir"), await signedIn(shop, "agent", "Lyes")]
  await setStock(shop, "casque-aura", 100)
  const placeAt = async (at: string) => {
    now = new Date(at)
    return (await placedOrder(shop)).documentId
  }
  const first = await placeAt("2026-12-02T09:00:00.000Z")
  await orderAdmin(samir).move(first, "confirmed", "preparing", "shipped", "delivered")
  await orderAdmin(other).move(await placeAt("2026-12-10T09:00:00.000Z"), "confirmed")
  await orderAdmin(samir).call(await placeAt("2026-12-10T09:30:00.000Z"), "busy")
  await orderAdmin(samir).move(await placeAt("2026-12-10T10:00:00.000Z"), "cancelled")
  await orderAdmin(samir).move(await placeAt("2026-12-12T09:00:00.000Z"), "confirmed")
  const answer = await samir.send("GET", "/api/admin/numbers/own")
  expect(ownResults.parse((await answer.json()).data)).toEqual({
    today: { calls: 1, confirmed: 1, cancelled: 0, delivered: 0 },
    days7: { calls: 3, confirmed: 1, cancelled: 1, delivered: 0 },
    days30: { calls: 4, confirmed: 2, cancelled: 1, delivered: 1 },
  })
})
