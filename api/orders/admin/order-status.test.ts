import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

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

describe("POST /api/admin/orders/:documentId/status", () => {
  it("counts calls without an answer, and says when the next one falls due", async () => {
    const { documentId } = await placedOrder(shop)
    const calls = []
    for (const outcome of ["no-answer", "busy", "no-answer", "no-answer"])
      calls.push(await desk.call(documentId, outcome))
    expect(calls.map(({ callOutcome, callAt, tries }) => [callOutcome, callAt, tries])).toEqual([
      ["no-answer-1", inMinutes(45), 1],
      ["busy", inMinutes(10), 2],
      ["no-answer-2", inMinutes(180), 3],
      ["no-answer-3", inMinutes(24 * 60), 4],
    ])
    const postponed = await desk.call(documentId, "postponed", { callAt: "2027-01-02T15:00:00+01:00" })
    expect([postponed.callOutcome, postponed.callAt]).toEqual(["postponed", "2027-01-02T14:00:00.000Z"])
    expect(postponed.agent).toEqual({ id: karima.id, name: "Karima" })
  })

  it.each(["undo", "merged", " not-held "])("rejects the reason %j, which the shop itself gives", async (reason) => {
    const { documentId } = await placedOrder(shop)
    for (const [path, ids] of [
      [`orders/${documentId}/status`, {}],
      ["orders/status", { documentIds: [documentId] }],
    ] as const) {
      const answer = await karima.send("POST", `/api/admin/${path}`, { ...ids, to: "cancelled", reason })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain("is reserved")
    }
    expect((await desk.one(documentId)).status).toBe("new")
  })

  it("keeps the first who looked after an order as its agent", async () => {
    const { documentId } = await placedOrder(shop)
    await desk.call(documentId, "busy")
    const { agent, history } = await orderAdmin(rania).order("POST", `/orders/${documentId}/status`, {
      to: "confirmed",
    })
    expect(agent).toEqual({ id: karima.id, name: "Karima" })
    expect(history.map(({ actor }) => actor)).toEqual(["shopper", "Karima", "Rania"])
  })

  it("writes every change into the audit log, with where it came from", async () => {
    const { documentId } = await placedOrder(shop)
    await shop.send(
      `/api/admin/orders/${documentId}/status`,
      {
        method: "POST",
        headers: { cookie: karima.cookie },
        body: JSON.stringify({ to: "cancelled", reason: "double" }),
      },
      "192.0.2.7",
    )
    expect(await audited(documentId)).toMatchObject([
      { action: "status", resource: "orders", staff_id: karima.id, staff_name: "Karima", address: "192.0.2.7" },
    ])
    const [{ before, after } = { before: null, after: null }] = await audited(documentId)
    expect([JSON.parse(before ?? ""), JSON.parse(after ?? "")]).toEqual([
      { status: "new" },
      { status: "cancelled", reason: "double" },
    ])
  })

  it("answers 409 where the order may not go, and 400 to an outcome in the wrong place", async () => {
    const { documentId } = await placedOrder(shop)
    const ask = (body: object) => desk.ask("POST", `/orders/${documentId}/status`, body)
    const { status, json } = await ask({ to: "shipped" })
    expect([status, json.error?.details]).toEqual([
      409,
      { from: "new", to: "shipped", allowed: ["to-call-again", "confirmed", "cancelled"] },
    ])
    for (const body of [
      { to: "to-call-again" },
      { to: "confirmed", outcome: "busy" },
      { to: "to-call-again", outcome: "postponed" },
      { to: "confirmed", callAt: "2027-01-02T15:00:00Z" },
      { to: "confirmed", colour: "red" },
    ]) {
      expect((await ask(body)).status).toBe(400)
    }
    expect(await audited(documentId)).toEqual([])
  })

  it("leaves an order to the first of two members who saw it in one status", async () => {
    const { documentId } = await placedOrder(shop)
    const [first, second] = [desk, orderAdmin(rania)].map(({ ask }, at) =>
      ask("POST", `/orders/${documentId}/status`, { from: "new", to: at === 0 ? "confirmed" : "cancelled" }),
    )
    const answers = await Promise.all([first, second])
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 409])
    const { history } = await desk.one(documentId)
    expect(history).toHaveLength(2)
    const late = await desk.ask("POST", `/orders/${documentId}/status`, {
      from: "new",
      to: "to-call-again",
      outcome: "no-answer",
    })
    expect(late.status).toBe(409)
    expect((await desk.one(documentId)).tries).toBe(0)
  })
})
