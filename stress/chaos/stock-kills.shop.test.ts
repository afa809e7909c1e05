import { setTimeout } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import { countApart, makeShoe } from "#api/testing/shoe.ts"
import { openTestShop, type TestShop, testSecret } from "#api/testing/shop.ts"
import { signedIn } from "#api/testing/staff.ts"
import { testEngine } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { inFull } from "../counts.ts"
import { movementMistakes } from "../movement-sums.ts"
import { tryOrder } from "../order-client.ts"
import { progress, report } from "../report.ts"
import { stockActs } from "../stock-acts.ts"
import { processEnv } from "../stress-shop.ts"

const kills = inFull ? 40 : 2
/** Done between two kills, four at the same moment. */
const acts = inFull ? 250 : 12

let shop: TestShop
let running: Running | undefined
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await running?.stop("SIGKILL")
  await shop.close()
})

/** The connection broke before the answer, or in the middle of it. */
const isBroken = (problem: unknown) =>
  problem instanceof TypeError && ["fetch failed", "terminated"].includes(problem.message)

it("logs every change of a stock, though the process is killed in between", async () => {
  const manager = await signedIn(shop, "manager", "Karima")
  const shoe = await makeShoe(shop, manager)
  await countApart(manager, shoe, { "noir/41": 60, "noir/42": 60, "blanc/41": 60, "blanc/42": 60 })
  const { url: DATABASE_URL, dataDir: DATA_DIR } = shop.address
  const env = processEnv({ DATA_DIR, AUTH_SECRET: testSecret, ...(DATABASE_URL && { DATABASE_URL }) })
  const ask = (path: string, init: RequestInit) => fetch(`${running?.url}${path}`, init)
  const send = (method: string, path: string, body?: unknown) =>
    ask(path, {
      method,
      headers: { cookie: manager.cookie, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const { some, counts } = stockActs({
    shop,
    shoe,
    staff: { send },
    now: () => new Date(),
    order: async (data) => {
      const { status, text } = await tryOrder(running?.url ?? "", data)
      return { status, body: JSON.parse(text) as unknown }
    },
    upload: (body) =>
      ask("/api/admin/products/import?dryRun=0", {
        method: "POST",
        body,
        headers: { cookie: manager.cookie, "content-type": "text/csv" },
      }),
  })
  for (let kill = 1; kill <= kills; kill++) {
    running = await startProcess("api", env)
    const { stop } = running
    let left = acts + Math.floor(Math.random() * 10)
    const client = async () => {
      while (left-- > 0) for (const act of some(1)) await act()
    }
    let isKilled = false
    const killAtTheEnd = async () => {
      while (left > 0) await setTimeout(5)
      isKilled = true
      await stop("SIGKILL")
    }
    const clients = [0, 1, 2, 3].map(() =>
      client().catch((problem: unknown) => {
        left = 0
        // What was under way when the process ended.
        if (!isKilled || !isBroken(problem)) throw problem
      }),
    )
    await Promise.all([...clients, killAtTheEnd()])
    expect(await movementMistakes(shop.db), `kill ${kill}`).toEqual([])
    progress("SIGKILL among changes of the stock", kill, kills)
  }
  expect(counts.seen.get(201), "orders that were placed").toBeGreaterThan(0)
  report(`SIGKILL among changes of the stock (${testEngine().name})`, kills * acts, counts.summary())
})
