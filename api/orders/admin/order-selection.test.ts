import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { maxOrderTags, maxTags } from "#core/orders/order-tag.ts"
import { eraseHistory } from "#db/customers/erase-history.ts"
import { eraseOrders } from "#db/customers/erase-order.ts"
import { inTransaction } from "#db/transaction.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { bulkResult } from "../contract-admin-changes.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

async function change(path: string, body: object) {
  const { status, json } = await desk.ask("POST", path, body)
  expect(status, JSON.stringify(json)).toBe(200)
  return bulkResult.parse(json).data
}

const placed = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await placedListedOrder(shop)).documentId)
  return ids
}

const listed = z.object({ data: z.array(z.object({ documentId: z.string() })) })
const idsOf = async (query: string) =>
  listed.parse((await desk.ask("GET", `/orders?${query}`)).json).data.map(({ documentId }) => documentId)

it("answers what nothing comes to where nothing is selected", async () => {
  const { status, json } = await desk.ask("POST", "/orders/selection?status=new", { documentIds: [] })
  expect(json).toEqual({ data: { documentIds: [], total: 0, statuses: [], cashed: 0 } })
  expect(status).toBe(200)
})

it("changes orders that the list's filter passes, all of them", async () => {
  const documentIds = await placed(2)
  const results = await change("/orders/status?status=new", { documentIds, to: "confirmed" })
  expect(results.map(({ documentId, ok }) => ({ documentId, ok }))).toEqual(
    documentIds.map((documentId) => ({ documentId, ok: true })),
  )
})

it.each(["ids=", "tag=", "status=", "wilaya=", "agent=", "delivery=", "source="])(
  "lists orders by an empty %s",
  async (empty) => {
    for (const path of [`/orders?${empty}`, `/orders/counts?${empty}`])
      expect([200, 400]).toContain((await desk.ask("GET", path)).status)
  },
)

describe("a bulk change of what a list has selected", () => {
  it("leaves an order as it is that the list's filter does not pass any more", async () => {
    const [one = "", gone = ""] = await placed(2)
    // Another member confirms it after it was selected among the new ones.
    await desk.move(gone, "confirmed")
    const results = await change("/orders/status?status=new", {
      documentIds: [gone, one],
      to: "cancelled",
      reason: "x",
    })
    expect(results).toMatchObject([
      { documentId: gone, ok: false, problem: "notListed", from: "confirmed" },
      { documentId: one, ok: true, to: "cancelled" },
    ])
    expect((await desk.one(gone)).status).toBe("confirmed")
    expect(await change("/orders/agent?status=new", { documentIds: [gone], agentId: null })).toMatchObject([
      { problem: "notListed" },
    ])
    expect(await change("/orders/tags?status=new", { documentIds: [gone], add: ["x"] })).toMatchObject([
      { problem: "notListed" },
    ])
    expect(await change("/orders/cashed?status=new", { documentIds: [gone], cashed: true })).toMatchObject([
      { problem: "notListed" },
    ])
    const { status } = await desk.ask("POST", "/orders/status?nothing=1", { documentIds: [gone], to: "cancelled" })
    expect(status).toBe(400)
  })

  it("tells how many are still in the list, and what they come to", async () => {
    const ids = await placed(3)
    const totals = await Promise.all(ids.slice(0, 2).map(async (id) => (await desk.one(id)).total))
    await desk.move(ids[2] ?? "", "confirmed")
    const { json } = await desk.ask("POST", "/orders/selection?status=new", { documentIds: [...ids, "a".repeat(24)] })
    expect(json.data).toMatchObject({
      documentIds: expect.toSatisfy((found: string[]) => found.toSorted().join() === ids.slice(0, 2).toSorted().join()),
      total: totals.reduce((sum, total) => sum + total, 0),
      statuses: ["new"],
      cashed: 0,
    })
  })
})

describe("agents of many orders", () => {
  it("assigns each one, and nobody", async () => {
    const ids = await placed(2)
    const results = await change("/orders/agent", { documentIds: ids, agentId: rania.id })
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    const after = await desk.one(ids[0] ?? "")
    expect(after).toMatchObject({ agent: { name: "Rania" }, version: results[0]?.ok && results[0].version })
    await change("/orders/agent", { documentIds: ids, agentId: null })
    expect((await desk.one(ids[1] ?? "")).agent).toBeNull()
    const { status } = await desk.ask("POST", "/orders/agent", { documentIds: ids, agentId: "nobody" })
    expect(status).toBe(400)
  })
})

describe("tags of orders", () => {
  it("are added and removed, listed, filtered by, and kept in history and audit log", async () => {
    const [one = "", two = ""] = await placed(2)
    await change("/orders/tags", { documentIds: [one, two], add: [" Cadeau  fragile ", "VIP"] })
    await change("/orders/tags", { documentIds: [two], add: [], remove: ["vip"] })
    expect((await desk.one(one)).tags).toEqual(["Cadeau fragile", "VIP"])
    expect((await desk.one(two)).tags).toEqual(["Cadeau fragile"])
    expect(await idsOf("tag=VIP")).toEqual([one])
    expect((await idsOf("tag=cadeau%20FRAGILE")).toSorted()).toEqual([one, two].toSorted())
    expect((await desk.ask("GET", "/orders/tags")).json.data).toEqual(["Cadeau fragile", "VIP"])

    const [before, again] = [await desk.one(one), await change("/orders/tags", { documentIds: [one], add: ["vip"] })]
    expect(again).toMatchObject([{ ok: true, version: before.version }])
    expect(before.history.at(-1)).toMatchObject({ kind: "tags", actor: "Rania" })
    const audit = await shop.db.selectFrom("audit_log").selectAll().where("action", "=", "tags").execute()
    expect(audit.map(({ after }) => after)).toContain(JSON.stringify({ tags: ["Cadeau fragile", "VIP"] }))

    await change("/orders/tags", { documentIds: [one, two], remove: ["VIP", "cadeau fragile"] })
    expect((await desk.ask("GET", "/orders/tags")).json.data).toEqual([])
  })

  it("are bounded, of an order and of the shop", async () => {
    const [one = ""] = await placed(1)
    const many = Array.from({ length: maxOrderTags }, (_, n) => `t${n}`)
    await change("/orders/tags", { documentIds: [one], add: many })
    expect(await change("/orders/tags", { documentIds: [one], add: ["more"] })).toMatchObject([
      { ok: false, problem: "tooManyTags" },
    ])
    const { status } = await desk.ask("POST", "/orders/tags", { documentIds: [one], add: ["x".repeat(25)] })
    expect(status).toBe(400)
    // Names that no order has make room.
    const rows = Array.from({ length: maxTags }, (_, n) => ({ name: `old ${n}`, folded: `old ${n}` }))
    await shop.db.insertInto("order_tag").values(rows).execute()
    const [two = ""] = await placed(1)
    expect(await change("/orders/tags", { documentIds: [two], add: ["fresh"] })).toMatchObject([{ ok: true }])
    expect((await desk.ask("GET", "/orders/tags")).json.data).toHaveLength(maxOrderTags + 1)
  })
})

it("takes the tags out of an order with its person, and out of its history", async () => {
  const [one = ""] = await placed(1)
  await change("/orders/tags", { documentIds: [one], add: ["Mme Haddad"] })
  const { id } = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("document_id", "=", one)
    .executeTakeFirstOrThrow()
  await inTransaction(shop.db, async (tx) => {
    await eraseOrders(tx, [{ id, tracking: null }], new Date())
    await eraseHistory(tx, { orders: [id] }, new Date())
  })
  const { tags, history } = await desk.one(one)
  expect(tags).toEqual([])
  expect(JSON.stringify(history)).not.toContain("Haddad")
})

describe("a file of what is selected", () => {
  it("has more orders than an address can name, and those of the filter alone", async () => {
    const ids = await placed(3)
    await desk.move(ids[0] ?? "", "confirmed")
    const unknown = Array.from({ length: 900 }, (_, n) => `${n}`.padStart(24, "z"))
    const body = { documentIds: [...ids, ...unknown] }
    const answer = await rania.send("POST", "/api/admin/orders/export?format=csv&locale=en&status=new", body)
    expect([answer.status, answer.headers.get("x-total-rows")]).toEqual([200, "2"])
    expect((await answer.text()).trim().split("\n")).toHaveLength(3)
    // A file for reading marks nothing.
    expect((await desk.one(ids[1] ?? "")).exported).toBeNull()
    const carrier = await rania.send("POST", "/api/admin/orders/export?format=zr", { documentIds: ids.slice(1) })
    expect(carrier.headers.get("x-total-rows")).toBe("2")
    await carrier.arrayBuffer()
    expect((await desk.one(ids[1] ?? "")).exported).toMatchObject({ carrier: "zr" })
    expect((await desk.one(ids[0] ?? "")).exported).toBeNull()
  })
})
