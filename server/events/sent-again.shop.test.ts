import { afterEach, expect, it, vi } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { sendAgain } from "#db/events/deliveries.ts"
import { startReceiver } from "./testing/receiver.ts"
import { openSubscribedShop } from "./testing/subscribed-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** A subscriber of placed orders. */
async function subscribed(...answer: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answer)
  open.push(receiver.close)
  const all = await openSubscribedShop()
  open.push(all.shop.close)
  const id = await all.subscribe(receiver.url, ["order.placed"])
  const start = () => open.push(all.start())
  return { ...all, receiver, id, start }
}
type Subscribed = Awaited<ReturnType<typeof subscribed>>

const soon = { timeout: 20_000, interval: 20 }

/** Fails until an event is on the dead list. */
async function untilDead(all: Subscribed) {
  await placedOrder(all.shop)
  for (let tries = 1; tries <= 11; tries++) {
    const state = tries < 11 ? "failed" : "dead"
    await vi.waitFor(async () => expect(await all.deliveries()).toMatchObject([{ state, tries }]), soon)
    all.pass(24 * 3600)
  }
}

it("takes no try of an event that waits for its next one when a dead one is sent again", async () => {
  const all = await subscribed(() => 503)
  all.start()
  await untilDead(all)
  await placedOrder(all.shop)
  const waiting = [{ state: "dead" }, { state: "failed", tries: 1 }]
  await vi.waitFor(async () => expect(await all.deliveries()).toMatchObject(waiting), soon)
  const sent = all.receiver.received.length
  for (let count = 1; count <= 3; count++) {
    expect(await sendAgain(all.shop.db, all.id)).toBe(1)
    await vi.waitFor(async () => expect((await all.deliveries())[0]?.state).toBe("dead"), soon)
    await vi.waitFor(async () => expect((await all.subscriber()).lease).toBeNull(), soon)
  }
  expect(all.receiver.received.length).toBe(sent + 3)
  expect(await all.deliveries()).toMatchObject(waiting)
  all.pass(5)
  await vi.waitFor(async () => expect((await all.deliveries())[1]?.tries).toBe(2), soon)
})

it("pauses a receiver that answers 410 to what is sent again", async () => {
  let status = 503
  const all = await subscribed(() => status)
  all.start()
  await untilDead(all)
  status = 410
  expect(await sendAgain(all.shop.db, all.id)).toBe(1)
  await vi.waitFor(
    async () => expect(await all.subscriber()).toMatchObject({ is_paused: 1, last_problem: "gone" }),
    soon,
  )
})

it("sends an event once whose answer holds what PostgreSQL cannot store", async () => {
  const all = await subscribed(() => 200, "no\0ted")
  all.start()
  await placedOrder(all.shop)
  await placedOrder(all.shop)
  await vi.waitFor(
    async () => expect(await all.deliveries()).toMatchObject([{ state: "delivered" }, { state: "delivered" }]),
    soon,
  )
  expect(all.receiver.received).toHaveLength(2)
  expect(await all.shop.db.selectFrom("event_delivery").select("answer").distinct().execute()).toEqual([
    { answer: "no\uFFFDted" },
  ])
  expect(all.logged).toEqual([])
})
