import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let karima: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  karima = await signedIn(shop, "agent", "Karima")
  desk = orderAdmin(karima)
})
afterAll(() => shop.close())
beforeEach(() => setStock(shop, "casque-aura", 100))

let keys = 0
const body = (fields: object = {}) => ({
  wilaya: "Béjaïa",
  commune: "Akbou",
  firstname: "Nadia",
  lastname: "Haddad",
  mobile: "0551 00 00 01",
  delivery: "home",
  lines: [{ slug: "casque-aura", quantity: 2, color: "Noir" }],
  idempotencyKey: `key-${keys++}`,
  ...fields,
})

describe("POST /api/admin/orders", () => {
  it("places an order as the shop does, by the name of who takes it", async () => {
    const before = await countUnits(shop, "casque-aura")
    const order = await desk.order("POST", "/orders", body({ coupon: "tech2000", note: "Le matin" }))
    expect(order).toMatchObject({
      status: "new",
      source: "phone",
      origin: { page: "phone", landingPage: null },
      agent: { id: karima.id, name: "Karima" },
      coupon: "TECH2000",
      discount: 2000,
      amount: 50_400,
      note: "Le matin",
      mobile: "0551000001",
      wilayaCode: 6,
      history: [{ actor: "Karima", from: null, to: "new" }],
    })
    expect(await countUnits(shop, "casque-aura")).toEqual({ ...before, stock: 98, ordered: before.ordered + 2 })
    const audit = await shop.db
      .selectFrom("audit_log")
      .selectAll()
      .where("document_id", "=", order.documentId)
      .execute()
    expect(audit).toMatchObject([{ action: "place", staff_name: "Karima" }])
  })

  it("places one order under one key", async () => {
    const once = body({ idempotencyKey: "once" })
    const [a, b] = await Promise.all([desk.order("POST", "/orders", once), desk.order("POST", "/orders", once)])
    expect(a.documentId).toBe(b.documentId)
    const other = await desk.ask("POST", "/orders", { ...once, firstname: "Lila" })
    expect(other.status).toBe(422)
  })

  it("does not hold staff to what keeps shoppers within bounds", async () => {
    await shop.db.updateTable("app_setting").set({ max_quantity: 3 }).execute()
    await desk.ask("POST", "/phone-blocks", { mobile: "0551000002", reason: "Fausses commandes" })
    const lines = [{ slug: "casque-aura", quantity: 4 }]
    for (let index = 0; index < 12; index++) {
      const { status } = await desk.ask("POST", "/orders", body({ mobile: "0551000002", lines }))
      expect(status).toBe(201)
    }
    expect((await desk.ask("GET", "/orders/quote")).status).toBe(404)
    await shop.db.updateTable("app_setting").set({ max_quantity: null }).execute()
  })

  it("takes no more than there is, and no coupon that does not hold", async () => {
    await setStock(shop, "casque-aura", 1)
    const { status, json } = await desk.ask("POST", "/orders", body())
    expect([status, json.error?.details]).toMatchObject([409, { changes: [{ kind: "stock", old: 2, new: 1 }] }])
    const coupon = await desk.ask(
      "POST",
      "/orders",
      body({ coupon: "NOPE", lines: [{ slug: "nova-12", quantity: 1 }] }),
    )
    expect(coupon.json.error?.details).toMatchObject({ changes: [{ kind: "coupon", reason: "unknown" }] })
    expect((await desk.ask("POST", "/orders", body({ wilaya: "Atlantis" }))).status).toBe(400)
    expect((await countUnits(shop, "casque-aura")).stock).toBe(1)
  })
})

describe("POST /api/admin/orders/quote", () => {
  it("tells what an order would cost, before its place is known as well", async () => {
    const goods = { lines: [{ slug: "casque-aura", quantity: 2 }], delivery: "home" }
    const { json } = await desk.ask("POST", "/orders/quote", goods)
    expect(json.data).toMatchObject({ amount: 50_400, changes: [], lines: [{ available: 100 }] })
    const known = await desk.ask("POST", "/orders/quote", { ...goods, wilaya: "Béjaïa", coupon: "tech2000" })
    expect(known.json.data).toMatchObject({ discount: 2000, coupon: "TECH2000" })
  })
})

describe("/api/admin/phone-blocks", () => {
  it("keeps a shopper from ordering until the block is taken away", async () => {
    const { status, json } = await desk.ask("POST", "/phone-blocks", { mobile: "+213 771 22 33 44", reason: "Refus" })
    expect(status).toBe(201)
    const block = json.data as { documentId: string }
    expect(block).toMatchObject({ mobile: "0771223344", reason: "Refus" })
    await expect(placedOrder(shop, { mobile: "0771223344" })).rejects.toThrow("403")
    const again = await desk.ask("POST", "/phone-blocks", { mobile: "0771223344", reason: "Deux refus" })
    expect(again.json.data).toMatchObject({ documentId: block.documentId, reason: "Deux refus" })
    expect((await desk.ask("POST", "/phone-blocks", { mobile: "Nadia", reason: "" })).status).toBe(400)
    const byStaff = await desk.ask("POST", "/orders", body({ mobile: "0771223344" }))
    const { documentId } = byStaff.json.data as { documentId: string }
    expect((await desk.one(documentId)).phonePast.block).toEqual(again.json.data)
    const list = await desk.ask("GET", "/phone-blocks?q=0771%2022")
    expect(list.json).toMatchObject({ data: [{ mobile: "0771223344", reason: "Deux refus" }] })
    expect((await desk.ask("DELETE", `/phone-blocks/${block.documentId}`)).status).toBe(200)
    expect((await desk.ask("DELETE", `/phone-blocks/${block.documentId}`)).status).toBe(404)
    expect(await placedOrder(shop, { mobile: "0771223344" })).toMatchObject({ status: "new" })
    const audit = await shop.db
      .selectFrom("audit_log")
      .select("action")
      .where("document_id", "=", block.documentId)
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(["block", "block", "unblock"])
  })
})
