import { expect, it, onTestFinished, vi } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { storePluginSubscribers } from "#db/events/plugin-subscribers.ts"
import { openSubscribedShop } from "./testing/subscribed-shop.ts"

it("gives a plugin its events in order, again after it threw or took too long", async () => {
  const subscribed = await openSubscribedShop()
  onTestFinished(() => subscribed.shop.close())
  const seen: string[] = []
  let tries = 0
  const onEvent = async ({ type }: { type: string }) => {
    tries++
    if (tries === 1) throw new Error("not yet")
    if (tries === 2) return new Promise<void>(() => undefined)
    seen.push(type)
  }
  await storePluginSubscribers(subscribed.shop.db, [{ name: "list", types: ["order.placed"] }], subscribed.now())
  await placedOrder(subscribed.shop)
  const stop = subscribed.start(undefined, undefined, [{ name: "list", onEvent }])
  onTestFinished(stop)
  const problem = (expected: string) =>
    vi.waitFor(async () => expect((await subscribed.subscriber()).last_problem).toBe(expected), {
      timeout: 20_000,
      interval: 20,
    })
  await problem("refused")
  expect(await subscribed.shop.db.selectFrom("event_delivery").select("answer").execute()).toEqual([
    { answer: "not yet" },
  ])
  subscribed.pass(10)
  await problem("timeout")
  subscribed.pass(60)
  await vi.waitFor(() => expect(seen).toEqual(["order.placed"]), { timeout: 20_000, interval: 20 })
})
