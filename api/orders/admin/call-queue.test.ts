import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { waitingCalls } from "#db/orders/admin/call-queue.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { openRemoteShop } from "../../testing/other-process.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { queueNext } from "../contract-admin-queue.ts"

// Sessions end by the machine's clock, so the shop's stays near it: eleven o'clock in Algiers.
const start = new Date()
start.setUTCHours(10, 0, 0, 0)
let now: Date
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

let shop: TestShop
let karima: TestStaff
let rania: TestStaff
beforeEach(async () => {
  now = start
  shop = await openTestShop(testToken, () => now)
  karima = await signedIn(shop, "agent", "Karima")
  rania = await signedIn(shop, "agent", "Rania")
  await setStock(shop, "casque-aura", 500)
})
afterEach(() => shop.close())

async function next(who: TestStaff, skip: string[] = []) {
  const answer = await who.send("POST", "/api/admin/call-queue/next", { skip })
  expect(answer.status).toBe(200)
  return queueNext.parse(await answer.json())
}
const numberOf = async (who: TestStaff, skip?: string[]) => (await next(who, skip)).data?.number ?? null

describe("POST /api/admin/call-queue/next", () => {
  it("gives a failed delivery behind any number of others that the staff has settled by hand", async () => {
    const [settled, failed] = [await placedOrder(shop), await placedOrder(shop)]
    const idOf = async ({ documentId }: { documentId: string }) =>
      (await shop.db.selectFrom("orders").select("id").where("document_id", "=", documentId).executeTakeFirstOrThrow())
        .id
    await orderAdmin(rania).move(settled.documentId, "confirmed", "preparing", "shipped", "delivered")
    await orderAdmin(rania).move(failed.documentId, "confirmed", "preparing", "shipped")
    const parcel = (orderId: number, key: string, minutes: number) => ({
      document_id: key,
      order_id: orderId,
      reference: key,
      state: "cancelled" as const,
      to_call_at: inMinutes(minutes).toISOString(),
      staff_id: rania.id,
      staff_name: "Rania",
      created_at: start.toISOString(),
    })
    const first = await idOf(settled)
    const many = Array.from({ length: 200 }, (_, at) => parcel(first, `settled-${at}`, -500 + at))
    await shop.db
      .insertInto("parcel")
      .values([...many, parcel(await idOf(failed), "failed", -1)])
      .execute()
    expect(await numberOf(rania)).toBe(failed.number)
  })

  it("gives calls that are due before new orders, the longest due first, then the oldest", async () => {
    const orders = []
    for (let minute = -9; minute < -5; minute++) {
      now = inMinutes(minute)
      orders.push(await placedOrder(shop))
    }
    const [a, b, c, d] = orders
    now = inMinutes(-5)
    await orderAdmin(karima).call(c?.documentId ?? "", "postponed", { callAt: inMinutes(60).toISOString() })
    await orderAdmin(karima).call(d?.documentId ?? "", "postponed", { callAt: inMinutes(30).toISOString() })
    now = start
    const first = await next(karima)
    expect(first.data?.number).toBe(a?.number)
    expect(first.meta).toEqual({ failed: 0, due: 0, fresh: 1, later: 2, nextAt: inMinutes(30).toISOString() })
    await orderAdmin(karima).move(a?.documentId ?? "", "confirmed")
    now = inMinutes(60)
    expect(await numberOf(karima)).toBe(d?.number)
    await orderAdmin(karima).move(d?.documentId ?? "", "cancelled")
    expect(await numberOf(karima)).toBe(c?.number)
    await orderAdmin(karima).move(c?.documentId ?? "", "confirmed")
    expect(await numberOf(karima)).toBe(b?.number)
    await orderAdmin(karima).move(b?.documentId ?? "", "confirmed")
    expect(await next(karima)).toEqual({ data: null, meta: { failed: 0, due: 0, fresh: 0, later: 0, nextAt: null } })
  })

  it("counts for each the calls that they would get", async () => {
    const { documentId } = await placedOrder(shop)
    await orderAdmin(karima).call(documentId, "postponed", { callAt: inMinutes(10).toISOString() })
    now = inMinutes(11)
    expect(await next(rania)).toMatchObject({ data: null, meta: { failed: 0, due: 0, fresh: 0 } })
    expect(await waitingCalls(shop.db, karima, now)).toMatchObject({ failed: 0, due: 1, fresh: 0 })
  })

  it("keeps an order for who has it, until the lease is over or given back", async () => {
    const first = await placedOrder(shop)
    const second = await placedOrder(shop)
    const taken = await next(karima)
    expect(taken.data).toMatchObject({
      number: first.number,
      lease: { by: { id: karima.id, name: "Karima" }, until: inMinutes(10).toISOString() },
    })
    expect(await numberOf(karima)).toBe(first.number)
    expect(await numberOf(rania)).toBe(second.number)
    const release = await rania.send("POST", "/api/admin/call-queue/release", {})
    expect(await release.json()).toEqual({ data: { released: true } })
    now = inMinutes(9)
    expect(await numberOf(karima)).toBe(first.number)
    now = inMinutes(18)
    expect(await numberOf(rania)).toBe(second.number)
    await orderAdmin(rania).move(second.documentId, "confirmed")
    expect(await numberOf(rania)).toBeNull()
    now = inMinutes(19)
    expect(await numberOf(rania)).toBe(first.number)
  })

  it("passes over what somebody does not want", async () => {
    const first = await placedOrder(shop)
    const second = await placedOrder(shop)
    expect(await numberOf(karima)).toBe(first.number)
    expect(await numberOf(karima, [first.documentId])).toBe(second.number)
    expect(await numberOf(rania)).toBe(first.number)
  })

  it("leaves an order to its agent, for an hour", async () => {
    const order = await placedOrder(shop)
    await orderAdmin(karima).call(order.documentId, "busy")
    now = inMinutes(69)
    expect(await numberOf(rania)).toBeNull()
    now = inMinutes(70)
    expect(await numberOf(rania)).toBe(order.number)
  })
})

describe("many who call", () => {
  it("never get the same order, over four processes", async () => {
    const orders = []
    for (let index = 0; index < 24; index++) orders.push(await placedOrder(shop))
    const agents: TestStaff[] = [karima, rania]
    for (let index = 0; index < 6; index++) agents.push(await signedIn(shop, "agent", `Agent ${index}`))
    const processes = await Promise.all([0, 1, 2, 3].map(() => openRemoteShop(shop, start)))
    const given: string[] = []
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        processes.map((process, index) =>
          process.post(
            agents
              .slice(index * 2, index * 2 + 2)
              .map(({ cookie }) => ({ path: "/api/admin/call-queue/next", body: {}, cookie })),
          ),
        ),
      )
      const taken = answers.flat().map(({ body }) => queueNext.parse(body).data?.documentId ?? "none")
      expect(new Set(taken).size).toBe(agents.length)
      given.push(...taken)
      for (const documentId of taken) await orderAdmin(karima).move(documentId, "confirmed")
    }
    await Promise.all(processes.map((process) => process.close()))
    expect(given.toSorted()).toEqual(orders.map(({ documentId }) => documentId).toSorted())
  })

  it("get one order each, however many tabs they have", async () => {
    for (let index = 0; index < 4; index++) await placedOrder(shop)
    const taken = await Promise.all([numberOf(karima), numberOf(karima), numberOf(karima)])
    expect(new Set(taken).size).toBe(1)
  })
})
