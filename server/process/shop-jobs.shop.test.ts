import { afterEach, beforeEach, expect, test } from "vitest"
import { countUnits, setStock } from "#api/testing/order-admin.ts"
import { placedOrder } from "#api/testing/placed-order.ts"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { beginBorrowing } from "#db/content/borrow-again.ts"
import { shopJobs } from "./shop-jobs.ts"

let shop: TestShop

beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const running = new AbortController().signal

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3600_000).toISOString()

const countRows = async () => {
  const keys = await shop.db.selectFrom("idempotency_key").select("key").execute()
  const windows = await shop.db.selectFrom("rate_window").select("bucket").execute()
  return { keys: keys.map(({ key }) => key), windows: windows.map(({ bucket }) => bucket) }
}

test("deletes expired keys and counts although no order is placed", async () => {
  const now = new Date()
  await shop.db
    .insertInto("idempotency_key")
    .values([
      { key: "old", fingerprint: "f", order_token: "t", created_at: daysBefore(now, 3) },
      { key: "young", fingerprint: "f", order_token: "t", created_at: daysBefore(now, 1) },
    ])
    .execute()
  await shop.db
    .insertInto("rate_window")
    .values([
      { bucket: "old", window_start: daysBefore(now, 3), count: 1 },
      { bucket: "young", window_start: daysBefore(now, 1), count: 1 },
    ])
    .execute()
  for (const { run } of shopJobs(shop.db)) await run(now, running)
  expect(await countRows()).toEqual({ keys: ["young"], windows: ["young"] })
})

test("releases the stock of orders that nobody confirmed, fifty at a time, the oldest first", async () => {
  await setStock(shop, "casque-aura", 60)
  const placed = []
  for (let index = 0; index < 52; index++) placed.push(await placedOrder(shop))
  const newest = placed.at(-1)?.documentId
  const threeDaysLater = new Date(Date.now() + 72 * 3600_000)
  const job = shopJobs(shop.db).find(({ name }) => name === "release-stale-stock")
  const stocks: number[] = []
  for (let run = 0; run < 3; run++) {
    await job?.run(threeDaysLater, running)
    stocks.push((await countUnits(shop, "casque-aura")).stock)
  }
  expect(stocks).toEqual([58, 60, 60])
  const events = await shop.db
    .selectFrom("order_event")
    .innerJoin("orders", "orders.id", "order_event.order_id")
    .select("document_id as documentId")
    .where("kind", "=", "stock-released")
    .orderBy("order_event.id")
    .execute()
  expect([events.length, events.at(-1)?.documentId]).toEqual([52, newest])
})

test("leaves the rest of a long job to the next process when this one stops", async () => {
  await shop.db.transaction().execute((tx) => beginBorrowing(tx, "ar"))
  const job = shopJobs(shop.db).find(({ name }) => name === "borrow-texts")
  const waiting = () => shop.db.selectFrom("text_borrowing").select("id").execute()
  await job?.run(new Date(), AbortSignal.abort())
  expect(await waiting()).toHaveLength(1)
  await job?.run(new Date(), running)
  expect(await waiting()).toEqual([])
})
