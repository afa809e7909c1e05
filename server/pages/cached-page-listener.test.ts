import { get as httpGet, request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterEach, expect, test } from "vitest"
import { createTagClock } from "#app/api-client/transport/tag-clock.server.ts"
import { publicPageAddress } from "#app/shell/public-pages.ts"
import { createFinishHeaders } from "../http/answer-headers.ts"
import { createAnswerLog } from "../http/answer-log.ts"
import { composeHttp } from "../http/http.ts"
import { listen } from "../http/listen.ts"
import type { AnsweredRequest } from "../process/metrics.ts"
import { createLog } from "../settings/log.ts"
import { createCachedPageListener } from "./cached-page-listener.ts"
import { cachedPages } from "./page-cache.ts"
import { text } from "./testing/cached-shop.ts"

const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** A listening shop with one kind of page, which says how its requests were answered. */
async function shop({ publicUrl }: { publicUrl?: string } = {}) {
  const state = { rendered: 0, hits: 0, told: [] as boolean[], isUpToDate: true, time: 0 }
  const answered: AnsweredRequest[] = []
  const unknown: string[] = []
  const clock = createTagClock()
  const cache = cachedPages(
    async (request, visit) => {
      state.rendered++
      visit.tags?.add("listing")
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" }
      return new Response(`${new URL(request.url).origin} ${text}`, { headers })
    },
    {
      publicPageAddress,
      followChanges: async () => undefined,
      isUpToDate: () => state.isUpToDate,
      recheckLists: () => undefined,
      clock,
    },
    { now: () => state.time, onLookup: (hit) => state.told.push(hit) },
  )
  const log = createLog("silent")
  const options = { log, publicUrl, answered: (request: AnsweredRequest) => answered.push(request) }
  const addressUnknown = (reason: string) => unknown.push(reason)
  const routeOf = (path: string) => `route of ${path}`
  const app = composeHttp({ pages: cache.fetch }, { ...options, addressUnknown, routeOf })
  const answerHit = createCachedPageListener({
    findHit: cache.findHit,
    finishHeaders: createFinishHeaders(publicUrl),
    logAnswer: createAnswerLog(log, options.answered),
    publicUrl,
    routeOf,
    addressUnknown,
  })
  const { server, port } = await listen(app, {
    port: 0,
    host: "127.0.0.1",
    answerHit: (incoming, outgoing) => {
      const isHit = answerHit(incoming, outgoing)
      if (isHit) state.hits++
      return isHit
    },
  })
  opened.push(server)
  const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const sent = httpRequest({ port, path, method, headers: { "accept-encoding": "br", ...headers } }, (answer) => {
        const parts: Buffer[] = []
        answer.on("data", (part) => parts.push(part))
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      sent.on("error", reject)
      sent.end()
    })
  return { send, state, clock, answered, unknown, port }
}

/** Without what is different in each answer. */
const lasting = ({ "x-request-id": _id, date: _date, ...headers }: IncomingHttpHeaders) => headers

test.each([undefined, "https://shop.example"])(
  "a hit answers like any request, public address %s",
  async (publicUrl) => {
    const { send, state } = await shop(publicUrl ? { publicUrl } : {})
    await send("/shop?page=2")
    const slow = await send("/shop?page=2")
    expect(state.hits).toBe(0)
    const hit = await send("/shop?page=2")
    expect(state.hits).toBe(1)
    expect(lasting(hit.headers)).toEqual(lasting(slow.headers))
    expect(hit.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/)
    expect(hit.status).toBe(200)
    expect(hit.body).toEqual(slow.body)
    expect(brotliDecompressSync(hit.body).toString()).toContain(text)
    const head = await send("/shop?page=2", { "x-request-id": "given-by-a-proxy" }, "HEAD")
    expect(lasting(head.headers)).toEqual(lasting(slow.headers))
    expect(head.headers["x-request-id"]).toBe("given-by-a-proxy")
    expect(head.body.length).toBe(0)
    expect(state.rendered).toBe(1)
    expect(state.hits).toBe(2)
  },
)

test("a hit answers 304 to a browser that has the page, like any request", async () => {
  const { send, state } = await shop()
  const { headers } = await send("/")
  const known = { "if-none-match": `"other", ${headers.etag}` }
  const slow = await send("/", known)
  const hit = await send("/", known)
  expect([slow.status, hit.status, state.hits]).toEqual([304, 304, 1])
  expect(lasting(hit.headers)).toEqual(lasting(slow.headers))
  expect((await send("/", { "if-none-match": '"other"' })).status).toBe(200)
  expect(state.hits).toBe(2)
})

test("a hit has the length of its body when the page was compressed again", async () => {
  const { send, state } = await shop()
  const { length } = (await send("/")).body
  let hit = await send("/")
  await expect
    .poll(async () => {
      hit = await send("/")
      expect(hit.headers["content-length"]).toBe(String(hit.body.length))
      return hit.body.length
    })
    .toBeLessThan(length)
  expect(brotliDecompressSync(hit.body).toString()).toContain(text)
  expect(state.rendered).toBe(1)
  expect(state.hits).toBeGreaterThan(1)
})

test("gzip is answered at once when there is a copy, and counted as the same page", async () => {
  const { send, state } = await shop()
  await send("/")
  await send("/")
  await send("/")
  const slow = await send("/", { "accept-encoding": "gzip" })
  expect(state.hits).toBe(1)
  const hit = await send("/", { "accept-encoding": "gzip" })
  expect(state.hits).toBe(2)
  expect(lasting(hit.headers)).toEqual(lasting(slow.headers))
  expect(gunzipSync(hit.body).toString()).toContain(text)
  await send("/", { "accept-encoding": "identity" })
  expect(state.hits).toBe(2)
  expect(state.told).toEqual([false, true, true, true, true, true])
})

test("what is not as the shop is goes to the handlers", async () => {
  const { send, state, clock } = await shop()
  await send("/")
  await send("/")
  await send("/")
  expect(state.hits).toBe(1)
  clock.invalidate(["posts"])
  await send("/")
  expect([state.hits, state.rendered]).toEqual([1, 1])
  await send("/")
  expect(state.hits).toBe(2)
  state.isUpToDate = false
  await send("/")
  expect(state.hits).toBe(2)
  state.isUpToDate = true
  state.time = 60_001
  await send("/")
  expect(state.hits).toBe(2)
  clock.invalidate(["listing"])
  state.time = 70_000
  await send("/")
  expect([state.hits, state.rendered]).toEqual([2, 3])
})

test("forms, bodies and addresses that no page has go to the handlers", async () => {
  const { send, state } = await shop()
  for (let time = 0; time < 3; time++) {
    await send("/", { "content-length": "0" })
    await send("/", {}, "POST")
    await send("/nowhere")
    await send("/shop?searchText=sac")
    await send("/shop?utm_source=letter", { host: "no host" })
  }
  expect(state.hits).toBe(0)
})

test("a page names its own address: who asks for another host gets no other's page, and gives none", async () => {
  const { send, state } = await shop()
  const hosts = ["evil.example", "shop.example"]
  for (const host of [...hosts, ...hosts, ...hosts]) {
    const { body } = await send("/", { host })
    expect(brotliDecompressSync(body).toString()).toMatch(`http://${host} `)
  }
  expect([state.rendered, state.hits]).toEqual([2, 2])
})

test("a hit is in the metrics, and an unknown client's is told", async () => {
  const { send, state, answered, unknown } = await shop()
  await send("/shop?page=2")
  await send("/shop?page=2")
  await send("/shop?page=2", { "x-forwarded-for": "203.0.113.5" })
  expect(state.hits).toBe(1)
  expect(unknown).toEqual(["forwarded-header"])
  const same = { part: "pages", method: "GET", route: "route of /shop", status: 200 }
  expect(answered.map(({ seconds: _seconds, ...one }) => one)).toEqual([same, same, same])
})

test("a client that leaves during a hit is no error", async () => {
  const { send, port } = await shop()
  await send("/")
  await send("/")
  const left = httpGet({ port, path: "/", headers: { "accept-encoding": "br" } })
  left.on("error", () => undefined)
  left.on("socket", (socket) => socket.on("connect", () => left.destroy()))
  await new Promise((resolve) => left.on("close", resolve))
  expect((await send("/")).status).toBe(200)
})
