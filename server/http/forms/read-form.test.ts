import { expect, test } from "vitest"
import { FormRejectedError } from "./form-limits.ts"
import { readForm } from "./read-form.ts"

const multipart = "multipart/form-data; boundary=x"

/** Reads a body that comes in pieces of so many bytes.
 *  @returns its fields, files as their bytes; or the status of the rejection */
async function read(type: string, body: BodyInit, { piece = 1_000_000, maxSize = 64 * 1024 } = {}) {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const stream = new ReadableStream<Uint8Array>({
    start(to) {
      for (let at = 0; at < bytes.length; at += piece) to.enqueue(bytes.slice(at, at + piece))
      to.close()
    },
  })
  const init = { method: "POST", body: stream, duplex: "half", headers: { "content-type": type } } as RequestInit
  try {
    const form = await readForm(new Request("http://shop.test/", init), {
      maxSize,
      hold: () => true,
      schedule: async (parse) => parse(),
    })
    return await Promise.all(
      [...form].map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]),
    )
  } catch (error) {
    if (error instanceof FormRejectedError) return error.status
    throw error
  }
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const urlencoded = "application/x-www-form-urlencoded; charset=UTF-8"

test("a form in parts is what the browser sent, however it comes", async () => {
  const form = new FormData()
  form.set("review", "جيد جدا\r\nمتين 👍")
  form.set("name", "")
  form.append("picture", new File(["\r\n--\r\n--x"], 'fête "1".jpg', { type: "image/jpeg" }))
  form.append("empty", new File([], ""))
  const sent = new Response(form)
  const type = sent.headers.get("content-type") ?? ""
  const bytes = await sent.arrayBuffer()
  const fields = [
    ["review", "جيد جدا\r\nمتين 👍"],
    ["name", ""],
    ["picture", "\r\n--\r\n--x"],
    ["empty", ""],
  ]
  for (const piece of [1, 7, 1_000_000]) expect(await read(type, bytes, { piece })).toEqual(fields)
})

test("a form in a line is what the browser sent", async () => {
  const body = new URLSearchParams({ name: "Émilie & Amina", address: "حي 8 ماي، عمارة 3" })
  expect(await read(urlencoded, body)).toEqual([...body])
  expect(await read(urlencoded, "a=%&b=%D8&c=+%2B")).toEqual([
    ["a", "%"],
    ["b", "�"],
    ["c", " +"],
  ])
  expect(await read(urlencoded, "")).toEqual([])
})

test("the longest order form in Arabic fits", async () => {
  const order = Object.fromEntries(["firstname", "lastname", "address", "note"].map((name) => [name, "ي".repeat(2000)]))
  expect(await read(urlencoded, new URLSearchParams(order))).toEqual(Object.entries(order))
})

test("a file ends where its parts end, and not where its blocks do", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\n'
  const maxSize = 4 * 64 * 1024
  // The last boundary lies before, on and after the border of a block.
  for (const over of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const file = "a".repeat(2 * 64 * 1024 - head.length - over)
    expect(await read(multipart, `${head}${file}\r\n--x--\r\n`, { maxSize })).toEqual([["picture", file]])
  }
})

test.each<[what: string, type: string, body: string, status: number]>([
  ["more fields than a form has", urlencoded, "a&".repeat(300), 413],
  ["a longer name than a field has", urlencoded, `${"a".repeat(101)}=1`, 413],
  ["more bytes than a form has", urlencoded, `a=${"a".repeat(64 * 1024)}`, 413],
  ["more parts than a form has", multipart, `${field("a", "").repeat(301)}--x--`, 413],
  ["a longer name of a part", multipart, `${field("a".repeat(101), "")}--x--`, 413],
  ["longer headers than a part has", multipart, `--x\r\n${"a: b\r\n".repeat(500)}\r\n--x--`, 413],
  ["more bytes in parts than a form has", multipart, `${field("a", "a".repeat(64 * 1024))}--x--`, 413],
  ["no boundary", "multipart/form-data", `${field("a", "")}--x--`, 400],
  ["a longer boundary than there is", `multipart/form-data; boundary=${"x".repeat(71)}`, `--${"x".repeat(71)}--`, 400],
  ["no end", multipart, field("a", "b"), 400],
  ["a part without a name", multipart, "--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--", 400],
  ["headers that are no text", multipart, "--x\r\nContent-Disposition\0\r\n\r\na\r\n--x--", 400],
  ["nothing in several parts", multipart, "", 400],
])("a form with %s is rejected", async (_what, type, body, status) => {
  expect(await read(type, body)).toBe(status)
})
