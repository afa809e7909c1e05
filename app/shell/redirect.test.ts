import { expect, test } from "vitest"
import type { OwnPath } from "#core/own-path.ts"
import { pagePath } from "../i18n/addresses.ts"
import { redirectTo } from "./redirect.server.ts"

test("leads to a page of the shop, with the cookie that it sets", () => {
  const path = pagePath("ar", "/confirmation-commande", { query: { order: "a&b=c" } })
  const { status, headers } = redirectTo(path, { status: 303, cookie: "a=b" })
  expect({ status, ...Object.fromEntries(headers) }).toEqual({
    status: 303,
    location: "/ar/confirmation-commande?order=a%26b%3Dc",
    "set-cookie": "a=b",
  })
})

test("reloads the document if requested", () => {
  const { headers } = redirectTo(pagePath("fr", "/shop"), { status: 302, wholeDocument: true })
  expect(headers.get("x-remix-reload-document")).toBe("true")
})

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "/%2fevil.example", ""])(
  "does not lead to %j, whatever its type claims",
  (path) => {
    expect(() => redirectTo(path as OwnPath, { status: 302 })).toThrow(RangeError)
  },
)
