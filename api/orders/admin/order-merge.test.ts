import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { insertParcel } from "../../testing/inserted-parcel.ts"
import { countUnits, orderAdmin, setStock } from "../../testing/order-admin.ts"
import { openRemoteShop, type RemoteShop } from "../../testing/other-process.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let karima: TestStaff
let desk: ReturnType<typeof orderAdmin>
let other: RemoteShop
beforeAll(async () => {
  shop = await openTestShop()
  karima = await signedIn(shop, "agent", "Karima")
  desk = orderAdmin(karima)
  other = await openRemoteShop(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => setStock(shop, "casque-aura", 100))

const merging = ({ documentId }: { documentId: string }, version = 1) => ({ version: 1, into: { documentId, version } })

const aura = (quantity: number, color = "Noir") => ({ slug: "casque-aura", quantity, color })

describe("POST /api/admin/orders/:documentId/merge", () => {
  it("puts the lines of one order into the other, cancels it, and leaves stock and sums right", async () => {
    const into = await placedListedOrder(shop, { lines: [aura(1), aura(1, "Sable")] })
    const from = await placedListedOrder(shop, { lines: [aura(2), { slug: "nova-12", quantity: 1 }] })
    const before = [await countUnits(shop, "casque-aura"), await countUnits(shop, "nova-12")]
    const merged = await desk.order("POST", `/orders/${from.documentId}/merge`, merging(into))
    expect(merged).toMatchObject({
      documentId: into.documentId,
      status: "new",
      version: 2,
      lines: [
        { slug: "casque-aura", color: "Noir", quantity: 3 },
        { slug: "casque-aura", color: "Sable", quantity: 1 },
        { slug: "nova-12", quantity: 1 },
      ],
    })
    expect(merged.amount).toBe(into.amount + from.amount)
    expect(merged.total).toBe(merged.amount + (merged.deliveryPrice ?? 0))
    expect(merged.history.at(-1)).toMatchObject({ kind: "merged", actor: "Karima", details: { from: from.number } })
    const gone = await desk.one(from.documentId)
    expect(gone.mergedInto).toEqual({ documentId: into.documentId, number: into.number })
    expect(gone).toMatchObject({ status: "cancelled", lines: [{ quantity: 2 }, { quantity: 1 }] })
    expect(gone.history.at(-1)).toMatchObject({ to: "cancelled", reason: "merged", details: { into: into.number } })
    expect([await countUnits(shop, "casque-aura"), await countUnits(shop, "nova-12")]).toEqual(before)
    await desk.move(into.documentId, "cancelled")
    expect((await countUnits(shop, "casque-aura")).stock).toBe(100)
  })

  it("cancels a true duplicate as the same order: no quantity is added, its stock is returned", async () => {
    const remaining = await placedListedOrder(shop, { lines: [aura(2)], mobile: "0555 71 72 73" })
    const twice = await placedListedOrder(shop, { lines: [aura(2), aura(1, "Sable")], mobile: "0555 71 72 73" })
    const listed = async () => {
      const { json } = await desk.ask("GET", "/orders?q=0555717273")
      return (json.data as { documentId: string; duplicateCount: number }[]).map((row) => row.duplicateCount)
    }
    const counts = async () =>
      (await desk.ask("GET", "/orders/counts?q=0555717273")).json.data as Record<string, number>
    expect(await listed()).toEqual([1, 1])
    await desk.move(remaining.documentId, "confirmed", "preparing", "shipped")
    expect(await listed()).toEqual([0, 0])
    const { all } = await countUnits(shop, "casque-aura")
    const body = { version: 1, into: { documentId: remaining.documentId, version: 4 }, as: "same" }
    const after = await desk.order("POST", `/orders/${twice.documentId}/merge`, body)
    expect(after).toMatchObject({ status: "shipped", version: 4, lines: [{ quantity: 2 }], total: remaining.total })
    expect(after.history.at(-1)).toMatchObject({ kind: "merged", details: { from: twice.number, same: true } })
    const gone = await desk.one(twice.documentId)
    expect(gone).toMatchObject({ status: "cancelled", mergedInto: { number: remaining.number } })
    expect(gone.history.at(-1)).toMatchObject({ reason: "merged", details: { into: remaining.number, same: true } })
    expect(gone.phonePast).toMatchObject({ orders: 1, cancelled: 0 })
    expect(after.phonePast).toMatchObject({ orders: 0, cancelled: 0 })
    expect(await countUnits(shop, "casque-aura")).toMatchObject({ all })
    expect(await counts()).toMatchObject({ shipped: 1, cancelled: 0 })
    const undone = await desk.ask("POST", "/orders/undo", { orders: [{ documentId: gone.documentId, version: 2 }] })
    expect(undone.json.data).toMatchObject([{ ok: false, problem: "notAllowed" }])
    const again = await desk.ask("POST", `/orders/${twice.documentId}/merge`, { ...body, version: 2 })
    expect([again.status, again.json.error?.details]).toMatchObject([409, { reason: "shipped", status: "cancelled" }])
  })

  it("merges nothing that has shipped, nothing with itself and nothing that is not there", async () => {
    const one = await placedListedOrder(shop)
    const shipped = await placedListedOrder(shop)
    await desk.move(shipped.documentId, "confirmed", "preparing", "shipped")
    const versionOf = (id: string) => (id === shipped.documentId ? 4 : 1)
    const merge = (from: string, into: string) =>
      desk.ask("POST", `/orders/${from}/merge`, {
        version: versionOf(from),
        into: { documentId: into, version: versionOf(into) },
      })
    const rejected = { reason: "shipped", documentId: shipped.documentId, status: "shipped" }
    for (const [from, into] of [
      [one.documentId, shipped.documentId],
      [shipped.documentId, one.documentId],
    ] as const) {
      const { status, json } = await merge(from, into)
      expect([status, json.error?.details]).toEqual([409, rejected])
    }
    expect((await merge(one.documentId, one.documentId)).json.error?.details).toEqual({ reason: "same" })
    expect((await merge(one.documentId, "a".repeat(24))).status).toBe(404)
  })

  it("merges no order of which a carrier has a parcel, and closes no such duplicate", async () => {
    const one = await placedListedOrder(shop)
    const sent = await placedListedOrder(shop)
    await desk.move(sent.documentId, "confirmed", "preparing")
    await insertParcel(shop, sent.documentId)
    const merge = async (from: string, into: string, as = "more") => {
      const [one, other] = [await desk.one(from), await desk.one(into)]
      const body = { version: one.version, into: { documentId: into, version: other.version }, as }
      return desk.ask("POST", `/orders/${from}/merge`, body)
    }
    const rejected = { status: 409, json: { error: { details: { reason: "parcel", documentId: sent.documentId } } } }
    expect(await merge(one.documentId, sent.documentId)).toMatchObject(rejected)
    expect(await merge(sent.documentId, one.documentId)).toMatchObject(rejected)
    expect(await merge(sent.documentId, one.documentId, "same")).toMatchObject(rejected)
    expect(await desk.one(sent.documentId)).toMatchObject({ status: "preparing", lines: [{ quantity: 1 }] })
    // The duplicate itself has none: it goes.
    expect((await merge(one.documentId, sent.documentId, "same")).status).toBe(200)
  })

  it("makes no order of more lines, and no line of more units, than an edit may have", async () => {
    const [into, from] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const lineOf = ({ documentId }: { documentId: string }) =>
      shop.db
        .selectFrom("order_line as l")
        .innerJoin("orders as o", "o.id", "l.order_id")
        .selectAll("l")
        .where("o.document_id", "=", documentId)
        .executeTakeFirstOrThrow()
    const { id, ...line } = await lineOf(from)
    const { id: other } = await lineOf(into)
    /** Merges, and agrees to what the order is said to cost. */
    const merge = async (total?: number): Promise<Awaited<ReturnType<typeof desk.ask>>> => {
      const answer = await desk.ask("POST", `/orders/${from.documentId}/merge`, { ...merging(into), total })
      const { reason, total: said } = answer.json.error?.details ?? {}
      return reason === "dearer" ? merge(Number(said)) : answer
    }
    const others = Array.from({ length: 50 }, (_, at) => ({ ...line, position: at + 1, color: `Noir ${at}` }))
    await shop.db.insertInto("order_line").values(others).execute()
    expect(await merge()).toMatchObject({ status: 409, json: { error: { details: { reason: "lines" } } } })
    await shop.db.deleteFrom("order_line").where("order_id", "=", line.order_id).where("position", ">", 0).execute()
    await shop.db.updateTable("order_line").set({ quantity: 600 }).where("id", "in", [id, other]).execute()
    expect(await merge()).toMatchObject({
      status: 200,
      json: { data: { lines: [{ quantity: 600 }, { quantity: 600 }] } },
    })
  })

  it("merges orders as they were seen alone", async () => {
    const [from, into] = [
      await placedListedOrder(shop, { lines: [aura(1)] }),
      await placedListedOrder(shop, { lines: [aura(1)] }),
    ]
    await desk.order("PATCH", `/orders/${into.documentId}`, { version: 1, note: "Le soir" })
    const merge = (version: number, intoVersion: number) =>
      desk.ask("POST", `/orders/${from.documentId}/merge`, {
        version,
        into: { documentId: into.documentId, version: intoVersion },
      })
    const other = await merge(1, 1)
    expect([other.status, other.json.error?.details]).toEqual([
      409,
      { reason: "version", documentId: into.documentId, version: 2 },
    ])
    expect((await merge(2, 2)).json.error?.details).toMatchObject({ documentId: from.documentId, version: 1 })
    expect((await merge(1, 2)).status).toBe(200)
  })

  it("asks for more than for both orders only when that was seen", async () => {
    const order = async (fields: object) => desk.one((await placedListedOrder(shop, fields)).documentId)
    await shop.db
      .updateTable("coupon")
      .set({ minimum_amount: 0, max_uses: null, max_uses_per_phone: null, kind: "fixed", value: 100_000 })
      .where("code", "=", "TECH2000")
      .execute()
    const into = await order({ lines: [aura(1)] })
    const from = await order({ lines: [aura(1)], coupon: "TECH2000", discount: 1000 })
    expect(from.discount).toBe(1000)
    await desk.order("PATCH", `/orders/${into.documentId}`, { version: 1, deliveryPrice: 0 })
    await desk.order("PATCH", `/orders/${from.documentId}`, { version: 1, deliveryPrice: 0 })
    const body = { version: 2, into: { documentId: into.documentId, version: 2 } }
    const merge = (more: object) => desk.ask("POST", `/orders/${from.documentId}/merge`, { ...body, ...more })
    const together = into.amount + from.amount - 1000
    for (const more of [{}, { total: together }]) {
      const { status, json } = await merge(more)
      expect([status, json.error?.details]).toEqual([409, { reason: "dearer", together, total: together + 1000 }])
    }
    expect((await desk.one(from.documentId)).status).toBe("new")
    const { status, json } = await merge({ total: together + 1000 })
    expect([status, json.data]).toMatchObject([200, { total: together + 1000, deliveryPrice: 0 }])
  })

  it("and a cancel at the same moment: one of them counts, and no unit is lost", async () => {
    for (let round = 0; round < 10; round++) {
      await setStock(shop, "casque-aura", 100)
      const into = await placedListedOrder(shop, { lines: [aura(1)] })
      const from = await placedListedOrder(shop, { lines: [aura(2)] })
      const { all } = await countUnits(shop, "casque-aura")
      const cancelled = round % 2 ? into : from
      const [merged, answers] = await Promise.all([
        desk.ask("POST", `/orders/${from.documentId}/merge`, merging(into)),
        other.post([
          {
            path: `/api/admin/orders/${cancelled.documentId}/status`,
            body: { to: "cancelled" },
            cookie: karima.cookie,
          },
        ]),
      ])
      const statuses = [merged.status, answers[0]?.status]
      // The order that takes the other in can be cancelled afterwards.
      if (cancelled === into && merged.status === 200) expect(statuses).toEqual([200, 200])
      else expect(statuses.toSorted()).toEqual([200, 409])
      expect((await countUnits(shop, "casque-aura")).all).toBe(all)
    }
  })

  it("two ways at once: one order takes the other in", async () => {
    for (let round = 0; round < 5; round++) {
      const a = await placedListedOrder(shop, { lines: [aura(1)] })
      const b = await placedListedOrder(shop, { lines: [aura(2)] })
      const { all } = await countUnits(shop, "casque-aura")
      const [first, answers] = await Promise.all([
        desk.ask("POST", `/orders/${a.documentId}/merge`, merging(b)),
        other.post([{ path: `/api/admin/orders/${b.documentId}/merge`, body: merging(a), cookie: karima.cookie }]),
      ])
      expect([first.status, answers[0]?.status].toSorted()).toEqual([200, 409])
      expect((await countUnits(shop, "casque-aura")).all).toBe(all)
    }
  })
})
