import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { remoteApi, remoteMedia } from "./remote-api.ts"

let seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = []
let answer = { status: 200, headers: {} as Record<string, string> }
const server = createServer(({ method, url, headers }, response) => {
  seen.push({ method, url, headers })
  response.writeHead(answer.status, answer.headers).end("{}")
})
let base = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
  answer = { status: 200, headers: {} }
})
afterAll(() => server.close())

const call = (line: string) => {
  const [method, path] = line.split(" ")
  return new Request(`http://content.internal${path}`, {
    method,
    redirect: "error",
    headers: { authorization: "Bearer x" },
  })
}

test("passes the calls of the storefront's client on", async () => {
  const answered = await remoteApi(base)(call("GET /api/products/a%2Fb/reviews?locale=fr"))
  expect(answered.status).toBe(200)
  expect(seen).toMatchObject([{ method: "GET", url: "/api/products/a%2Fb/reviews?locale=fr" }])
})

test.each([
  "DELETE /api/orders",
  "GET /api/admin/orders",
  "GET /api/products/a/b/reviews",
  "GET /metrics",
  "POST /api/order-reviews/../admin/me",
])("sends nothing of %s", async (line) => {
  await expect(remoteApi(base)(call(line))).rejects.toThrow(RangeError)
  expect(seen).toEqual([])
})

test("does not follow the API to another address with the bearer", async () => {
  answer = { status: 307, headers: { location: `${base}/elsewhere` } }
  await expect(remoteApi(base)(call("POST /api/orders"))).rejects.toThrow()
  expect(seen).toHaveLength(1)
})

test("asks for pictures with nothing of the visitor's but what it has of them", async () => {
  const headers = { cookie: "hanout-shopper=x", authorization: "Bearer y", "if-none-match": '"a"' }
  await remoteMedia(base)(new Request("http://shop.test/media/uploads/a_1.webp?v=ab12&x=../", { headers }))
  expect(seen).toMatchObject([
    { method: "GET", url: "/media/uploads/a_1.webp?v=ab12", headers: { "if-none-match": '"a"' } },
  ])
  expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(["cookie"]))
  expect(seen[0]?.headers).not.toHaveProperty("authorization")
})

test.each([
  "/media/..%2fapi/orders",
  "/media/%2e%2e/api/orders",
  "/media/a%5c..%5cb.webp",
  "/media//a.webp",
  "/media/",
  "/media/a%00.webp",
])("asks for no picture at %s", (path) => {
  expect(remoteMedia(base)(new Request(`http://shop.test${path}`))).toBeUndefined()
  expect(remoteMedia(base)(new Request("http://shop.test/media/a.webp", { method: "POST" }))).toBeUndefined()
  expect(seen).toEqual([])
})
