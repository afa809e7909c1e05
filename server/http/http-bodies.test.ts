import { expect, test } from "vitest"
import { form, http, post } from "../testing/http.ts"

test("a body that is too large is refused, whether it says so or not", async () => {
  const { send } = http()
  const large = "x".repeat(64 * 1024 + 1)
  expect((await send("/contact", post(large, { "content-length": String(large.length) }))).status).toBe(413)
  const stream = new Blob([large]).stream()
  const chunked = await send("/contact", { ...post(stream), duplex: "half" } as RequestInit)
  expect(chunked.status).toBe(413)
  const fits = await send("/contact", post("x".repeat(64 * 1024)))
  expect(fits.status).toBe(200)
})

test("the form that takes a picture may be larger, up to a limit, and no other is", async () => {
  const { send } = http()
  const formOf = (bytes: number) => {
    const made = new FormData()
    made.set("picture", new File([new Uint8Array(bytes)], "photo.jpg"))
    return made
  }
  const sent = async (path: string, bytes: number) => {
    const whole = new Request("http://shop.test", { method: "POST", body: formOf(bytes) })
    const body = new Uint8Array(await whole.arrayBuffer())
    const headers = { "content-type": whole.headers.get("content-type") ?? "", "content-length": String(body.length) }
    return (await send(path, { method: "POST", body, headers })).status
  }
  expect(await sent("/review", 1_000_000)).toBe(200)
  expect(await sent("/ar/review", 8 * 1024 * 1024)).toBe(200)
  expect(await sent("/review", 8 * 1024 * 1024 + 64 * 1024)).toBe(413)
  expect(await sent("/contact", 100_000)).toBe(413)
  const chunked = { method: "POST", body: new Blob([new Uint8Array(100_000)]).stream(), duplex: "half", headers: form }
  expect((await send("/review", chunked as RequestInit)).status).toBe(413)
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
  return { body, readToItsEnd: () => sent > chunks }
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
