import { connect } from "node:net"
import { setTimeout } from "node:timers/promises"
import { afterEach, expect, test } from "vitest"
import { takesArchive } from "#api/admin/admin-routes.ts"
import { createLog } from "../settings/log.ts"
import { mayTakeLong } from "./body-limits.ts"
import { composeHttp } from "./http.ts"
import { listen } from "./listen.ts"

const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** A shop that tells how long the bodies are which it gets, and whose API refuses who has no cookie. */
async function shop(file: number, archive?: number) {
  const tellLength = async (request: Request) => new Response(`${(await request.arrayBuffer()).byteLength} bytes`)
  const api = async (request: Request) =>
    request.headers.has("cookie") ? tellLength(request) : new Response("Who are you?", { status: 401 })
  const log = createLog("silent")
  const parts = { pages: tellLength, api }
  const app = composeHttp(parts, { log, discardTime: 1500 })
  const wait = { headers: 5000, request: 1000, file, ...(archive && { archive }), check: 100, idle: 5000 }
  const takesFile: Parameters<typeof listen>[1]["takesFile"] = (method, pathname, body) =>
    mayTakeLong(method, pathname, body, parts)
  const { server, port } = await listen(app, { port: 0, host: "127.0.0.1", wait, takesFile, takesArchive })
  opened.push(server)
  return port
}

/** Sends a request whose body comes a byte at a time, 20 a second.
 *  @param length what the header says; undefined = a chunked body
 *  @param sent bytes that come
 *  @returns everything that the server answers until it closes the connection, and the milliseconds until then */
async function slowly(port: number, fields: { path: string; cookie?: string; length?: number; sent: number }) {
  const { path, cookie = "", length, sent } = fields
  const socket = connect(port, "127.0.0.1")
  opened.push({ close: () => socket.destroy() })
  let answer = ""
  socket.on("data", (chunk) => {
    answer += chunk
  })
  // What still comes after the server has closed is refused.
  socket.on("error", () => undefined)
  // `once` would reject with that error.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  const began = performance.now()
  const type = `Content-Type: application/x-www-form-urlencoded\r\n${cookie}`
  const size = length === undefined ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${type}${size}\r\n\r\n`)
  for (let n = 0; n < sent && !socket.destroyed; n++) {
    socket.write(length === undefined ? "1\r\na\r\n" : "a")
    await setTimeout(50)
  }
  await closed
  return { answer, took: performance.now() - began }
}

const cookie = "Cookie: session=1\r\n"
const picture = "/api/admin/media"

test("a file that comes slowly is taken", { tags: ["@long"] }, async () => {
  const { answer, took } = await slowly(await shop(60_000), { path: picture, cookie, length: 50, sent: 50 })
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*50 bytes/s)
  expect(took).toBeGreaterThan(2000)
})

test("the archive of a shop may take longer than another file", { tags: ["@long"] }, async () => {
  const port = await shop(1500, 60_000)
  const { answer } = await slowly(port, { path: "/api/admin/moving/products", cookie, length: 50, sent: 50 })
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*50 bytes/s)
  expect((await slowly(port, { path: picture, cookie, length: 50, sent: 50 })).answer).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ["of a page", "/ar/contact", 'lang="ar"'],
  ["of the API", "/api/orders", '"name":"RequestTimeoutError"'],
  ["of the console that is no file", "/api/admin/brands", '"name":"RequestTimeoutError"'],
])("a form %s that comes as slowly is not", async (_what, path, words) => {
  const { answer, took } = await slowly(await shop(60_000), { path, cookie, length: 1000, sent: 1000 })
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain("x-content-type-options: nosniff")
  expect(answer).toContain(words)
  expect(took).toBeLessThan(20_000)
})

test("a form that could hold no file is not, though its page takes files and it does not say its length", async () => {
  const { answer, took } = await slowly(await shop(60_000), { path: "/review?key=unknown", sent: 1000 })
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(took).toBeLessThan(20_000)
})

test("a file that stands still ends before its time", { tags: ["@long"] }, async () => {
  const { answer, took } = await slowly(await shop(60_000), { path: picture, cookie, length: 1000, sent: 10 })
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*RequestTimeoutError/s)
  expect(took).toBeLessThan(20_000)
})

test("a file that does not come to its end ends with its time", { tags: ["@long"] }, async () => {
  const { answer, took } = await slowly(await shop(2500), { path: picture, cookie, length: 1000, sent: 1000 })
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*RequestTimeoutError/s)
  expect(took).toBeGreaterThan(2400)
  expect(took).toBeLessThan(20_000)
})

test("whoever may send no file holds no connection for as long", async () => {
  const { answer, took } = await slowly(await shop(60_000), { path: picture, length: 1000, sent: 1000 })
  expect(answer).toMatch(/^HTTP\/1\.1 401 .*connection: close.*Who are you\?/is)
  expect(took).toBeLessThan(20_000)
})
