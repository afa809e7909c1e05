import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { bulkResult } from "../contract-admin-changes.ts"

// Sessions end by the machine's clock, so the shop's stays near it: eleven o'clock in Algiers.
const now = new Date()
now.setUTCHours(10, 0, 0, 0)

let shop: TestShop
let karima: TestStaff
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  karima = await signedIn(shop, "agent", "Karima")
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(karima)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const audited = (documentId: string) =>
  shop.db.selectFrom("audit_log").selectAll().where("document_id", "=", documentId).orderBy("id").execute()

describe("POST /api/admin/orders/status and undo", () => {
  const several = async (path: string, body: object) => {
    const { status, json } = await desk.ask("POST", path, body)
    expect(status).toBe(200)
    return bulkResult.parse(json).data
  }

  const undo = (documentId: string, version: number) => several("/orders/undo", { orders: [{ documentId, version }] })

  it("moves each order that may be moved, and tells why the others were not", async () => {
    const [a, b, c] = [await placedListedOrder(shop), await placedListedOrder(shop), await placedListedOrder(shop)]
    await desk.move(b.documentId, "confirmed", "preparing", "shipped")
    const unknown = "a".repeat(24)
    const results = await several("/orders/status", {
      documentIds: [a.documentId, b.documentId, unknown, c.documentId],
      to: "confirmed",
    })
    expect(results).toEqual([
      {
        ok: true,
        documentId: a.documentId,
        number: a.number,
        from: "new",
        to: "confirmed",
        mayUndo: true,
        version: 2,
      },
      {
        ok: false,
        documentId: b.documentId,
        number: b.number,
        problem: "notAllowed",
        from: "shipped",
        allowed: ["delivered", "returning"],
        missing: [],
      },
      { ok: false, documentId: unknown, number: null, problem: "unknown", from: null, allowed: [], missing: [] },
      {
        ok: true,
        documentId: c.documentId,
        number: c.number,
        from: "new",
        to: "confirmed",
        mayUndo: true,
        version: 2,
      },
    ])
    expect((await desk.one(c.documentId)).status).toBe("confirmed")
  })

  it("takes the last change back where the table of statuses allows it", async () => {
    const order = await placedListedOrder(shop)
    const called = await desk.call(order.documentId, "postponed", { callAt: "2027-01-02T14:00:00Z" })
    const documentIds = [order.documentId]
    const [moved] = await several("/orders/status", { documentIds, to: "confirmed" })
    expect(moved).toMatchObject({ ok: true, from: "to-call-again", mayUndo: true })
    const [undone] = await undo(order.documentId, 3)
    expect(undone).toMatchObject({ ok: true, from: "confirmed", to: "to-call-again", mayUndo: false, version: 4 })
    const { status, callOutcome, callAt, tries, history } = await desk.one(order.documentId)
    expect([status, callOutcome, callAt, tries]).toEqual(["to-call-again", "postponed", called.callAt, 1])
    expect(history.at(-1)).toMatchObject({ actor: "Karima", from: "confirmed", to: "to-call-again", reason: "undo" })
    expect((await audited(order.documentId)).map(({ action }) => action)).toEqual(["status", "status", "undo"])
  })

  it("takes every change back, one after the other, until the order is new again", async () => {
    await setStock(shop, "casque-aura", 500)
    const { documentId } = await placedListedOrder(shop)
    const before = await countUnits(shop, "casque-aura")
    const way = ["confirmed", "preparing", "shipped", "delivered", "returning"]
    await desk.move(documentId, ...way)
    const returned = await desk.order("POST", `/orders/${documentId}/status`, { to: "returned" })
    expect((await countUnits(shop, "casque-aura")).stock).toBe(before.stock + 1)
    let version = returned.version
    for (const to of [...way].reverse().concat("new")) {
      const [undone] = await undo(documentId, version)
      expect(undone).toMatchObject({ ok: true, to })
      version += 1
    }
    expect(await countUnits(shop, "casque-aura")).toEqual(before)
    expect(await desk.one(documentId)).toMatchObject({ status: "new", undo: null })
    expect((await undo(documentId, version))[0]).toMatchObject({ ok: false, problem: "notAllowed", from: "new" })
    await desk.move(documentId, "cancelled")
    expect((await countUnits(shop, "casque-aura")).all).toBe(before.all)
  })

  it("takes what was written off from what was written off, though nothing is for sale", async () => {
    await setStock(shop, "casque-aura", 1)
    const { documentId } = await placedListedOrder(shop)
    await desk.move(documentId, "confirmed", "preparing", "shipped", "returning")
    const body = { to: "returned", reason: "parcel-damaged" }
    const { version } = await desk.order("POST", `/orders/${documentId}/status`, body)
    expect((await undo(documentId, version))[0]).toMatchObject({ ok: true, to: "returning" })
    expect((await countUnits(shop, "casque-aura")).stock).toBe(0)
    await desk.order("POST", `/orders/${documentId}/status`, { to: "returned", reason: "parcel-good" })
    expect((await countUnits(shop, "casque-aura")).stock).toBe(1)
  })

  it("takes nothing back of an order that is cashed, anonymized or part of another one", async () => {
    await setStock(shop, "casque-aura", 500)
    const { documentId } = await placedListedOrder(shop)
    await desk.move(documentId, "confirmed", "preparing", "shipped", "delivered")
    await desk.ask("POST", "/orders/cashed", { documentIds: [documentId], cashed: true })
    const rejected = { ok: false, problem: "notAllowed" }
    expect((await desk.one(documentId)).undo).toBeNull()
    expect((await undo(documentId, 6))[0]).toMatchObject(rejected)
    await desk.ask("POST", "/orders/cashed", { documentIds: [documentId], cashed: false })
    const anonymized = (anonymized_at: string | null) =>
      shop.db.updateTable("orders").set({ anonymized_at }).where("document_id", "=", documentId).execute()
    await anonymized(now.toISOString())
    expect((await undo(documentId, 7))[0]).toMatchObject(rejected)
    await anonymized(null)
    expect((await undo(documentId, 7))[0]).toMatchObject({ ok: true, to: "shipped" })

    const [gone, into] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const merge = { version: 1, into: { documentId: into.documentId, version: 1 } }
    expect((await desk.ask("POST", `/orders/${gone.documentId}/merge`, merge)).status).toBe(200)
    expect((await undo(gone.documentId, 2))[0]).toMatchObject(rejected)
  })

  it("withdraws the mail about a step that was a mistake, and writes it when it is true", async () => {
    const { documentId } = await placedListedOrder(shop)
    await shop.db
      .updateTable("orders")
      .set({ email: "amina@hanout.test" })
      .where("document_id", "=", documentId)
      .execute()
    const mails = async () => {
      const like = `%:${documentId}`
      const rows = await shop.db
        .selectFrom("mail_outbox")
        .select("kind")
        .where("key", "like", like)
        .orderBy("id")
        .execute()
      return rows.map(({ kind }) => kind)
    }
    await desk.move(documentId, "confirmed", "preparing", "shipped", "delivered")
    expect(await mails()).toEqual(["order-shipped", "order-delivered"])
    await undo(documentId, 5)
    expect(await mails()).toEqual(["order-shipped"])
    await desk.move(documentId, "delivered")
    expect(await mails()).toEqual(["order-shipped", "order-delivered"])
  })

  it("takes back, whenever, that an order was cancelled, with its stock and its coupon", async () => {
    const used = () => shop.db.selectFrom("coupon").select("used").where("code", "=", "TECH2000").executeTakeFirst()
    await shop.db
      .updateTable("coupon")
      .set({ minimum_amount: 0, max_uses: null, max_uses_per_phone: null, kind: "fixed", value: 100_000 })
      .where("code", "=", "TECH2000")
      .execute()
    const lines = [{ slug: "casque-aura", quantity: 3 }]
    const { documentId } = await placedListedOrder(shop, { lines, coupon: "TECH2000", discount: 1000 })
    await desk.call(documentId, "busy")
    const before = [await countUnits(shop, "casque-aura"), await used()]
    const cancelled = await desk.order("POST", `/orders/${documentId}/status`, {
      to: "cancelled",
      reason: "number-off",
    })
    expect((await countUnits(shop, "casque-aura")).ordered).toBe((before[0] as { ordered: number }).ordered - 3)
    const [undone] = await undo(documentId, cancelled.version)
    expect(undone).toMatchObject({ ok: true, from: "cancelled", to: "to-call-again", mayUndo: false })
    expect([await countUnits(shop, "casque-aura"), await used()]).toEqual(before)
    expect(await desk.one(documentId)).toMatchObject({ status: "to-call-again", callOutcome: "busy", tries: 1 })
    await desk.move(documentId, "cancelled")
    expect((await countUnits(shop, "casque-aura")).all).toBe((before[0] as { all: number }).all)
  })

  it("opens no order again whose units are gone, or whose coupon is used up", async () => {
    await setStock(shop, "casque-aura", 500)
    const lines = [{ slug: "casque-aura", quantity: 3 }]
    const gone = await placedListedOrder(shop, { lines })
    await desk.move(gone.documentId, "cancelled")
    await setStock(shop, "casque-aura", 2)
    expect((await undo(gone.documentId, 2))[0]).toMatchObject({
      ok: false,
      problem: "missing",
      missing: [{ slug: "casque-aura", wanted: 3, left: 2 }],
    })
    await setStock(shop, "casque-aura", 500)
    const { documentId } = await placedListedOrder(shop, { lines, coupon: "TECH2000", discount: 1000 })
    await desk.move(documentId, "cancelled")
    await shop.db
      .updateTable("coupon")
      .set((e) => ({ max_uses: e.ref("used") }))
      .where("code", "=", "TECH2000")
      .execute()
    expect((await undo(documentId, 2))[0]).toMatchObject({ ok: false, problem: "notAllowed", from: "cancelled" })
    expect(await countUnits(shop, "casque-aura")).toMatchObject({ stock: 500 })
  })

  it("takes back what was read alone: not what somebody did since", async () => {
    const { documentId } = await placedListedOrder(shop)
    await desk.move(documentId, "confirmed")
    const [moved] = await several("/orders/status", { documentIds: [documentId], to: "preparing" })
    expect(moved).toMatchObject({ ok: true, version: 3, mayUndo: true })
    await orderAdmin(rania).order("PATCH", `/orders/${documentId}`, { version: 3, note: "Le soir" })
    const rejected = { ok: false, problem: "notAllowed", from: "preparing" }
    expect((await undo(documentId, 3))[0]).toMatchObject(rejected)
    expect((await undo(documentId, 4))[0]).toMatchObject({ ok: true, to: "confirmed", mayUndo: false, version: 5 })
    for (const version of [3, 4]) {
      expect((await undo(documentId, version))[0]).toMatchObject({ ...rejected, from: "confirmed" })
    }
    expect((await desk.one(documentId)).status).toBe("confirmed")
  })

  it("counts no call that was taken back", async () => {
    const { documentId } = await placedListedOrder(shop)
    await desk.call(documentId, "no-answer")
    const second = await desk.call(documentId, "no-answer")
    expect([second.callOutcome, second.tries]).toEqual(["no-answer-2", 2])
    await undo(documentId, second.version)
    const undone = await desk.one(documentId)
    expect([undone.callOutcome, undone.callAt, undone.tries]).toEqual(["no-answer-1", inMinutes(45), 1])
    const again = await desk.call(documentId, "no-answer")
    expect([again.callOutcome, again.tries]).toEqual(["no-answer-2", 2])
    await desk.move(documentId, "confirmed")
    const called = await desk.call(documentId, "busy")
    await undo(documentId, called.version)
    expect(await desk.one(documentId)).toMatchObject({ status: "confirmed", tries: 2 })
  })
})
