import { setImmediate } from "node:timers/promises"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { cachedShop, text } from "./testing/cached-shop.ts"

test("renders a page once for any number of visitors", async () => {
  const { state, get } = cachedShop()
  for (const encoding of ["br", "gzip", "", "br"]) await get("/", encoding)
  expect(state.rendered).toBe(1)
  expect(state.lookups).toEqual([false, true, true, true])
})

test("renders again when a tag of the page was invalidated, and when the page is a minute old", async () => {
  const { state, get, clock } = cachedShop()
  await get()
  clock.invalidate(["posts"])
  await get()
  expect(state.rendered).toBe(1)
  clock.invalidate(["listing"])
  state.time = 500
  await get()
  state.time = 60_499
  await get()
  expect(state.rendered).toBe(2)
  state.time = 60_501
  await get()
  expect(state.rendered).toBe(3)
})

test("serves a stale copy for half a second after its invalidation, while one request renders", async () => {
  let body = text
  const { state, get, clock } = cachedShop(async () => {
    await setImmediate()
    return new Response(body)
  })
  await get()
  body = `${text} changed`
  clock.invalidate(["listing"])
  const stale = await Promise.all([get(), get(), get()])
  expect(await Promise.all(stale.map((page) => page.text()))).toEqual([text, text, text])
  expect(state.rendered).toBe(2)
  await expect.poll(async () => (await get()).text()).toBe(body)
  expect(state.rendered).toBe(2)
  clock.invalidate(["listing"])
  state.time = 500
  body = `${text} changed again`
  const joined = await Promise.all([get(), get(), get()])
  expect(await Promise.all(joined.map((page) => page.text()))).toEqual([body, body, body])
  expect(state.rendered).toBe(3)
})

test("asks once after a change whether a page's lists are what they were, waits for the answer, and shows what it has while that hangs", async () => {
  const { state, get, clock } = cachedShop()
  await get()
  const requests: string[][] = []
  state.recheck = (tags) => {
    requests.push([...tags])
    return requests.length === 1 ? Promise.resolve() : undefined
  }
  clock.invalidate(["posts"])
  for (let times = 0; times < 3; times++) await get()
  // The second answer says that nothing is left to ask; after it nothing is asked.
  expect(requests).toEqual([["listing"], ["listing"]])
  expect(state.rendered).toBe(1)

  let isChecked = false
  state.recheck = async () => {
    await Promise.resolve()
    isChecked = true
  }
  clock.invalidate(["posts"])
  await get()
  expect(isChecked).toBe(true)

  state.recheck = () => new Promise(() => {})
  clock.invalidate(["posts"])
  expect(await (await get()).text()).toBe(text)
  state.time += 500
  // The next ones do not wait for it again.
  for (let times = 0; times < 20; times++) await get()
  expect(state.rendered).toBe(1)
})

test("does not cache as fresh what changed while it was rendered", async () => {
  const { state, get, clock } = cachedShop(() => {
    if (state.rendered === 1) clock.invalidate(["listing"])
    return new Response(text)
  })
  await get()
  await get()
  await get()
  expect(state.rendered).toBe(2)
})

test("caches what a page reads in any order, drops everything else, and renders each time what is nobody else's", async () => {
  const { state, get } = cachedShop()
  await get("/shop?category=sacs&page=2")
  await get("/shop?page=2&category=sacs&utm_source=mail&fbclid=abc")
  for (let probe = 0; probe < 300; probe++) await get(`/shop?probe=${probe}&page=2&category=sacs`)
  expect(state.rendered).toBe(1)
  for (const path of ["/shop?searchText=sac", "/profile", "/search?searchText=sac"]) {
    state.rendered = 0
    await get(path)
    expect((await get(path)).headers.get("cache-control")).toBeNull()
    expect(state.rendered).toBe(2)
  }
})

test("answers 304 to a browser that has the page", async () => {
  const { get, state } = cachedShop()
  const etag = (await get()).headers.get("etag") ?? ""
  expect(etag).toMatch(/^W\/".+"$/)
  const known = await get("/", "br", { headers: { "if-none-match": etag } })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe("")
  expect(state.rendered).toBe(1)
})

test("renders a page with a countdown again after ten seconds", async () => {
  const { state, get } = cachedShop(() => new Response(`${text}<div class="timer" role="timer"></div>`))
  await get()
  state.time = 9_999
  await get()
  expect(state.rendered).toBe(1)
  state.time = 10_001
  await get()
  expect(state.rendered).toBe(2)
})

test.each([
  ["a page", "/"],
  ["an address that is in no cache", "/?other=1"],
])("sends %s in the encoding that the browser asked for", async (_which, path) => {
  const { get } = cachedShop()
  const body = async (encoding: string) => Buffer.from(await (await get(path, encoding)).arrayBuffer())
  expect(brotliDecompressSync(await body("gzip, br")).toString()).toBe(text)
  expect(gunzipSync(await body("gzip")).toString()).toBe(text)
  expect((await body("")).toString()).toBe(text)
})

test("compresses an address that is in no cache fast, for its one reader", async () => {
  const { get } = cachedShop()
  const lengths = [await get("/", "br"), await get("/?other=1", "br")].map(({ headers }) =>
    headers.get("content-length"),
  )
  expect(lengths[1]).toBe(lengths[0])
  expect((await get("/?other=1", "br")).headers.get("vary")).toBe("accept-encoding")
})

test.each([
  ["an error", () => new Response(text, { status: 404 })],
  ["a page with a cookie", () => new Response(text, { headers: { "set-cookie": "a=b" } })],
  ["a private page", () => new Response(text, { headers: { "cache-control": "no-store" } })],
])("does not keep %s", async (_name, answer) => {
  const { state, get } = cachedShop(answer)
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
  const { state, get } = cachedShop(() => (works ? new Response(text) : failing()))
  await get()
  works = false
  state.time = 60_001
  for (const _ of [1, 2]) expect(await (await get()).text()).toBe(text)
  expect(state.rendered).toBe(2)
  state.time += 1_001
  works = true
  expect((await get()).status).toBe(200)
  expect(state.rendered).toBe(3)
})

test("does not show a page of before for one that has changed", async () => {
  let works = true
  const { state, get, clock } = cachedShop(() =>
    works ? new Response(text) : new Response("not now", { status: 503 }),
  )
  await get()
  works = false
  clock.invalidate(["all"])
  state.time = 500
  expect((await get()).status).toBe(503)
})

test("does not keep what a form was answered with", async () => {
  const { state, get } = cachedShop()
  await get("/", "", { method: "POST" })
  await get()
  expect(state.rendered).toBe(2)
})

test("drops the pages that were used least recently when there are too many", { tags: ["@long"] }, async () => {
  const { state, get } = cachedShop()
  // A quarter of 5000 is for pages that were requested once.
  for (let page = 2; page <= 1251; page++) await get(`/shop?page=${page}`)
  await get("/shop?page=2")
  expect(state.rendered).toBe(1250)
  for (let page = 1252; page <= 1253; page++) await get(`/shop?page=${page}`)
  await get("/shop?page=2")
  expect(state.rendered).toBe(1252)
  await get("/shop?page=3")
  expect(state.rendered).toBe(1253)
})

test("shows no clock that is older than twenty seconds, unless it cannot be rendered again", async () => {
  const clocked = (number: number) => `${text}<div role="timer">${number}</div>`
  let works = true
  const { state, get } = cachedShop(
    () => new Response(works ? clocked(state.rendered) : "away", { status: works ? 200 : 503 }),
  )
  const shown = async () => /timer">(\d+)/.exec(await (await get()).text())?.[1]
  expect(await shown()).toBe("1")
  state.time = 15_000
  expect(await shown()).toBe("1")
  await expect.poll(shown).toBe("2")
  state.time += 20_001
  expect(await shown()).toBe("3")
  works = false
  state.time += 20_001
  expect(await shown()).toBe("3")
})

test("caches no page under a very long address", async () => {
  const { state, get } = cachedShop()
  const long = Array.from({ length: 50 }, (_, at) => `category=a-category-with-a-long-name-${at}`).join("&")
  for (let times = 0; times < 2; times++) await get(`/shop?${long}`)
  expect(state.rendered).toBe(2)
  for (let times = 0; times < 2; times++) await get("/shop?category=sacs")
  expect(state.rendered).toBe(3)
})
