import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { openStorefront, storefrontOrigin } from "../testing/storefront.ts"

let shop: TestShop
let send: Awaited<ReturnType<typeof openStorefront>>["send"]
beforeAll(async () => {
  shop = await openTestShop()
  // Arabic is not offered.
  await shop.db
    .updateTable("app_setting")
    .set({ languages: JSON.stringify(["fr", "en"]) })
    .execute()
  const storefront = await openStorefront((request) => shop.send(request.url, request), testToken)
  send = storefront.send
})
afterAll(() => shop.close())

const host = "evil.example"
const tails = [
  `//${host}/`,
  `//${host}/%2e%2e`,
  `///${host}`,
  `/%2F${host}`,
  `/%2f%2f${host}`,
  `/%5C${host}`,
  `/%5c%5c${host}`,
  `/%252f${host}`,
  `/%09/${host}`,
  `/%0d%0aLocation:%20//${host}`,
  `/..//${host}`,
  `/%2e%2e//${host}`,
  `/.//${host}`,
  `//${host}?a=b`,
  `//user@${host}/shop`,
  `//${host}:443/`,
  `/\\${host}`,
]
const addresses = ["", "/fr", "/ar"].flatMap((start) => tails.map((tail) => start + tail))

/** Where links, forms and redirects of an answer lead, as a browser resolves them. */
function originsIn(html: string): Set<string> {
  const targets = [...html.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, target = ""]) => target)
  return new Set(
    targets.flatMap((target) => URL.parse(target.replaceAll("&amp;", "&"), storefrontOrigin)?.origin ?? []),
  )
}

it.each(addresses)("leads from %s to no other host", async (address) => {
  const answer = await send(address, { redirect: "manual" })
  const location = answer.headers.get("location")
  if (location !== null) expect(new URL(location, `${storefrontOrigin}${address}`).origin).toBe(storefrontOrigin)
  expect(answer.status).toBeGreaterThanOrEqual(300)
  const html = await answer.text()
  expect([...originsIn(html)].filter((origin) => origin.includes(host))).toEqual([])
})

it.each([
  ["/fr", "/", 302],
  ["/fr/shop?page=2&next=//evil.example", "/shop?page=2&next=%2F%2Fevil.example", 302],
  ["/ar/shop?page=2", "/shop?page=2", 302],
  ["/profile", "/login", 302],
  ["/en/profile/export", "/en/login", 302],
])("leads from %s to %s", async (address, location, status) => {
  const answer = await send(address, { redirect: "manual" })
  expect({ status: answer.status, location: answer.headers.get("location") }).toEqual({ status, location })
})
