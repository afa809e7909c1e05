import { expect, test } from "vitest"
import { http, post } from "../testing/http.ts"

test("pages and pictures carry the headers of a safe page", async () => {
  const { send } = http({
    media: () => new Response("a picture"),
    pages: () => new Response("<p>", { headers: { "content-type": "text/html" } }),
  })
  const page = (await send("/")).headers
  expect(Object.fromEntries(page)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "permissions-policy": expect.stringContaining("camera=()"),
  })
  expect(page.has("strict-transport-security")).toBe(false)
  const picture = (await send("/media/a.webp")).headers
  expect(picture.get("cross-origin-resource-policy")).toBe("cross-origin")
  expect(picture.get("content-security-policy")).toContain("object-src 'none'; base-uri 'none'")
})

test.each([
  ["a page that a cache may store", "public, max-age=0", null],
  ["a page of this visit's search", "private, no-cache", null],
  ["a page that says nothing of caches", undefined, null],
  ["a page that no cache may store", "no-store", "same-origin"],
  ["a page that no cache may store, with more words", "private, no-store", "same-origin"],
])("%s: whether it breaks with the window that opened it", async (_what, control, policy) => {
  const headers = { "content-type": "text/html", ...(control && { "cache-control": control }) }
  const { send } = http({
    pages: () => new Response("<p>", { headers }),
    console: () => new Response("<p>", { headers }),
    media: () => new Response("a picture"),
  })
  expect((await send("/")).headers.get("cross-origin-opener-policy")).toBe(policy)
  expect((await send("/", post("a=b"))).headers.get("cross-origin-opener-policy")).toBe(
    control === undefined ? "same-origin" : policy,
  )
  for (const path of ["/admin", "/media/a.webp", "/%E0%A4%A"])
    expect((await send(path)).headers.get("cross-origin-opener-policy")).toBe("same-origin")
})

test.each([
  "text/javascript; charset=utf-8",
  "text/css; charset=utf-8",
  "font/woff2",
  "image/avif",
  "image/svg+xml",
  "application/json",
  "text/html",
])("a file of the type %s carries the headers that a browser reads of it", async (type) => {
  const { send } = http({ files: () => new Response("x", { headers: { "content-type": type } }) })
  const { headers } = await send("/assets/a")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
  const isDocument = type === "text/html"
  for (const name of ["content-security-policy", "x-frame-options", "permissions-policy", "referrer-policy"])
    expect(headers.has(name)).toBe(isDocument)
})

test("data carries no header of a document's scripts and links", async () => {
  const { headers } = await http({ api: () => Response.json({}) }).send("/api/products")
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  })
  for (const name of ["permissions-policy", "cross-origin-opener-policy", "referrer-policy"])
    expect(headers.has(name)).toBe(false)
})

test("browsers are told to stay on https when the shop is there", async () => {
  const { send } = http({}, { publicUrl: "https://shop.example" })
  expect((await send("/")).headers.get("strict-transport-security")).toBe("max-age=31536000")
})

test("what a part has said itself stays", async () => {
  const headers = { "content-security-policy": "default-src 'self'", "referrer-policy": "no-referrer" }
  const { send } = http({ pages: () => new Response("", { headers }) })
  expect(Object.fromEntries((await send("/")).headers)).toMatchObject(headers)
})
