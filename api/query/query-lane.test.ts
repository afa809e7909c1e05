import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let sent = 0
/** An expensive query that no answer in memory has. */
const expensive = () => `/api/products?filters[name][$containsi]=zz${sent++}&sort=name,sku&populate=*`
const statusOf = async (path: string, client?: string, headers: Record<string, string> = {}) =>
  (await shop.send(path, { headers }, client)).status
const many = (count: number, client: (index: number) => string | undefined, headers?: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => statusOf(expensive(), client(index), headers)))
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

it("a network has sixteen expensive queries waiting at most, and is told when to try again", async () => {
  const client = "198.51.7.1"
  const statuses = await many(20, () => client)
  expect(statuses).toEqual([...Array(16).fill(200), ...Array(4).fill(429)])
  const waiting = many(16, () => client)
  const answer = await shop.send(expensive(), {}, client)
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"])
  await waiting
  expect(await statusOf(expensive(), client)).toBe(200)
})

it("all networks together have 64 of them; what is cheap, the storefront and the process itself never wait", async () => {
  const statuses = many(80, (index) => `198.51.${index % 10}.1`)
  expect(await statusOf("/api/products?filters[slug]=casque-aura", "198.51.7.1")).toBe(200)
  expect(await many(20, () => "198.51.7.1", { authorization: `Bearer ${testToken}` })).toEqual(Array(20).fill(200))
  expect(await many(20, () => undefined)).toEqual(Array(20).fill(200))
  const ended = await statuses
  expect([countOf(ended, 200), countOf(ended, 503), countOf(ended, 429)]).toEqual([64, 16, 0])
})

it("a query that fails lets the next one through", async () => {
  const { db } = shop
  expect(await many(3, () => "198.51.9.1")).toEqual([200, 200, 200])
  await db.schema.alterTable("brand").renameTo("brand_away").execute()
  expect(await many(2, () => "198.51.9.1")).toEqual([500, 500])
  await db.schema.alterTable("brand_away").renameTo("brand").execute()
  expect(await statusOf(expensive(), "198.51.9.1")).toBe(200)
})
