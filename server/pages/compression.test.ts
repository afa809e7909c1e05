import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { createRecompressor, decompressBrotli } from "./compression.ts"
import { cachedShop, text } from "./testing/cached-shop.ts"

const lengthOf = async (answer: Promise<Response>) => (await (await answer).arrayBuffer()).byteLength

test("compresses a first copy fast, the next one better, and one that is requested again best", async () => {
  const { get, clock, state } = cachedShop()
  const first = await lengthOf(get("/", "br"))
  clock.invalidate(["listing"])
  state.time = 500
  const next = await lengthOf(get("/", "br"))
  expect(next).toBeLessThan(first)
  expect(await lengthOf(get("/", "br"))).toBe(next)

  await expect.poll(() => lengthOf(get("/", "br"))).toBeLessThan(next)
  const dense = await get("/", "br")
  expect(brotliDecompressSync(Buffer.from(await dense.arrayBuffer())).toString()).toBe(text)
  expect(dense.headers.get("etag")).toBe((await get("/", "gzip")).headers.get("etag"))
  expect(state.rendered).toBe(2)
})

test("leaves a page alone that has changed while it was compressed again", async () => {
  let body = text
  const { get, clock, state } = cachedShop(() => new Response(body, { headers: { "content-type": "text/html" } }))
  for (let times = 0; times < 4; times++) await get("/", "br")
  body = `${text}<p>changed</p>`
  clock.invalidate(["listing"])
  state.time = 500
  for (let times = 0; times < 20; times++) expect(await (await get()).text()).toBe(body)
})

test("compresses one body at a time", async () => {
  const recompress = createRecompressor()
  const body = Buffer.from([0x3b])
  const first = recompress(body)
  expect(recompress(body)).toBeUndefined()
  expect((await decompressBrotli((await first) ?? body)).length).toBe(0)
})
