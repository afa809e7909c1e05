import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { cachedPages } from "./page-cache.ts"

const visit = { requestId: "a-request", client: "" }
const text = "a page ".repeat(200)

function shop(
  answer: () => Response | Promise<Response> = () => new Response(text, { headers: { "content-type": "text/html" } }),
) {
  const state = { version: "1", rendered: 0, time: 0, told: [] as boolean[], tired: new Promise<void>(() => undefined) }
  const pages = cachedPages(
    async () => {
      state.rendered++
      return answer()
    },
    async () => state.version,
    { now: () => state.time, tired: () => state.tired, told: (hit) => state.told.push(hit) },
  )
  const get = (path = "/", encoding = "", init: RequestInit = {}) =>
    pages(new Request(`http://shop.test${path}`, { headers: { "accept-encoding": encoding }, ...init }), visit)
  return { state, get }
}

test("renders a page once for any number of visitors", async () => {
  const { state, get } = shop()
  for (const encoding of ["br", "gzip", "", "br"]) await get("/", encoding)
  expect(state.rendered).toBe(1)
  expect(state.told).toEqual([false, true, true, true])
})

test("renders anew when the content changed, and when the page is a minute old", async () => {
  const { state, get } = shop()
  await get()
  state.version = "2"
  await get()
  state.time = 59_999
  await get()
  expect(state.rendered).toBe(2)
  state.time = 60_001
  await get()
  expect(state.rendered).toBe(3)
})

test("renders a page with a countdown anew after ten seconds", async () => {
  const { state, get } = shop(() => new Response(`${text}<div class="timer" role="timer"></div>`))
  await get()
  state.time = 9_999
  await get()
  expect(state.rendered).toBe(1)
  state.time = 10_001
  await get()
  expect(state.rendered).toBe(2)
})

test("sends the encoding that the browser asked for", async () => {
  const { get } = shop()
  const body = async (encoding: string) => Buffer.from(await (await get("/", encoding)).arrayBuffer())
  expect(brotliDecompressSync(await body("gzip, br")).toString()).toBe(text)
  expect(gunzipSync(await body("gzip")).toString()).toBe(text)
  expect((await body("")).toString()).toBe(text)
})

test.each([
  ["an error", () => new Response(text, { status: 404 })],
  ["a page with a cookie", () => new Response(text, { headers: { "set-cookie": "a=b" } })],
  ["a private page", () => new Response(text, { headers: { "cache-control": "no-store" } })],
])("does not keep %s", async (_name, answer) => {
  const { state, get } = shop(answer)
  await get()
  await get()
  expect(state.rendered).toBe(2)
})

test.each([
  ["fails", () => new Response("not now", { status: 503 })],
  ["throws", () => Promise.reject<Response>(new Error("not now"))],
  ["takes too long", () => new Promise<Response>(() => undefined)],
])("shows the page it has when a new rendering %s, and tries again a second later", async (_name, failing) => {
  let works = true
  const { state, get } = shop(() => (works ? new Response(text) : failing()))
  await get()
  works = false
  state.tired = Promise.resolve()
  state.time = 60_001
  for (const _ of [1, 2]) expect(await (await get()).text()).toBe(text)
  expect(state.rendered).toBe(2)
  state.time += 1_001
  works = true
  state.tired = new Promise(() => undefined)
  expect((await get()).status).toBe(200)
  expect(state.rendered).toBe(3)
})

test("does not show an old page for one that has changed", async () => {
  let works = true
  const { state, get } = shop(() => (works ? new Response(text) : new Response("not now", { status: 503 })))
  await get()
  works = false
  state.version = "2"
  expect((await get()).status).toBe(503)
})

test("does not keep what a form was answered with", async () => {
  const { state, get } = shop()
  await get("/", "", { method: "POST" })
  await get()
  expect(state.rendered).toBe(2)
})

test("forgets the oldest pages when there are too many", async () => {
  const { state, get } = shop()
  for (let n = 0; n <= 1000; n++) await get(`/?page=${n}`)
  await get("/?page=0")
  expect(state.rendered).toBe(1002)
})
