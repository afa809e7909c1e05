import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { openDatabase } from "#db/database.ts"
import { type Running, startProcess } from "../testing.ts"

const root = join(import.meta.dirname, "../..")
/** Inside the sources, so that a plugin's `#server/…` is found as in `plugins/`. */
const folder = join(root, "build", `plugins-${process.pid}`)
const dataDir = mkdtempSync(join(tmpdir(), "hanout-plugin-"))
const key = "a-key-of-the-test"
let shop: Running

const start = () =>
  startProcess("all", { DATA_DIR: dataDir, PLUGINS_DIR: folder, LOW_STOCK_KEY: key, TRUST_PROXY: "1" })

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, "plugins/examples/low-stock.ts"), join(folder, "low-stock.ts"))
  shop = await start()
})
afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

const lowStock = (headers = { authorization: `Bearer ${key}` }) => fetch(`${shop.url}/x/low-stock/`, { headers })

it("answers below its own address, to who has the key", async () => {
  const answer = await lowStock()
  expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([200, "no-store", ""])
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  expect((await lowStock({ authorization: "Bearer another" })).status).toBe(403)
  expect((await fetch(`${shop.url}/x/none/`)).status).toBe(404)
  expect(
    (await fetch(`${shop.url}/x/low-stock`, { method: "POST", headers: { origin: "https://b.test" } })).status,
  ).toBe(403)
})

it("is told of events, calls the API, and keeps its queue over a start", { tags: ["@long"] }, async () => {
  const db = await openDatabase({ dataDir })
  const { id } = await db.selectFrom("product").select("id").where("slug", "=", "casque-aura").executeTakeFirstOrThrow()
  const movement = {
    product_id: id,
    units: -1,
    units_left: 2,
    variant_id: null,
    own_units: 0,
    own_left: null,
    order_id: null,
    reason: "lost",
    actor: "Lina",
    actor_id: null,
    note: null,
  } as const
  await db
    .insertInto("stock_movement")
    .values({ ...movement, at: new Date().toISOString() })
    .execute()
  await vi.waitFor(async () => expect(await (await lowStock()).text()).toContain("Casque"), { timeout: 20_000 })
  await shop.stop()
  shop = await start()
  const queues = await db.selectFrom("event_subscriber").select("address").execute()
  expect(queues).toEqual([{ address: "plugin:low-stock" }])
  await shop.stop()
  writeFileSync(join(folder, "low-stock.ts"), "export default { name: 'low-stock' }")
  shop = await start()
  expect(await db.selectFrom("event_subscriber").select("address").execute()).toEqual([])
  await db.destroy()
})

it("stops a start by its name when it cannot be loaded", async () => {
  writeFileSync(join(folder, "broken.ts"), "throw new Error('no key')")
  await expect(start()).rejects.toThrow(/Plugin broken\.ts cannot be loaded: no key/)
  rmSync(join(folder, "broken.ts"))
})
