import { expect, test } from "vitest"
import { apiAddress, apiPath } from "./api-path.ts"

test("fills in variable parts, each as one segment", () => {
  expect(apiPath("/orders/:documentId/status", { params: { documentId: "abc" } })).toBe("/orders/abc/status")
  expect(apiAddress(apiPath("/orders", { query: { q: "a&b=c", page: 2 } }))).toBe(
    "/api/admin/orders?q=a%26b%3Dc&page=2",
  )
})

test.each(["../staff", "../../shopper/me?", "a/b", "a?b", "a#b", "..%2fstaff", "\\..\\staff"])(
  "a link with %j in its address leads to no other path",
  (documentId) => {
    const { pathname, search, hash } = new URL(
      apiAddress(apiPath("/orders/:documentId", { params: { documentId } })),
      "http://shop.test",
    )
    expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "api", "admin", "orders", documentId])
    expect(search + hash).toBe("")
  },
)

test.each(["", ".", "..", "a\nb"])("rejects %j in a path", (documentId) => {
  expect(() => apiPath("/orders/:documentId", { params: { documentId } })).toThrow(RangeError)
})

test("takes rows of the table alone", () => {
  const id = String(Math.random())
  // Never called: the types are the test.
  const calls = () => [
    // @ts-expect-error no row
    apiPath("/nothing"),
    // @ts-expect-error concatenated
    apiPath(`/orders/${id}`),
    // @ts-expect-error a value is missing
    apiPath("/orders/:documentId"),
  ]
  expect(calls).toBeTypeOf("function")
})
