import { expect, test } from "vitest"
import { pagePath, toOwnPath } from "./own-path.ts"

test.each([
  "/",
  "/shop",
  "/shop/",
  "/ar/product-details/sac-casbah?reviews=2",
  "/shop?next=//evil.example",
  "/shop?a=\\&b=%0a#c",
  "/search?searchText=50%25",
  "/100%",
  "/product-details/%D8%AD%D9%82%D9%8A%D8%A8%D8%A9",
])("takes %s as a path of the shop", (path) => {
  expect(toOwnPath(path)).toBe(path)
})

const hostile = [
  "",
  "shop",
  "?a=b",
  "https://evil.example/",
  "javascript:alert(1)",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/shop\r\nSet-Cookie: a=b",
  "/shop?a=\r\nSet-Cookie: a=b",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/shop/..//evil.example",
  "/shop//x",
  "/%2fevil.example",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/%252fevil.example",
  "/%25252fevil.example",
  "/%2525252525252fevil.example",
  "/%09/evil.example",
  "/%0d%0aSet-Cookie:a=b",
  "/%2e%2e//evil.example",
  "/%2e/shop",
  "/a/%2e%2e/b",
]

test.each(hostile)("rejects %j", (path) => {
  expect(toOwnPath(path)).toBeNull()
})

test("whatever it takes stays on the origin", () => {
  const origin = "https://shop.test"
  for (const start of ["", "/", "/ar", "/shop?x="]) {
    for (const path of hostile.map((one) => start + one)) {
      const own = toOwnPath(path)
      if (own !== null) expect(new URL(own, `${origin}/a/b`).origin).toBe(origin)
    }
  }
})

test("makes the path of a page with its values escaped", () => {
  const query = { key: "a&b=c#d", sent: "é" }
  expect(pagePath({ locale: "fr", main: "fr" }, "/review", { query })).toBe("/review?key=a%26b%3Dc%23d&sent=%C3%A9")
  expect(pagePath({ locale: "ar", main: "fr" }, "/product-details/:slug", { params: { slug: "sac?x" } })).toBe(
    "/ar/product-details/sac%3Fx",
  )
  expect(pagePath({ locale: "en", main: "fr" }, "/")).toBe("/en")
})

test.each(["..", "", "/evil.example", "\\evil.example", "%2fevil.example"])(
  "makes no path of a page with %j in it",
  (slug) => {
    expect(() => pagePath({ locale: "fr", main: "fr" }, "/product-details/:slug", { params: { slug } })).toThrow(
      RangeError,
    )
  },
)
