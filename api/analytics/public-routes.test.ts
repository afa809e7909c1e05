import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
let documentId = ""
beforeAll(async () => {
  shop = await openTestShop()
  const { body } = await shop.get("/api/app-setting")
  documentId = (body as { data: { documentId: string } }).data.documentId
})
afterAll(() => shop.close())

const visit = (query: string, cookie?: string) =>
  shop.send(`/api/unique-visitors?${query}`, { method: "POST", headers: cookie ? { cookie } : {} })

const countOf = async (answer: Response) =>
  ((await answer.json()) as { data: { uniqueVisitorsCount: number } }).data.uniqueVisitorsCount

describe("POST /api/unique-visitors", () => {
  it("adds one whatever is claimed, and gives the visitor a cookie", async () => {
    const first = await visit(`documentId=${documentId}&uniqueVisitorsCount=99999`)
    expect(first.status).toBe(200)
    expect(first.headers.get("set-cookie")).toMatch(/^hanout_visitor=.*HttpOnly.*SameSite=Lax/)
    expect(await first.json()).toMatchObject({ data: { documentId, uniqueVisitorsCount: 1 } })
    expect(await countOf(await visit(`documentId=${documentId}&uniqueVisitorsCount=0`))).toBe(2)
  })

  it("adds nothing for a visitor who carries the cookie", async () => {
    const before = await countOf(await visit(`documentId=${documentId}`))
    const again = await visit(`documentId=${documentId}&uniqueVisitorsCount=7`, "a=b; hanout_visitor=1")
    expect(again.headers.get("set-cookie")).toBeNull()
    expect(await countOf(again)).toBe(before)
  })

  it("gives a cookie over https that no neighbour under the domain can set", async () => {
    const address = `https://shop.test/api/unique-visitors?documentId=${documentId}&uniqueVisitorsCount=1`
    const answer = await shop.send(address, { method: "POST" })
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-hanout_visitor=.*Path=\/; HttpOnly; Secure/)
  })

  it("loses no visitor of many at once", async () => {
    const before = await countOf(await visit(`documentId=${documentId}`))
    await Promise.all(Array.from({ length: 20 }, () => visit(`documentId=${documentId}&uniqueVisitorsCount=1`)))
    expect(await countOf(await visit(`documentId=${documentId}`))).toBe(before + 21)
    const { body } = await shop.get("/api/app-setting")
    expect(body).toMatchObject({ data: { uniqueVisitorsCount: before + 21 } })
  })

  it.each([
    ["", 400],
    ["documentId=other&uniqueVisitorsCount=1", 404],
    ["documentId=other&uniqueVisitorsCount=many", 400],
    ["documentId=other&count=1", 400],
  ])("refuses the query %j with %i", async (query, status) => {
    expect((await visit(query)).status).toBe(status)
  })
})
