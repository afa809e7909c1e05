import { afterEach, beforeEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess } from "./testing.ts"

let own: OwnDatabase
const running = new Set<Running>()

beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(async () => {
  await Promise.all([...running].map((process) => process.stop("SIGKILL")))
  running.clear()
  await own.remove()
})

async function startApi() {
  const api = await startProcess("api", { ...own.env, API_TOKEN: testToken })
  running.add(api)
  return api
}

const queries = [
  "pageSize=100",
  "pageSize=100&status=in-stock",
  "pageSize=5&page=2&sort=low-to-high",
  "locale=ar&pageSize=100",
]

/** What a process answers from its index: cards, facets and totals. */
const listed = ({ url }: Running) =>
  Promise.all(queries.map(async (query) => (await fetch(`${url}/api/catalogue?${query}`)).json()))

const lines = [
  { product: "Casque sans fil Aura", slug: "casque-aura", color: "Noir", amount: 25_200 },
  { product: "Sac à main Casbah", slug: "sac-casbah", color: "Cognac", amount: 18_900 },
]

test("a process that is killed while it changes products leaves the index of another as a new process makes it", async () => {
  const db = openDatabase(own.address)
  for (const { slug, amount } of lines) {
    const plain = { quantity: 6, status: "in-stock" as const, price: amount * 100, last_price: null, discount: 0 }
    const noOffer = { offer_start: null, offer_end: null }
    await db
      .updateTable("product")
      .set({ ...plain, ...noOffer })
      .where("slug", "=", slug)
      .execute()
  }
  const [killed, follower] = await Promise.all([startApi(), startApi()])
  const before = await listed(follower)

  let acknowledged = 0
  let ended = false
  const shopper = async (index: number) => {
    while (!ended) {
      const answer = await fetch(`${killed.url}/api/orders`, orderRequest(lines[index % 2])).catch(() => undefined)
      if (!answer) return
      if (answer.status === 201) acknowledged++
    }
  }
  const shoppers = [0, 1, 2, 3].map(shopper)
  await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(6)
  await killed.stop("SIGKILL")
  ended = true
  await Promise.all(shoppers)
  // Another process than both goes on changing.
  await db.updateTable("product").set({ price: 4_567_800 }).where("slug", "=", "casque-aura").execute()
  await db.destroy()

  const truth = await listed(await startApi())
  expect(truth).not.toEqual(before)
  await expect.poll(() => listed(follower), { timeout: 60_000 }).toEqual(truth)
})
