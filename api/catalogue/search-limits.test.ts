import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

/** Ten seconds past a minute, so that no minute ends meanwhile. */
const start = new Date("2026-11-21T10:30:10.000Z")
let now = start
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
})
afterAll(() => shop.close())

const max = limitMax("search", "network")
let words = 0

/** Sends so many requests, each of another word, which is in no cache. */
async function search(path: string, count: number, client: string | undefined, headers?: Record<string, string>) {
  const statuses: number[] = []
  for (let request = 0; request < count; request++) {
    const answer = await shop.send(`${path}=zz${words++}`, { ...(headers && { headers }) }, client)
    statuses.push(answer.status)
    await answer.arrayBuffer()
  }
  return [...new Set(statuses)]
}

describe.each([
  ["/api/catalogue?searchText", 1],
  ["/api/catalogue/suggestions?searchText", 2],
  ["/api/products?_q", 3],
  ["/api/posts?_q", 4],
])("searches by %s", (path, block) => {
  it("end for a network without a bearer until the minute is over, and for no other one", async () => {
    now = new Date(start.getTime() + block * 3600_000)
    const client = `198.51.${block}.1`
    expect(await search(path, max, client)).toEqual([200])
    const late = await shop.send(`${path}=zz${words++}`, {}, `198.51.${block}.2`)
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "50"])
    expect(await search(path, 1, client, { authorization: "Bearer wrong" })).toEqual([429])
    expect(await search(path, 1, "192.0.2.1")).toEqual([200])
    expect(await search(path, 1, client, { authorization: `Bearer ${testToken}` })).toEqual([200])
    now = new Date(now.getTime() + 60_000)
    expect(await search(path, 1, client)).toEqual([200])
  })
})

describe("what is not counted", () => {
  it("is a list without words, and a search by the storefront", async () => {
    now = new Date(start.getTime() + 9 * 3600_000)
    expect(await search("/api/catalogue?searchText", max, "198.51.9.1")).toEqual([200])
    expect((await shop.send("/api/products?pagination[pageSize]=1", {}, "198.51.9.1")).status).toBe(200)
    const bearer = { authorization: `Bearer ${testToken}` }
    expect(await search("/api/catalogue/suggestions?searchText", max + 1, undefined, bearer)).toEqual([200])
  })
})
