import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder, placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let karima: TestStaff
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  karima = await signedIn(shop, "agent", "Karima")
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(karima)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

const audited = (documentId: string) =>
  shop.db.selectFrom("audit_log").selectAll().where("document_id", "=", documentId).orderBy("id").execute()

describe("notes, agent and tracking number", () => {
  it("keeps notes in their order, with who wrote them", async () => {
    const { documentId } = await placedOrder(shop)
    await desk.order("POST", `/orders/${documentId}/notes`, { text: "Rappeler le soir" })
    const { notes, version } = await orderAdmin(rania).order("POST", `/orders/${documentId}/notes`, {
      text: "عنوان جديد",
    })
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      ["Karima", "Rappeler le soir"],
      ["Rania", "عنوان جديد"],
    ])
    expect(version).toBe(1)
    expect((await desk.ask("POST", `/orders/${documentId}/notes`, { text: " " })).status).toBe(400)
    const log = await audited(documentId)
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["note", null, null],
      ["note", null, null],
    ])
  })

  it("gives an order to somebody who takes orders, and to nobody", async () => {
    const { documentId, token } = await placedOrder(shop)
    const editor = await signedIn(shop, "editor", "Yacine")
    const agents = await desk.ask("GET", "/orders/agents")
    expect(agents.json.data).toEqual([
      { id: karima.id, name: "Karima" },
      { id: rania.id, name: "Rania" },
    ])
    const put = (agentId: string | null) => desk.order("PUT", `/orders/${documentId}/agent`, { agentId })
    expect((await put(rania.id)).agent).toEqual({ id: rania.id, name: "Rania" })
    const { agent, history } = await put(null)
    expect(agent).toBeNull()
    expect(history.slice(1)).toMatchObject([
      { kind: "agent", details: { old: null, new: "Rania" } },
      { kind: "agent", details: { old: "Rania", new: null } },
    ])
    const rejected = await desk.ask("PUT", `/orders/${documentId}/agent`, { agentId: editor.id })
    expect(rejected.status).toBe(400)
    const seen = await shop.send(`/api/orders/${token}`, { headers: { authorization: `Bearer ${testToken}` } })
    expect(await seen.text()).not.toContain("Rania")
  })

  it("finds an order by its tracking number", async () => {
    const { documentId, number } = await placedListedOrder(shop)
    const parcel = { carrier: "yalidine", tracking: "YAL-4F 77Z" }
    expect(await desk.order("PUT", `/orders/${documentId}/tracking`, parcel)).toMatchObject({ ...parcel, version: 2 })
    const { json } = await desk.ask("GET", `/orders?q=${encodeURIComponent("yal-4f")}`)
    expect(json.data).toMatchObject([{ number, tracking: "YAL-4F 77Z" }])
    await desk.order("PUT", `/orders/${documentId}/tracking`, { carrier: "noest", tracking: "N-1" })
    await desk.order("PUT", `/orders/${documentId}/agent`, { agentId: karima.id })
    const sides = (await audited(documentId)).map(({ before, after }) =>
      [before, after].map((side) => JSON.parse(side ?? "")),
    )
    expect(sides.slice(1)).toEqual([
      [parcel, { carrier: "noest", tracking: "N-1" }],
      [{ agent: null }, { agent: "Karima" }],
    ])
  })

  it("keeps every digit of a tracking number, and takes none that a spreadsheet has rounded", async () => {
    const { documentId } = await placedOrder(shop)
    const put = (tracking: string) =>
      desk.ask("PUT", `/orders/${documentId}/tracking`, { carrier: "yalidine", tracking })
    for (const tracking of ["9007199254740993", "987654321012345678", "000123456789"]) {
      expect((await put(tracking)).status).toBe(200)
      expect((await desk.one(documentId)).tracking).toBe(tracking)
    }
    for (const rounded of ["1E+15", "9,87654E+17", "9.876543210123457e+17", "0.5"]) {
      const { status, json } = await put(rounded)
      expect({ status, error: json.error }).toMatchObject({
        status: 400,
        error: { details: { errors: [{ path: ["tracking"] }] } },
      })
    }
    expect((await desk.one(documentId)).tracking).toBe("000123456789")
  })

  it("is stored over nothing that somebody else has changed since it was read", async () => {
    const { documentId } = await placedOrder(shop)
    const { version } = await desk.one(documentId)
    await orderAdmin(rania).order("PUT", `/orders/${documentId}/agent`, { agentId: rania.id, version })
    const late = { agent: { agentId: karima.id, version }, tracking: { carrier: "zr", tracking: "Z-9", version } }
    for (const [what, body] of Object.entries(late)) {
      const rejected = await desk.ask("PUT", `/orders/${documentId}/${what}`, body)
      expect(rejected.status).toBe(409)
      expect(rejected.json.error).toMatchObject({ details: { reason: "version", version: version + 1 } })
    }
    const now = await desk.one(documentId)
    expect([now.agent?.name, now.tracking, now.version]).toEqual(["Rania", null, version + 1])
    const nowhere = { carrier: "zr", tracking: "Z-9" }
    expect((await desk.ask("PUT", "/orders/nobodyhasthisdocumentid0/tracking", nowhere)).status).toBe(404)
  })

  it("writes no word of the staff and no phone into the audit log, and who blocked a phone", async () => {
    const { documentId } = await placedOrder(shop)
    await desk.order("POST", `/orders/${documentId}/status`, { to: "cancelled", reason: "Nadia ne veut plus" })
    const block = (reason: string) => desk.ask("POST", "/phone-blocks", { mobile: "0550 12 12 12", reason })
    const { json } = await block("Nadia, trois retours")
    const blocked = json.data as { documentId: string }
    await block("Nadia, quatre retours")
    await desk.ask("DELETE", `/phone-blocks/${blocked.documentId}`)
    const rows = [...(await audited(documentId)), ...(await audited(blocked.documentId))]
    expect(
      rows.map(({ action, before, after }) => [action, ...[before, after].map((side) => JSON.parse(side ?? ""))]),
    ).toEqual([
      ["status", { status: "new" }, { status: "cancelled" }],
      ["block", { blocked: false }, { blocked: true, changed: ["mobile", "reason"] }],
      ["block", { blocked: true }, { blocked: true, changed: ["reason"] }],
      ["unblock", { blocked: true }, { blocked: false }],
    ])
  })
})
