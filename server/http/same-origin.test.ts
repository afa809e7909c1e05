import { expect, test } from "vitest"
import { isCrossSite } from "./same-origin.ts"

const own = "https://shop.example"
const post = (headers: Record<string, string>) => new Request(`${own}/contact`, { method: "POST", headers })

test.each([
  ["the shop's own page", { "sec-fetch-site": "same-origin", origin: own }, false],
  ["a page of the shop that tells no referrer", { "sec-fetch-site": "same-origin", origin: "null" }, false],
  ["the visitor's own doing", { "sec-fetch-site": "none" }, false],
  ["a restored tab that hides its origin", { "sec-fetch-site": "none", origin: "null" }, false],
  ["an extension of the browser", { "sec-fetch-site": "none", origin: "chrome-extension://abcdef" }, true],
  ["a site that an unknown word describes", { "sec-fetch-site": "nested", origin: own }, true],
  ["a program", {}, false],
  ["the shop's page in an older browser", { origin: own }, false],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, true],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site" }, true],
  ["a neighbour under the same domain", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }, true],
  ["another site in an older browser", { origin: "https://evil.example" }, true],
  ["a sandboxed frame in an older browser", { origin: "null" }, true],
  ["the shop over http", { origin: "http://shop.example" }, true],
  ["another port of the shop's machine", { origin: "https://shop.example:8443" }, true],
])("a form from %s", (_from, headers, rejected) => {
  expect(isCrossSite(post(headers), own)).toBe(rejected)
})
