import { expect, test } from "vitest"
import type { Visit } from "#app/request/visit.server.ts"
import { createLog } from "../settings/log.ts"
import { readTrustedProxies } from "../settings/trusted-proxies.ts"
import { http, post } from "../testing/http.ts"

test.each([
  ["/ar/contact", "ar", "الذهاب إلى المتجر"],
  ["/contact", "fr", "Aller à la boutique"],
])("a form from another site to %s gets a polite page and reaches no part", async (path, language, words) => {
  let reached = 0
  const { send } = http({ pages: () => new Response(String(reached++)) })
  const answer = await send(path, post("a=b", { origin: "https://evil.example" }))
  expect([answer.status, reached]).toEqual([403, 0])
  const text = await answer.text()
  expect(text).toContain(`<html lang="${language}"`)
  expect(text).toContain(words)
  // Whatever the shop is called.
  expect(text).not.toContain("Hanout")
})

test("the storefront's own check of the origin is not asked after this one", async () => {
  const { send } = http({}, { publicUrl: "https://shop.example" })
  const answer = await send("/contact", post("a=b", { origin: "https://shop.example" }))
  expect(await answer.json()).toMatchObject({ form: [["a", "b"]], body: null, origin: null })
})

test.each<[string, string, RequestInit, number]>([
  ["a method that no page has", "/contact", { method: "PUT", body: "a=b" }, 405],
  ["a method that cannot be a request's", "/contact", { method: "PROPFIND" }, 405],
  ["JSON for a form", "/contact", post("{}", { "content-type": "application/json" }), 415],
  ["a form without a type", "/contact", { method: "POST", body: new Uint8Array(3) }, 415],
  [
    "a form of several parts without their border",
    "/contact",
    post("a", { "content-type": "multipart/form-data" }),
    400,
  ],
  ["a form of too many fields", "/contact", post(new URLSearchParams("a=b&".repeat(301))), 413],
  ["a path that cannot be decoded", "/%E0%A4%A", {}, 400],
  ["a path with a NUL", "/product-details/a%00b", {}, 400],
  ["a query with a NUL", "/shop?searchText=a%00b", {}, 400],
])("%s is refused before any part sees it", async (_what, path, init, status) => {
  const { send } = http({
    pages: () => {
      throw new Error("reached")
    },
  })
  const answer = await send(path, init)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"])
})

test("a NUL in a query is refused as JSON by the API", async () => {
  const { send } = http()
  const answer = await send("/api/products?filters[slug][$eq]=%00")
  expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/json"])
})

test("a form for a page that has none is refused without a word of how the program is made", async () => {
  const { send } = http({ pages: () => Response.json("no `action` for route shop", { status: 405 }) })
  const answer = await send("/shop", post("a=b"))
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  expect(await answer.text()).not.toContain("route")
  expect((await send("/order-form-only")).headers.get("allow")).toBe("POST")
})

test("a form for a page that has none is not parsed", async () => {
  let reached = false
  const pages = () => {
    reached = true
    return new Response()
  }
  const { send } = http({ pages, takesForm: (path) => path === "/contact" })
  // It could not be parsed: that would be a 400.
  const broken = post("no parts", { "content-type": "multipart/form-data; boundary=x" })
  const answer = await send("/shop", broken)
  expect([answer.status, answer.headers.get("allow"), reached]).toEqual([405, "GET, HEAD", false])
  expect((await send("/contact", broken)).status).toBe(400)
  expect((await send("/contact", post("a=b"))).status).toBe(200)
  expect((await send("/shop")).status).toBe(200)
})

test("an address that is too long is refused", async () => {
  const { send } = http()
  expect((await send(`/search?searchText=${"x".repeat(9000)}`)).status).toBe(414)
})

test("a request's id is the proxy's when it is harmless, and a new one otherwise", async () => {
  const { send } = http()
  const idFor = async (given: string) => {
    const answer = await send("/", { headers: { "x-request-id": given } })
    expect(((await answer.json()) as { visit: { requestId: string } }).visit.requestId).toBe(
      answer.headers.get("x-request-id"),
    )
    return answer.headers.get("x-request-id")
  }
  expect(await idFor("5f0c9f9e-abcd")).toBe("5f0c9f9e-abcd")
  for (const bad of ["short", "x".repeat(65), 'a"b{}c;d=e', "with spaces in it"]) {
    expect(await idFor(bad)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  }
})

test("a client cannot choose its address", async () => {
  const forged = { headers: { "x-forwarded-for": "6.6.6.6", "x-hanout-client": "6.6.6.6", forwarded: "for=6.6.6.6" } }
  const clientOf = async (answer: Response | Promise<Response>) =>
    ((await (await answer).json()) as { visit: { client: string } }).visit.client
  expect(await clientOf(http().send("/"))).toBe("203.0.113.9")
  const reasons: string[] = []
  expect(await clientOf(http({}, { addressUnknown: (reason) => reasons.push(reason) }).send("/", forged))).toBe(
    "unknown",
  )
  expect(reasons).toEqual(["forwarded-header"])
  const behind = http({}, { trustProxy: readTrustedProxies("10.0.0.1") })
  expect(await clientOf(behind.send("/", forged))).toBe("203.0.113.9")
  const passedOn = { headers: { "x-forwarded-for": "6.6.6.6, 198.51.100.4" } }
  expect(await clientOf(behind.send("/", passedOn, "10.0.0.1"))).toBe("198.51.100.4")
})

test("a 429 of a page says when more is taken, as the content API has told", async () => {
  const pages = (_request: Request, visit: Visit) => {
    visit.retryAfter = 540
    return new Response("", { status: 429 })
  }
  expect((await http({ pages }).send("/contact", post("a=b"))).headers.get("retry-after")).toBe("540")
  const untold = http({ pages: () => new Response("", { status: 429 }) })
  expect((await untold.send("/contact", post("a=b"))).headers.get("retry-after")).toBe("60")
})

test("one line a request, with the pattern of its address and nothing that was typed", async () => {
  const { send, lines } = http({}, { routeOf: () => "/search" })
  await send("/search?searchText=0550112233", { headers: { "x-request-id": "a-known-id" } })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 30,
    requestId: "a-known-id",
    method: "GET",
    route: "/search",
    status: 200,
  })
  expect(lines[0]).not.toMatch(/0550112233|203\.0\.113/)
})

test("what was refused is in the log although ordinary requests are not", async () => {
  const lines: string[] = []
  const log = createLog("warn", { write: (line: string) => lines.push(line) })
  const { send } = http({}, { log })
  await send("/")
  expect(lines).toEqual([])
  await send("/contact", post("a=0550112233", { origin: "https://evil.example" }))
  expect(JSON.parse(lines.join())).toMatchObject({ level: 40, status: 403, msg: "refused" })
})

test("pages and API see the shop's public address", async () => {
  const { send } = http({ api: ({ url }) => new Response(url) }, { publicUrl: "https://shop.example" })
  expect(await (await send("/api/products?sort=price")).text()).toBe("https://shop.example/api/products?sort=price")
})

test("an error is a bare 500 for the client and a line with its id in the log", async () => {
  const { send, lines } = http({
    pages: () => {
      throw new Error("the database is on fire")
    },
  })
  const answer = await send("/")
  expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error"])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 50,
      requestId: answer.headers.get("x-request-id"),
      err: expect.objectContaining({ message: "the database is on fire" }),
    }),
  )
})

test("tells alive from ready", async () => {
  const state = { now: "ready" as "ready" | "database" }
  const { send } = http({ ready: async () => state.now })
  expect((await send("/healthz")).status).toBe(200)
  expect((await send("/readyz")).status).toBe(200)
  state.now = "database"
  expect((await send("/healthz")).status).toBe(200)
  const unready = await send("/readyz")
  expect([unready.status, await unready.json()]).toEqual([503, { status: "unavailable", reason: "database" }])
})
