import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { countVisit } from "./count-visit.server.ts"

let shop: TestShop
let query = ""
beforeAll(async () => {
  shop = await openTestShop()
  const { body } = await shop.get("/api/app-setting")
  query = `documentId=${(body as { data: { documentId: string } }).data.documentId}&uniqueVisitorsCount=1`
})
afterAll(() => shop.close())

/** The API behind the storefront, which is reached in plain text and passes on query and cookie. */
const api = (request: Request) =>
  shop.send(`/api/unique-visitors${new URL(request.url).search}`, {
    method: "POST",
    headers: { cookie: request.headers.get("cookie") ?? "" },
  })

async function visit(origin: string, cookie: string) {
  const request = new Request(`${origin}/api/unique-visitors?${query}`, { method: "POST", headers: { cookie } })
  const answer = await countVisit(request, api)
  const { data } = (await answer.json()) as { data: { uniqueVisitorsCount: number } }
  return { count: data.uniqueVisitorsCount, cookie: answer.headers.get("set-cookie") }
}

it("gives a visitor over https a cookie that no neighbour under the domain can set, and knows them by it alone", async () => {
  const first = await visit("https://shop.example", "")
  expect(first).toMatchObject({ count: 1 })
  expect(first.cookie).toMatch(/^__Host-hanout_visitor=1; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await visit("https://shop.example", "__Host-hanout_visitor=1")).toEqual({ count: 1, cookie: null })
  expect(await visit("https://shop.example", "hanout_visitor=1")).toMatchObject({ count: 2 })
})

it("gives a visitor over http a plain one", async () => {
  const { count, cookie } = await visit("http://shop.example", "a=b")
  expect(cookie).toMatch(/^hanout_visitor=1; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await visit("http://shop.example", "a=b; hanout_visitor=1")).toEqual({ count, cookie: null })
})
