import { createHmac } from "node:crypto"
import { afterEach, describe, expect, it, vi } from "vitest"
import { publicNetwork } from "#api/common/public-network.ts"
import { placedOrder } from "#api/testing/placed-order.ts"
import { eraseOrders } from "#db/customers/erase-order.ts"
import { sendAgain } from "#db/events/deliveries.ts"
import { purgeEvents } from "#db/events/purge-events.ts"
import { changeSubscriber, listSubscribers, replayEvents } from "#db/events/subscribers.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { startReceiver } from "./testing/receiver.ts"
import { hookSecret, openSubscribedShop } from "./testing/subscribed-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function subscribed(answer?: Parameters<typeof startReceiver>[0], types: string[] = []) {
  const receiver = await startReceiver(answer)
  open.push(receiver.close)
  const subscribed = await openSubscribedShop()
  open.push(subscribed.shop.close)
  const id = await subscribed.subscribe(receiver.url, types)
  const start = (...given: Parameters<typeof subscribed.start>) => {
    const stop = subscribed.start(...given)
    open.push(stop)
    return stop
  }
  return { ...subscribed, receiver, id, start }
}
type Subscribed = Awaited<ReturnType<typeof subscribed>>

const orders = ["order.placed", "order.confirmed", "order.cancelled"]

/** Moves the newest order on. */
async function move({ shop, now }: Subscribed, to: "confirmed" | "cancelled") {
  const { documentId } = await shop.db
    .selectFrom("orders")
    .select("document_id as documentId")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
  const change = { to, actor: "Lina", reason: null, outcome: null, callAt: null }
  const { kind } = await changeOrderStatus(shop.db, { documentId }, change, now())
  expect(kind).toBe("changed")
}

const soon = { timeout: 20_000, interval: 20 }

it("sends what happens in its order, signed, with the order as it is", async () => {
  const all = await subscribed(undefined, orders)
  all.start()
  await placedOrder(all.shop, { firstname: "Amina" })
  await move(all, "confirmed")
  await move(all, "cancelled")
  await vi.waitFor(() => expect(all.receiver.types()).toEqual(orders), soon)
  const [placed, confirmed] = all.receiver.received
  expect(placed?.message.data.order).toMatchObject({
    firstname: "Amina",
    lines: [{ slug: "casque-aura", quantity: 1 }],
  })
  expect(confirmed?.message.data).toMatchObject({ from: "new", to: "confirmed" })
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = placed?.headers ?? {}
  const key = Buffer.from(hookSecret.slice("whsec_".length), "base64")
  const expected = createHmac("sha256", key).update(`${id}.${time}.${placed?.body}`).digest("base64")
  expect(signature).toBe(`v1,${expected}`)
  expect(new Set(all.receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(3)
})

it("tells of products and their stock, and nothing of what was rolled back", async () => {
  const all = await subscribed()
  all.start()
  const { db } = all.shop
  const change = db.updateTable("product").where("slug", "=", "casque-aura")
  await expect(
    db.transaction().execute(async (tx) => {
      await tx.updateTable("product").set({ price: 1 }).execute()
      throw new Error("no")
    }),
  ).rejects.toThrow("no")
  await change.set({ price: 123_00 }).execute()
  await placedOrder(all.shop)
  await vi.waitFor(
    () => expect(all.receiver.types().toSorted()).toEqual(["order.placed", "product.changed", "stock.changed"]),
    soon,
  )
  const [first] = all.receiver.received
  expect(first?.message).toMatchObject({
    type: "product.changed",
    data: { product: { slug: "casque-aura", price: 123 } },
  })
})

describe("a receiver that fails", () => {
  it("gets the same event again, later and later, before those after it", async () => {
    const all = await subscribed((_got, count) => (count <= 2 ? 500 : 200), orders)
    all.start()
    await placedOrder(all.shop)
    await move(all, "confirmed")
    const tries = async (count: number) =>
      vi.waitFor(async () => expect((await all.subscriber()).tries).toBe(count), soon)
    await tries(1)
    expect(await all.deliveries()).toEqual([
      { kind: "order.placed", state: "failed", tries: 1, problem: "refused", status_code: 500 },
    ])
    expect(await listSubscribers(all.shop.db)).toMatchObject([{ tries: 1, lastProblem: "refused" }])
    all.pass(5)
    await tries(2)
    all.pass(29)
    all.pass(1)
    await vi.waitFor(
      () => expect(all.receiver.types()).toEqual([...Array(3).fill("order.placed"), "order.confirmed"]),
      soon,
    )
    const ids = all.receiver.received.map(({ headers }) => headers["webhook-id"])
    expect(new Set(ids.slice(0, 3)).size).toBe(1)
  })

  it("for two days has the event on the dead list, gets the next one, and the dead one by hand", async () => {
    let isDown = true
    const all = await subscribed(() => (isDown ? 503 : 200), orders)
    all.start()
    await placedOrder(all.shop)
    for (let tries = 1; tries <= 11; tries++) {
      const state = tries < 11 ? "failed" : "dead"
      await vi.waitFor(async () => expect(await all.deliveries()).toMatchObject([{ state, tries }]), soon)
      all.pass(24 * 3600)
    }
    isDown = false
    await move(all, "cancelled")
    await vi.waitFor(() => expect(all.receiver.types().at(-1)).toBe("order.cancelled"), soon)
    expect(await sendAgain(all.shop.db, all.id)).toBe(1)
    await vi.waitFor(() => expect(all.receiver.types().at(-1)).toBe("order.placed"), soon)
    await vi.waitFor(
      async () => expect(await all.deliveries()).toMatchObject([{ state: "delivered" }, { state: "delivered" }]),
      soon,
    )
  })

  it("answers 410 and is paused", async () => {
    const all = await subscribed(() => 410, orders)
    all.start()
    await placedOrder(all.shop)
    await vi.waitFor(
      async () => expect(await all.subscriber()).toMatchObject({ is_paused: 1, last_problem: "gone" }),
      soon,
    )
  })

  it("may show its answer elsewhere, as Google's scripts do", async () => {
    const all = await subscribed(() => 302, orders)
    all.start()
    await placedOrder(all.shop)
    await vi.waitFor(
      async () => expect(await all.deliveries()).toMatchObject([{ state: "delivered", status_code: 200 }]),
      soon,
    )
    expect(all.receiver.received).toHaveLength(1)
  })

  it("is not sent elsewhere", async () => {
    const all = await subscribed(() => 307, orders)
    all.start()
    await placedOrder(all.shop)
    await vi.waitFor(async () => expect((await all.subscriber()).last_problem).toBe("redirect"), soon)
    expect(all.receiver.received.map(({ headers }) => headers.host)).toHaveLength(1)
  })
})

it("sends nothing into a private network", async () => {
  const all = await subscribed(undefined, orders)
  all.start(publicNetwork)
  await placedOrder(all.shop)
  await vi.waitFor(async () => expect((await all.subscriber()).last_problem).toBe("forbidden-address"), soon)
  expect(all.receiver.received).toEqual([])
})

it("lets a receiver that is slow hold up no other", async () => {
  const all = await subscribed(() => undefined, orders)
  const quick = await startReceiver()
  open.push(quick.close)
  await all.subscribe(quick.url, orders)
  all.start()
  await placedOrder(all.shop)
  await vi.waitFor(() => expect(quick.types()).toEqual(["order.placed"]), soon)
})

it("waits while it is paused, and sends again what happened from a moment on", async () => {
  const all = await subscribed(undefined, orders)
  const { db } = all.shop
  await changeSubscriber(db, all.id, { isPaused: true }, all.now())
  all.start()
  await placedOrder(all.shop)
  await vi.waitFor(async () => expect(await listSubscribers(db)).toMatchObject([{ isPaused: true }]), soon)
  await vi.waitFor(async () => expect((await listSubscribers(db))[0]?.waiting).toBeGreaterThan(0), soon)
  expect(all.receiver.received).toEqual([])
  await changeSubscriber(db, all.id, { isPaused: false }, all.now())
  await vi.waitFor(() => expect(all.receiver.types()).toEqual(["order.placed"]), soon)
  await vi.waitFor(async () => expect((await all.subscriber()).lease).toBeNull(), soon)
  await replayEvents(db, all.id, all.now())
  await vi.waitFor(() => expect(all.receiver.types()).toEqual(["order.placed", "order.placed"]), soon)
  const [first, again] = all.receiver.received
  expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"])
})

it("forgets what it sent of an order whose person is erased", async () => {
  const all = await subscribed(undefined, orders)
  const { db } = all.shop
  all.start()
  await placedOrder(all.shop, { firstname: "Zoubida" })
  await vi.waitFor(async () => expect(await all.deliveries()).toMatchObject([{ state: "delivered" }]), soon)
  const stored = async () => JSON.stringify(await db.selectFrom("event_delivery").selectAll().execute())
  expect(await stored()).toContain("Zoubida")
  const order = await db.selectFrom("orders").select(["id", "tracking"]).orderBy("id", "desc").executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => eraseOrders(tx, [order], all.now()))
  expect(await stored()).not.toContain("Zoubida")
})

it("keeps the newest two hundred deliveries of a subscriber, and all that are dead", async () => {
  const all = await subscribed()
  const { db } = all.shop
  const { id } = await all.subscriber()
  const at = all.now().toISOString()
  const row = { subscriber_id: id, kind: "order.placed", subject: "an order", tries: 1, at }
  const rows = Array.from({ length: 230 }, (_, seq) => ({
    ...row,
    seq,
    event_key: String(seq),
    state: seq < 10 ? ("dead" as const) : ("delivered" as const),
  }))
  await db.insertInto("event_delivery").values(rows).execute()
  await purgeEvents(db, all.now())
  const kept = await db.selectFrom("event_delivery").select(["seq", "state"]).orderBy("seq").execute()
  expect(kept.filter(({ state }) => state === "dead")).toHaveLength(10)
  expect(kept.filter(({ state }) => state === "delivered").map(({ seq }) => seq)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 30),
  )
})

it("shares the work of two processes: each event is sent once while both live", async () => {
  const all = await subscribed(undefined, ["order.placed"])
  all.start()
  all.start()
  for (let count = 0; count < 6; count++) await placedOrder(all.shop)
  await vi.waitFor(() => expect(all.receiver.received.length).toBeGreaterThanOrEqual(6), soon)
  const seqs = all.receiver.received.map(({ message }) => Number(message.data.seq))
  expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
  expect(new Set(seqs).size).toBe(6)
  expect(all.logged).toEqual([])
})
