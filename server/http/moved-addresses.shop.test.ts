import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { readRedirect } from "#core/content/redirect.ts"
import { insertRedirects } from "#db/content/redirects.ts"
import { inTransaction } from "#db/transaction.ts"
import { openStorefront } from "../testing/storefront.ts"

let shop: TestShop
let send: Awaited<ReturnType<typeof openStorefront>>["send"]
let asked: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  const { send: sendTo } = await openStorefront((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === "/api/redirects") asked.push(searchParams.get("path") ?? "")
    return shop.send(request.url, request)
  }, testToken)
  send = sendTo
})
afterAll(() => shop.close())

const pairs: [string, string][] = [
  ["/product/cap", "/shop?page=2"],
  ["/produit/قميص-قطني", "/ar/shop"],
  ["/product-details/never-was", "/cart"],
  ["/catalogue/index.php", "/"],
  // A page that is there leads nowhere else.
  ["/shop", "/cart"],
]

it("answers 404 for addresses of before until they are known, then leads to their pages", async () => {
  expect((await send("/product/cap", { redirect: "manual" })).status).toBe(404)
  const read = pairs.map(([from, to]) => readRedirect(from, to, "shop.test"))
  await inTransaction(shop.db, (tx) =>
    insertRedirects(
      tx,
      read.flatMap((one) => (typeof one === "object" ? one : [])),
      new Date(),
    ),
  )
  const targets = [
    "/product/cap",
    "/product/cap/",
    "/produit/%D9%82%D9%85%D9%8A%D8%B5-%D9%82%D8%B7%D9%86%D9%8A",
    "/product-details/never-was",
    "/catalogue/index.php",
  ]
  for (const [place, target] of targets.entries()) {
    const answer = await send(target, { redirect: "manual" })
    const seen = [answer.status, answer.headers.get("location")]
    // A slash at the end is taken off first.
    const expected = ["/shop?page=2", "/product/cap", "/ar/shop", "/cart", "/"][place]
    expect([target, ...seen]).toEqual([
      target,
      301,
      expect.stringMatching(new RegExp(`^(${expected?.replace("?", "\\?")}|/shop\\?page=2)$`)),
    ])
  }
})

it("asks for no page that is there, nor for forms", async () => {
  asked = []
  expect((await send("/shop", { redirect: "manual" })).status).toBe(200)
  expect(asked).toEqual([])
  expect((await send("/nothing-of-this-name", { redirect: "manual" })).status).toBe(404)
  expect(asked).toEqual(["/nothing-of-this-name"])
})
