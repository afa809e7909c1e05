import { tmpdir } from "node:os"
import { afterEach, expect, it } from "vitest"
import { type SpooledFile, spoolBody } from "../../../files/spooled-file.ts"
import { toStream } from "../../../files/to-stream.ts"
import { zipFile } from "../../../files/zip-file.ts"
import { zipOf } from "../../pictures/testing/zip-of.ts"
import { openArchiveFile } from "./archive-file.ts"

const opened: SpooledFile[] = []
afterEach(() => Promise.all(opened.splice(0).map((file) => file.close())))

async function openBytes(bytes: ReadableStream<Uint8Array> | null, max?: number) {
  const file = await spoolBody(bytes, { folder: tmpdir(), reserve: 0 })
  opened.push(file)
  return openArchiveFile(file.fd, max)
}
const openZip = async (files: Record<string, Uint8Array>, max?: number) =>
  openBytes(new Response(await zipOf(files)).body, max)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`pictures/${n}.webp`, Buffer.from(`${n}`)]))
const about = { "about.json": Buffer.from("{}") }

it("reads an archive of more files than a zip of pictures may hold, as a shop writes it", {
  tags: ["@long"],
}, async () => {
  const files = Object.entries({ ...about, ...many(20_500) }).map(([name, bytes]) => ({
    name,
    bytes: async () => bytes,
  }))
  const archive = await openBytes(toStream(zipFile(files)))
  expect([...(archive?.names() ?? [])]).toHaveLength(20_501)
  expect(await archive?.picture("pictures/20499.webp")).toEqual(Buffer.from("20499"))
})

it("says that an archive holds too many files, and of another zip that it is none", async () => {
  await expect(openZip({ ...about, ...many(20) }, 20)).rejects.toMatchObject({
    status: 400,
    details: { code: "TOO_MANY_FILES" },
  })
  expect(await openZip(many(21), 20)).toBeUndefined()
  expect(await openZip({ ...about, ...many(19) }, 20)).toBeDefined()
})

it("is none of any other file", async () => {
  expect(await openZip({ "xl/workbook.xml": Buffer.from("<x/>") })).toBeUndefined()
  expect(await openBytes(new Response("sku;name\n1;2\n").body)).toBeUndefined()
})

it("gives the text of a file in pieces, and names what is no text", async () => {
  const long = "é".repeat(300_000)
  const archive = await openZip({ ...about, "a.csv": Buffer.from(long), "b.csv": Buffer.from([0x61, 0xff]) })
  const read = async (name: string) => {
    const pieces = []
    for await (const piece of archive?.text(name) ?? []) pieces.push(piece)
    return pieces
  }
  const pieces = await read("a.csv")
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join("")).toBe(long)
  await expect(read("b.csv")).rejects.toMatchObject({ code: "NOT_UTF8" })
  await expect(read("none.csv")).rejects.toMatchObject({ details: { code: "BAD_ARCHIVE" } })
})

it("names a file that is larger than it may be, which is not damaged", async () => {
  const archive = await openZip({ ...about, "settings.json": Buffer.alloc(3 * 1024 ** 2, " ") })
  await expect(archive?.bytes("settings.json", 2 * 1024 ** 2)).rejects.toMatchObject({
    status: 400,
    details: { code: "PART_TOO_LARGE", name: "settings.json", max: 2 },
  })
  await expect(archive?.bytes("pages.json", 2 * 1024 ** 2)).rejects.toMatchObject({ details: { code: "BAD_ARCHIVE" } })
})

it("takes no picture that unpacks to far more than it is packed", async () => {
  const archive = await openZip({ ...about, "pictures/a.webp": Buffer.alloc(8_000_000) })
  expect(await archive?.picture("pictures/a.webp")).toBe("NOT_PICTURE")
  expect(await archive?.picture("pictures/b.webp")).toBe("NOT_IN_ZIP")
})
