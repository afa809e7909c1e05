import { afterEach, beforeEach, expect, test } from "vitest"
import { type PostgresServer, startPostgres } from "../scripts/postgres.mjs"
import { filledForm, orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess, temporaryData } from "./testing.ts"

let postgres: PostgresServer
let shop: Running
let data: ReturnType<typeof temporaryData>

beforeEach(async () => {
  postgres = await startPostgres()
  data = temporaryData()
  // Long enough for a busy machine, short enough for the storefront to wait for the API's answer.
  const limits = { DATABASE_CONNECT_TIMEOUT: "2000", DATABASE_STATEMENT_TIMEOUT: "3000" }
  const address = { DATA_DIR: data.dir, DATABASE_URL: postgres.url, API_TOKEN: testToken }
  shop = await startProcess("all", { ...address, ...limits })
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await postgres.end()
  data.remove()
})

const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${shop.url}${path}`, init)).status

const order = () => statusOf("/api/orders", orderRequest())

test.each([
  { happens: "is killed", away: () => postgres.kill(), back: () => postgres.start() },
  { happens: "stands still", away: () => postgres.freeze(), back: () => postgres.thaw() },
])("the shop goes on while the database $happens, and recovers by itself", async ({ away, back }) => {
  const seen = ["/", "/shop", "/product-details/sac-casbah"]
  for (const path of seen) expect(await statusOf(path)).toBe(200)
  expect(await order()).toBe(201)
  const form = await filledForm(shop.url, { firstname: "Ghania", note: "Sonnez deux fois" })

  await away()
  // Twice: the shop notices at the second one that the database is away.
  for (const path of [...seen, ...seen]) expect(await statusOf(path), path).toBe(200)

  const unseen = await fetch(`${shop.url}/coupons`)
  expect([unseen.status, unseen.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await unseen.text()).toContain("</html>")

  const rejected = await fetch(`${shop.url}/api/orders`, orderRequest())
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await rejected.json()).toMatchObject({ data: null, error: { status: 503, name: "ServiceUnavailableError" } })

  const answer = await fetch(`${shop.url}/product-details/sac-casbah`, form)
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain("La commande n’a pas pu être envoyée")
  expect(page).toContain('value="Ghania"')
  expect(await statusOf("/healthz")).toBe(200)
  expect(await statusOf("/readyz")).toBe(503)

  await back()
  await expect.poll(() => statusOf("/coupons")).toBe(200)
  await expect.poll(order).toBe(201)
  expect(await statusOf("/product-details/sac-casbah", form)).toBe(303)
  expect(await statusOf("/readyz")).toBe(200)
})

test("says that the database cannot be reached instead of starting", async () => {
  await postgres.stop()
  const started = startProcess("api", { DATA_DIR: data.dir, DATABASE_URL: postgres.url, API_TOKEN: testToken })
  await expect(started).rejects.toThrow(/The database cannot be reached \(ECONNREFUSED\)/)
  await expect(started).rejects.not.toThrow(/at .*node_modules/)
})
