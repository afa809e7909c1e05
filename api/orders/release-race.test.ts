import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDatabase } from "#db/database.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { countUnits, orderAdmin, setStock } from "../testing/order-admin.ts"
import type { PostedRequest } from "../testing/order-worker.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

const aura = "casque-aura"
const placedAt = new Date("2026-11-21T10:00:00.000Z")
const stale = new Date("2026-11-24T11:00:00.000Z")
const rounds = 6
const ordersOfRound = 6
const stockOfRound = 100

let now = placedAt
let shop: TestShop
let otherDb: Db
let karima: TestStaff
let desk: ReturnType<typeof orderAdmin>
let processes: RemoteShop[]
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  otherDb = openDatabase(shop.address)
  karima = await signedIn(shop, "agent", "Karima")
  desk = orderAdmin(karima)
  processes = await Promise.all([openRemoteShop(shop), openRemoteShop(shop)])
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await otherDb.destroy()
  await shop.close()
})

/** New orders of 72 hours ago, of three units each, that still hold their stock. */
async function staleOrders(count = ordersOfRound) {
  now = placedAt
  await setStock(shop, aura, stockOfRound)
  const orders = []
  for (let index = 0; index < count; index++) {
    orders.push(await placedOrder(shop, { lines: [{ slug: aura, quantity: 3 }] }))
  }
  now = new Date()
  return orders
}

/** The job in two processes, while two others send requests, every other one each. */
async function whileReleasing(requests: PostedRequest[]) {
  const sent = processes.map((process, which) => process.post(requests.filter((_, index) => index % 2 === which)))
  const released = Promise.all([releaseStaleStock(shop.db, stale), releaseStaleStock(otherDb, stale)])
  const answers = (await Promise.all(sent)).flat()
  const [one, other] = await released
  return { statuses: answers.map(({ status }) => status), released: one + other }
}

const move = (documentId: string, to: string): PostedRequest => ({
  path: `/api/admin/orders/${documentId}/status`,
  body: { to },
  cookie: karima.cookie,
})

const statusesOf = async (orders: { documentId: string }[]) => {
  const ids = orders.map(({ documentId }) => documentId)
  return shop.db
    .selectFrom("orders")
    .select(["status", "stock_released_at as releasedAt"])
    .where("document_id", "in", ids)
    .execute()
}

describe("stock that is released at the same moment", () => {
  it("as the orders are confirmed, is held by each of them", async () => {
    for (let round = 0; round < rounds; round++) {
      const orders = await staleOrders()
      const { all } = await countUnits(shop, aura)
      const { statuses } = await whileReleasing(orders.map(({ documentId }) => move(documentId, "confirmed")))
      expect(statuses).toEqual(orders.map(() => 200))
      for (const row of await statusesOf(orders)) expect(row).toEqual({ status: "confirmed", releasedAt: null })
      expect((await countUnits(shop, aura)).all).toBe(all)
    }
  })

  it("as the orders are cancelled, comes back once", async () => {
    for (let round = 0; round < rounds; round++) {
      const orders = await staleOrders()
      const { statuses } = await whileReleasing(orders.map(({ documentId }) => move(documentId, "cancelled")))
      expect(statuses).toEqual(orders.map(() => 200))
      for (const row of await statusesOf(orders)) expect(row).toEqual({ status: "cancelled", releasedAt: null })
      expect((await countUnits(shop, aura)).stock).toBe(stockOfRound)
    }
  })

  it("as the orders are edited, is counted as they were or as they are", async () => {
    for (let round = 0; round < rounds; round++) {
      const orders = await staleOrders()
      const { all } = await countUnits(shop, aura)
      const edits = await Promise.all(
        orders.map(async ({ documentId }, index) => {
          const { version, lines } = await desk.one(documentId)
          const edited = [{ id: lines[0]?.id, slug: aura, quantity: index % 2 === 0 ? 1 : 7 }]
          return { documentId, body: { version, lines: edited } }
        }),
      )
      const [answers] = await Promise.all([
        Promise.all(edits.map(({ documentId, body }) => desk.ask("PATCH", `/orders/${documentId}`, body))),
        whileReleasing(orders.map(({ documentId }) => move(documentId, "confirmed"))),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      for (const row of await statusesOf(orders)) expect(row).toEqual({ status: "confirmed", releasedAt: null })
      expect((await countUnits(shop, aura)).all).toBe(all)
    }
  })

  it("as others buy the last units, is sold to one of them, and the rest are told", async () => {
    const outcomes = new Set<number>()
    for (let round = 0; round < rounds; round++) {
      const orders = await staleOrders(2)
      await setStock(shop, aura, 1)
      const { all } = await countUnits(shop, aura)
      const buyers = Array.from({ length: 6 }, () => {
        const data = { ...person(), lines: [{ slug: aura, quantity: 3, unitPrice: 25_200 }], amount: 75_600 }
        return { path: "/api/orders", data }
      })
      const { statuses, released } = await whileReleasing(buyers)
      expect(released).toBe(2)
      for (const status of statuses) outcomes.add(status)
      expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2)
      expect((await countUnits(shop, aura)).all).toBe(all)
      // All are confirmed at once: who comes last is told what is missing.
      const confirmed = await processes[0]?.post(orders.map(({ documentId }) => move(documentId, "confirmed")))
      const left = (await countUnits(shop, aura)).stock
      const taken = confirmed?.filter(({ status }) => status === 200).length ?? 0
      expect(taken + statuses.filter((status) => status === 201).length).toBe(2)
      expect(left).toBe(1)
      expect((await countUnits(shop, aura)).all).toBe(all)
    }
    for (const outcome of outcomes) expect([201, 409]).toContain(outcome)
  })

  it("and taken again by more orders than there is stock for, goes to as many as it is enough for", async () => {
    for (let round = 0; round < rounds; round++) {
      const orders = await staleOrders()
      await releaseStaleStock(shop.db, stale)
      await setStock(shop, aura, 7)
      const { all } = await countUnits(shop, aura)
      const sent = processes.map((process, which) =>
        process.post(
          orders.filter((_, index) => index % 2 === which).map(({ documentId }) => move(documentId, "confirmed")),
        ),
      )
      const statuses = (await Promise.all(sent)).flat().map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409, 409])
      expect(await countUnits(shop, aura)).toMatchObject({ stock: 1, all })
    }
  })
})
