import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placeCheapOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setStock(shop, "casque-aura", 100)
  await setStock(shop, "nova-12", 100)
})

const edit = (documentId: string, body: object) => desk.ask("PATCH", `/orders/${documentId}`, body)

const cheapOrder = async (fields?: object) => desk.one((await placeCheapOrder(shop, fields)).documentId)

describe("an edited order", () => {
  it("tells by a quote what a change would come to, and changes nothing", async () => {
    const order = await cheapOrder()
    const lines = [{ id: order.lines[0]?.id, slug: "casque-aura", quantity: 4 }]
    const { status, json } = await desk.ask("POST", `/orders/${order.documentId}/quote`, {
      version: order.version,
      lines,
    })
    expect([status, json.data]).toMatchObject([200, { amount: 4000, changes: [] }])
    expect(await desk.one(order.documentId)).toEqual(order)
  })

  it("writes nothing where nothing is changed, and everything that is changed into the audit log", async () => {
    const order = await cheapOrder()
    const same = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      firstname: order.firstname,
    })
    expect([same.version, same.history.length]).toEqual([order.version, 1])
    await edit(order.documentId, { version: order.version, note: "Le soir" })
    const audit = await shop.db
      .selectFrom("audit_log")
      .selectAll()
      .where("document_id", "=", order.documentId)
      .execute()
    expect(audit).toMatchObject([{ action: "edited", resource: "orders", staff_name: "Karima" }])
    // Nothing is ever taken away from it: it says that there is another note, and the history which.
    const changes = { changes: [["note"]] }
    expect([JSON.parse(audit[0]?.before ?? ""), JSON.parse(audit[0]?.after ?? "")]).toEqual([changes, changes])
    const { history } = await desk.one(order.documentId)
    expect(history.at(-1)?.details).toEqual({ changes: [{ field: "note", old: null, new: "Le soir" }] })
  })
})
