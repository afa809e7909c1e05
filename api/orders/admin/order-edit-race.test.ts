import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { openRemoteShop, type RemoteShop } from "../../testing/other-process.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let karima: TestStaff
let desk: ReturnType<typeof orderAdmin>
let other: RemoteShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.updateTable("product").set({ price: 100_000 }).where("slug", "=", "casque-aura").execute()
  karima = await signedIn(shop, "agent", "Karima")
  desk = orderAdmin(karima)
  other = await openRemoteShop(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

describe("an edit and a parcel at the same moment", () => {
  it("leave an order that was edited before it shipped, or not at all, and every unit where it belongs", {
    tags: ["@long"],
  }, async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round++) {
      await setStock(shop, "casque-aura", 100)
      const order = await desk.one((await placedOrder(shop, { wilaya: "Alger", commune: "Kouba" })).documentId)
      const ready = await desk.move(order.documentId, "confirmed", "preparing")
      const { all } = await countUnits(shop, "casque-aura")
      const lines = [{ id: order.lines[0]?.id, slug: "casque-aura", quantity: 5 }]
      const [answers] = await Promise.all([
        other.post([
          { path: `/api/admin/orders/${order.documentId}/status`, body: { to: "shipped" }, cookie: karima.cookie },
        ]),
        desk
          .ask("PATCH", `/orders/${order.documentId}`, { version: ready?.version, lines })
          .then(({ status }) => outcomes.add(String(status))),
      ])
      expect(answers[0]?.status).toBe(200)
      const after = await desk.one(order.documentId)
      expect(after.status).toBe("shipped")
      const edited = after.lines[0]?.quantity === 5
      expect(after.amount).toBe(edited ? 5000 : 1000)
      expect((await countUnits(shop, "casque-aura")).all).toBe(all)
    }
    for (const outcome of outcomes) expect(["200", "409"]).toContain(outcome)
  })
})
