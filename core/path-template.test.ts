import { expect, expectTypeOf, test } from "vitest"
import { encodeSegment, fillPath, type PathParamName, type PathTemplate, queryString } from "./path-template.ts"

test("fills in every variable part", () => {
  expect(fillPath("/order-reviews/:key/:slug/picture", { key: "k1", slug: "sac-casbah" })).toBe(
    "/order-reviews/k1/sac-casbah/picture",
  )
  expect(fillPath("/openapi.json")).toBe("/openapi.json")
  expect(fillPath("/")).toBe("/")
})

test.each([
  ["../order-quote?", "..%2Forder-quote%3F"],
  ["a/b#c?d=e", "a%2Fb%23c%3Fd%3De"],
  ["..%2f..", "..%252f.."],
  ["%2e%2e", "%252e%252e"],
  ["\\\\evil.example", "%5C%5Cevil.example"],
  ["حقيبة", "%D8%AD%D9%82%D9%8A%D8%A8%D8%A9"],
  ["...", "..."],
])("writes %j as one segment that a URL parser leaves alone", (value, segment) => {
  expect(encodeSegment(value)).toBe(segment)
  const { pathname } = new URL(fillPath("/a/:value/b", { value }), "http://shop.test")
  expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "a", value, "b"])
})

test.each(["", ".", "..", "a\0b", "a\nb", "a\r\nX-Fuzz: 1", "\t", "\ud800"])("rejects %j as a segment", (value) => {
  expect(() => fillPath("/a/:value", { value })).toThrow(RangeError)
})

test.each(["", "a", "//a", "/a//b", "/a/", "/..", "/a/../b", "/a/.", "/a?b", "/a#b", "/a%2fb", "/a\\b", "/a b", "/:"])(
  "rejects the template %j",
  (template) => {
    expect(() => fillPath(template)).toThrow(RangeError)
  },
)

test("rejects a template whose value is missing or only inherited", () => {
  expect(() => fillPath("/a/:key")).toThrow(RangeError)
  expect(() => fillPath("/a/:toString", {})).toThrow(RangeError)
})

test("writes queries so that no value adds a parameter", () => {
  expect(queryString()).toBe("")
  expect(queryString({ a: "x&b=1#c", page: 2, none: undefined })).toBe("?a=x%26b%3D1%23c&page=2")
  expect(queryString(new URLSearchParams({ q: "é ?" }))).toBe("?q=%C3%A9+%3F")
})

test("types name the variable parts, and take no concatenated template", () => {
  expect(fillPath("/a/:key" satisfies PathTemplate<"/a/:key">, { key: "k" })).toBe("/a/k")
  expectTypeOf<PathParamName<"/a/:key/b/:slug">>().toEqualTypeOf<"key" | "slug">()
  expectTypeOf<PathParamName<"/a">>().toEqualTypeOf<never>()
  expectTypeOf<PathTemplate<"/a/:key">>().toEqualTypeOf<"/a/:key">()
  expectTypeOf<PathTemplate<"/a" | "/b">>().toEqualTypeOf<"/a" | "/b">()
  expectTypeOf<PathTemplate<string>>().toEqualTypeOf<never>()
  expectTypeOf<PathTemplate<`/a/${string}`>>().toEqualTypeOf<never>()
})
