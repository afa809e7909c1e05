import { afterEach, expect, it, vi } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { replayEvents } from "#db/events/subscribers.ts"
import { deployAppsScript } from "./testing/apps-script.ts"
import { openSubscribedShop } from "./testing/subscribed-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function deployed(key: string) {
  const script = await deployAppsScript()
  open.push(script.close)
  const subscribed = await openSubscribedShop()
  open.push(subscribed.shop.close)
  const id = await subscribed.subscribe(`${script.url}?key=${key}`, ["order.placed"])
  open.push(subscribed.start())
  return { ...subscribed, script, id }
}

const soon = { timeout: 20_000, interval: 20 }

it("adds a row for each order, once, as text that a sheet neither changes nor runs", async () => {
  const { shop, script, id, deliveries } = await deployed("choose-a-long-one")
  const first = await placedOrder(shop, { firstname: '=IMPORTXML("https://elsewhere.test")', mobile: "0661 92 83 74" })
  const second = await placedOrder(shop)
  await vi.waitFor(() => expect(script.rows).toHaveLength(2), soon)
  const row = Object.fromEntries((script.rows[0] ?? []).map((cell, index) => [index, cell]))
  expect(row).toMatchObject({ 0: first.number, 3: first.firstname, 5: first.mobile, 8: first.total })
  expect(String(row[5])).toMatch(/^0/)
  expect(script.rows[1]?.[0]).toBe(second.number)
  await replayEvents(shop.db, id, new Date(0))
  await vi.waitFor(() => expect(script.answers).toHaveLength(4), soon)
  expect(script.rows).toHaveLength(2)
  await vi.waitFor(async () => expect((await deliveries()).map(({ state }) => state)).toContain("delivered"), soon)
})

it("adds nothing for who does not have the key", async () => {
  const { shop, script } = await deployed("another")
  await placedOrder(shop)
  await vi.waitFor(() => expect(script.answers).toEqual(["no"]), soon)
  expect(script.rows).toEqual([])
})
