import { expect, test } from "vitest"
import type { OwnPath } from "#core/own-path.ts"
import { pagePath } from "../i18n/addresses.ts"
import { redirectTo } from "./redirect.server.ts"
import { withVisit } from "./visit.server.ts"

test("leads to a page of the shop, with the cookie that it sets", () => {
  const path = pagePath("ar", "/confirmation-commande", { query: { order: "a&b=c" } })
  const { status, headers } = redirectTo(path, { status: 303, cookie: "a=b" })
  expect({ status, ...Object.fromEntries(headers) }).toEqual({
    status: 303,
    location: "/ar/confirmation-commande?order=a%26b%3Dc",
    "set-cookie": "a=b",
  })
})

test("leaves the basename of the request to the router, which writes it before the path", () => {
  const visit = { requestId: "", client: "", prefix: "ar" as const }
  const locationOf = (path: OwnPath, options = {}) =>
    withVisit(visit, () => redirectTo(path, { status: 303, ...options })).headers.get("location")
  expect(locationOf(pagePath("ar", "/login"))).toBe("/login")
  expect(locationOf(pagePath("ar", "/"))).toBe("/")
  expect(locationOf(pagePath("fr", "/login"))).toBe("/login")
  expect(locationOf(pagePath("fr", "/login"), { isMiddleware: true })).toBe("/login")
  expect(locationOf(pagePath("ar", "/login"), { isMiddleware: true })).toBe("/ar/login")
})

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "/%2fevil.example", ""])(
  "does not lead to %j, whatever its type claims",
  (path) => {
    expect(() => redirectTo(path as OwnPath, { status: 302 })).toThrow(RangeError)
  },
)
