import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const resources = ["products?populate=*", "categories", "app-setting", "wilayas?populate=communes"]

async function etagOf(path: string): Promise<string> {
  const { headers } = await shop.get(`/api/${path}`)
  expect(headers.get("cache-control")).toBe("no-cache")
  const etag = headers.get("etag") ?? ""
  expect(etag).toMatch(/^W\/".+"$/)
  return etag
}

const again = (path: string, tag: string) => shop.send(`/api/${path}`, { headers: { "if-none-match": tag } })

describe("the version of the content", () => {
  it.each(resources)("answers 304 without a body while %s is unchanged", async (path) => {
    const etag = await etagOf(path)
    for (const tag of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
      const answer = await again(path, tag)
      expect(answer.status).toBe(304)
      expect(answer.headers.get("etag")).toBe(etag)
      expect(await answer.text()).toBe("")
    }
    expect((await again(path, '"other"')).status).toBe(200)
  })

  it("changes with an order, because the stock does", async () => {
    const before = await etagOf("products")
    const data = {
      quantity: 1,
      product: "Casque sans fil Aura",
      amount: 25_200,
      wilaya: "Oran",
      commune: "Oran",
      mobile: "0550010203",
      firstname: "Nadia",
      lastname: "Haddad",
      date: "2026-11-21T10:00:00.000Z",
    }
    expect((await shop.order({ ...data, amount: 1 })).status).toBe(409)
    expect(await etagOf("products")).toBe(before)
    expect((await shop.order(data)).status).toBe(201)
    expect(await etagOf("products")).not.toBe(before)
    expect((await again("products", before)).status).toBe(200)
  })

  it("does not change with a visit", async () => {
    const before = await etagOf("app-setting")
    const { body } = await shop.get("/api/app-setting")
    const { documentId } = (body as { data: { documentId: string } }).data
    const query = `documentId=${documentId}&uniqueVisitorsCount=1`
    expect((await shop.send(`/api/unique-visitors?${query}`, { method: "POST" })).status).toBe(200)
    expect(await etagOf("app-setting")).toBe(before)
  })

  it("still refuses a query that is not understood", async () => {
    expect((await again("products?sort=colour", "*")).status).toBe(400)
  })
})
