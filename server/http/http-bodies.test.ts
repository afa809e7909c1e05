import { expect, test } from "vitest"
import type { Visit } from "#app/request/visit.server.ts"
import { form, http, post } from "../testing/http.ts"
import { maxBody } from "./forms/form-limits.ts"
import { requestLimits } from "./request-limiters.ts"

test("a body that is too large is refused, whether it says so or not", async () => {
  const { send } = http()
  const large = "x".repeat(64 * 1024 + 1)
  expect((await send("/contact", post(large, { "content-length": String(large.length) }))).status).toBe(413)
  const stream = new Blob([large]).stream()
  const chunked = await send("/contact", { ...post(stream), duplex: "half" } as RequestInit)
  expect(chunked.status).toBe(413)
  const fits = await send("/contact", post(`a=${"x".repeat(64 * 1024 - 2)}`))
  expect(fits.status).toBe(200)
})

/** A form with a picture of so many bytes, as a browser sends it. */
async function pictureForm(bytes: number, fields: Record<string, string> = {}) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  made.set("picture", new File([new Uint8Array(bytes)], "photo.jpg"))
  const whole = new Request("http://shop.test", { method: "POST", body: made })
  const body = new Uint8Array(await whole.arrayBuffer())
  const headers = { "content-type": whole.headers.get("content-type") ?? "", "content-length": String(body.length) }
  return { method: "POST", body, headers }
}

const largest = 8 * 1024 * 1024

test("the form that takes a picture may be larger, up to a limit, and no other is", async () => {
  const { send } = http()
  const sent = async (path: string, bytes: number) => (await send(path, await pictureForm(bytes))).status
  expect(await sent("/review?key=known", 1_000_000)).toBe(200)
  expect(await sent("/ar/review?key=known", largest)).toBe(200)
  expect(await sent("/review?key=known", largest + 64 * 1024)).toBe(413)
  expect(await sent("/contact?key=known", 100_000)).toBe(413)
  const typed = await send("/en/review?key=known", await pictureForm(largest, { review: "جيد ".repeat(500) }))
  expect(await typed.json()).toMatchObject({
    form: [
      ["review", "جيد ".repeat(500)],
      ["picture", largest],
    ],
    body: null,
  })
})

test("more than other forms hold is a file, and nothing else", async () => {
  const { send } = http()
  const urlencoded = post("a".repeat(100_000), { "content-length": "100000" })
  expect((await send("/review?key=known", urlencoded)).status).toBe(413)
  const chunked = { method: "POST", body: new Blob([new Uint8Array(100_000)]).stream(), duplex: "half", headers: form }
  expect((await send("/review?key=known", chunked as RequestInit)).status).toBe(413)
  const text = new FormData()
  for (const name of ["review", "name"]) text.set(name, "a".repeat(40_000))
  expect((await send("/review?key=known", { method: "POST", body: text })).status).toBe(413)
  const fits = new FormData()
  for (const name of ["review", "name"]) fits.set(name, "a".repeat(32_000))
  expect((await send("/review?key=known", { method: "POST", body: fits })).status).toBe(200)
})

test("of a form with a file nothing is read before its key is known", async () => {
  let readAtFirst: unknown
  const { body, readToItsEnd, chunksRead } = bodyOf(100)
  const pages = async (_: Request, { form }: Visit) => {
    readAtFirst = { chunks: chunksRead(), form }
    return new Response("no key", { status: 404 })
  }
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "1000000" }
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit
  const answer = await http({ pages }).send("/review?key=unknown", init)
  expect([answer.status, readAtFirst]).toEqual([404, { chunks: expect.toBeOneOf([0, 1]), form: undefined }])
  // What is left is read and forgotten, so that its sender hears the answer.
  expect(readToItsEnd()).toBe(true)
})

test("while nobody can tell whether a key is one, a form with a file has to come again", async () => {
  const { send } = http({ mayTakeFile: () => Promise.reject(new Error("The API is away")) })
  expect((await send("/review?key=known", await pictureForm(100_000))).status).toBe(503)
})

/** A form of several parts that goes on when it is told. */
function slowForm(size: number) {
  let more: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      more = stream
    },
  })
  const encode = (text: string) => new TextEncoder().encode(text)
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(size + 73) }
  return {
    init: { method: "POST", headers, body, duplex: "half" } as RequestInit,
    begin: () => more?.enqueue(encode('--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\n')),
    /** Sends so many bytes in pieces, as they come over a network, and waits until they are read. */
    async send(bytes: number) {
      for (let left = bytes; left > 0; left -= maxBody) more?.enqueue(new Uint8Array(Math.min(left, maxBody)))
      await expect.poll(() => more?.desiredSize).toBe(1)
    },
    end() {
      more?.enqueue(encode("\r\n--x--\r\n"))
      more?.close()
    },
  }
}

test("forms that say they are large and do not come take no room", async () => {
  const { send } = http()
  const idle = Array.from({ length: 40 }, () => slowForm(largest))
  const waiting = idle.map(async ({ init }) => send("/review?key=known", init, "192.0.2.1"))
  expect((await send("/review?key=known", await pictureForm(largest), "192.0.2.2")).status).toBe(200)
  for (const form of idle) form.end()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(40).fill(400))
})

test("a network that fills its share of the room leaves some for others, and two reviewers behind one address fit", async () => {
  const { send } = http()
  const begun = Array.from({ length: 4 }, () => slowForm(largest))
  const answers = begun.map(async ({ init }) => send("/review?key=known", init, "192.0.2.1"))
  for (const form of begun) {
    form.begin()
    await form.send(largest - 1000)
  }
  // Its fifth is one too many.
  expect((await send("/review?key=known", await pictureForm(largest), "192.0.2.1")).status).toBe(503)
  const others = ["198.51.100.1", "198.51.100.1"].map(async (peer) =>
    send("/review?key=known", await pictureForm(largest), peer),
  )
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  for (const form of begun) {
    await form.send(1000)
    form.end()
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

/** A form that takes a parser as long as any of its size. */
const costly = () =>
  post(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300)}--x--`, {
    "content-type": "multipart/form-data; boundary=x",
  })

/** A shop that notes whose forms it was asked with, in their order. */
function notingShop() {
  const asked: string[] = []
  const pages = (_: Request, { client }: Visit) => {
    asked.push(client)
    return new Response()
  }
  return { ...http({ pages }), asked }
}

test("while a network has many forms to parse, another one's is parsed next", async () => {
  const { send, asked } = notingShop()
  const flood = Array.from({ length: 60 }, async (_, n) => send("/contact", costly(), `192.0.2.${n}`))
  const other = send("/contact", post("a=b"), "198.51.100.1")
  expect((await other).status).toBe(200)
  expect(asked.indexOf("198.51.100.1")).toBeLessThan(5)
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]))
})

test("of a network's forms a number waits to be parsed, and the others are turned away", async () => {
  const { send } = notingShop()
  const { maxEnteredOfNetwork } = requestLimits.parsing
  const flood = Array.from({ length: maxEnteredOfNetwork + 24 }, async () =>
    send("/ar/contact", post("a=b"), "192.0.2.1"),
  )
  const answers = await Promise.all(flood)
  const rejected = answers.filter(({ status }) => status === 503)
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.length).toBeLessThanOrEqual(24)
  expect(await rejected[0]?.text()).toContain('<html lang="ar"')
})

test("the blocks of a form with a file wait behind no other forms of their network", async () => {
  const { send, asked } = notingShop()
  const reviewer = async () => send("/review?key=known", await pictureForm(1_000_000), "192.0.2.99")
  const review = reviewer()
  const flood = Array.from({ length: 60 }, async () => send("/contact", costly(), "192.0.2.1"))
  expect((await review).status).toBe(200)
  // It has 16 blocks, and after each of them another form has a turn.
  expect(asked.indexOf("192.0.2.99")).toBeLessThan(30)
  await Promise.all(flood)
})

/** A body of so many chunks of 10 000 bytes. */
function bodyOf(chunks: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent++ < chunks) stream.enqueue(new Uint8Array(10_000))
      else stream.close()
    },
  })
  return { body, readToItsEnd: () => sent > chunks, chunksRead: () => sent }
}

test.each([
  ["as much as a picture is read to its end, so that its sender hears why", 1600, null],
  ["much more than that is not, and the connection ends", 2000, "close"],
])("of a body that is too large, %s", async (_what, chunks, connection) => {
  const { send } = http()
  const { body, readToItsEnd } = bodyOf(chunks)
  const headers = { ...form, "content-length": String(chunks * 10_000) }
  const answer = await send("/contact", { method: "POST", headers, body, duplex: "half" } as RequestInit)
  expect([answer.status, answer.headers.get("connection")]).toEqual([413, connection])
  expect(readToItsEnd()).toBe(connection === null)
})

test.each([
  ["is read to its end first, so that the connection can be used again", 1600, null],
  ["ends the connection where it is much more, which the answer says", 2000, "close"],
])("what is left of a body when the API has answered %s", async (_what, chunks, connection) => {
  const { send } = http({ api: async () => new Response("not known", { status: 404 }) })
  const { body, readToItsEnd } = bodyOf(chunks)
  const init = { method: "POST", body, duplex: "half" } as RequestInit
  const answer = await send("/api/order-reviews/a-key/a-slug/picture", init)
  expect([answer.status, answer.headers.get("connection")]).toEqual([404, connection])
  expect(readToItsEnd()).toBe(connection === null)
})
