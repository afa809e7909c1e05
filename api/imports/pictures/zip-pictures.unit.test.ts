import { crc32 } from "node:zlib"
import { expect, it } from "vitest"
import { maxUploadSize } from "#core/media/upload.ts"
import { zipOf } from "./testing/zip-of.ts"
import { BadArchive, openZipPictures } from "./zip-pictures.ts"

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (file: Uint8Array | string) => (typeof file === "string" ? file : Buffer.from(file).toString())

it("reads files by their names or their paths, whatever the case and the way accents are written", async () => {
  const read = await openZipPictures(
    await zipOf({
      "Face.JPG": bytes("face"),
      "été/côté.png": bytes("side"),
      "a/photo.jpg": bytes("first"),
      "b/photo.jpg": bytes("second"),
      "__MACOSX/._photo.jpg": bytes("no picture"),
      ".hidden.jpg": bytes("no picture"),
    }),
  )
  expect(textOf(await read("face.jpg"))).toBe("face")
  expect(textOf(await read("côté.png".normalize("NFD")))).toBe("side")
  expect(textOf(await read("a/photo.jpg"))).toBe("first")
  expect(textOf(await read("B/photo.jpg"))).toBe("second")
  expect(await read("photo.jpg")).toBe("SEVERAL_IN_ZIP")
  expect(await read("._photo.jpg")).toBe("NOT_IN_ZIP")
  expect(await read(".hidden.jpg")).toBe("NOT_IN_ZIP")
  expect(await read("other.jpg")).toBe("NOT_IN_ZIP")
})

it("unpacks nothing that is larger than a picture may be, or packed far too densely", async () => {
  const read = await openZipPictures(
    await zipOf({ "large.png": new Uint8Array(maxUploadSize + 1), "dense.png": new Uint8Array(4 * 1024 * 1024) }),
  )
  expect(await read("large.png")).toBe("PICTURE_TOO_LARGE")
  expect(await read("dense.png")).toBe("NOT_PICTURE")
})

it("reads no file whose size is not the one that it states", async () => {
  const zip = await zipOf({ "a.png": bytes("a".repeat(2000)) })
  const at = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  zip.writeUInt32LE(100, at + 24)
  expect(await (await openZipPictures(zip))("a.png")).toBe("NOT_PICTURE")
})

it.each([
  ["a text", () => Promise.resolve(Buffer.from("no archive"))],
  ["half an archive", async () => (await zipOf({ "a.png": bytes("a".repeat(500)) })).subarray(0, 60)],
  ["a path out of the archive", async () => leaving(await zipOf({ "aaa/a.png": bytes("a") }))],
])("takes %s for no archive", async (_what, file) => {
  await expect(openZipPictures(await file())).rejects.toThrow(BadArchive)
})

/** The bytes of a name by an encoding that this platform can only decode. */
function encoded(name: string, decode: (byte: number) => string): Buffer {
  const all = Array.from({ length: 256 }, (_, byte) => decode(byte))
  return Buffer.from(Array.from(name, (letter) => all.indexOf(letter)))
}
const windows1256 = (byte: number) => new TextDecoder("windows-1256").decode(Uint8Array.of(byte))
/** Letters of `صورة كبيرة` and `é` in code page 720. */
const in720: Record<string, number> = { ص: 0xad, و: 0xed, ر: 0xa9, ة: 0xa1, ك: 0xe8, ب: 0xa0, ي: 0xef, é: 0x82 }
const codePage720 = (byte: number) =>
  Object.entries(in720).find(([, code]) => code === byte)?.[0] ?? (byte < 0x80 ? String.fromCharCode(byte) : "")

/** An archive whose one file has a name of these bytes, without the flag that they are UTF-8. */
async function zipOfRawName(name: Buffer) {
  const placeholder = "x".repeat(name.length)
  const zip = await zipOf({ [placeholder]: bytes("picture") })
  for (let at = zip.indexOf(placeholder); at >= 0; at = zip.indexOf(placeholder, at)) name.copy(zip, at)
  for (const [signature, offset] of [[0x04034b50, 6] as const, [0x02014b50, 8] as const]) {
    const header = Buffer.alloc(4)
    header.writeUInt32LE(signature)
    const at = zip.indexOf(header) + offset
    zip.writeUInt16LE(zip.readUInt16LE(at) & ~0x800, at)
  }
  return zip
}

it.each([
  ["UTF-8 without its flag", (name: string) => Buffer.from(name)],
  ["windows-1256", (name: string) => encoded(name, windows1256)],
  ["code page 720", (name: string) => encoded(name, codePage720)],
])("finds a name in Arabic letters that is %s", async (_what, encode) => {
  const read = await openZipPictures(await zipOfRawName(encode("صورة/صورة كبيرة.jpg")))
  expect(textOf(await read("صورة كبيرة.jpg"))).toBe("picture")
  expect(textOf(await read("صورة\\صورة كبيرة.JPG"))).toBe("picture")
  expect(await read("صورة.jpg")).toBe("NOT_IN_ZIP")
})

it("finds a name that stands in the field for Unicode paths alone", async () => {
  const zip = await zipOfRawName(Buffer.from("____.jpg"))
  const path = Buffer.from("صورة.jpg")
  const extra = Buffer.alloc(9 + path.length)
  extra.writeUInt16LE(0x7075)
  extra.writeUInt16LE(5 + path.length, 2)
  extra.writeUInt8(1, 4)
  extra.writeUInt32LE(crc32("____.jpg"), 5)
  path.copy(extra, 9)
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const end = zip.indexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const after = directory + 46 + zip.readUInt16LE(directory + 28)
  zip.writeUInt16LE(zip.readUInt16LE(directory + 30) + extra.length, directory + 30)
  zip.writeUInt32LE(zip.readUInt32LE(end + 12) + extra.length, end + 12)
  const read = await openZipPictures(Buffer.concat([zip.subarray(0, after), extra, zip.subarray(after)]))
  expect(textOf(await read("صورة.jpg".normalize("NFD")))).toBe("picture")
})

it("finds accents as zip folders of French Windows write them, and a path with its own separators", async () => {
  const old = await openZipPictures(await zipOfRawName(encoded("été.jpg", codePage720)))
  expect(textOf(await old("été.jpg"))).toBe("picture")
  const read = await openZipPictures(await zipOf({ "photos/a.jpg": bytes("a"), "autres/a.jpg": bytes("b") }))
  expect(textOf(await read("photos\\a.jpg"))).toBe("a")
  expect(textOf(await read(".\\autres\\\u200ea.jpg"))).toBe("b")
  expect(await read("a.jpg")).toBe("SEVERAL_IN_ZIP")
})

/** The same archive with the name `../` for a folder. */
function leaving(zip: Buffer<ArrayBuffer>) {
  for (let at = zip.indexOf("aaa/"); at >= 0; at = zip.indexOf("aaa/", at)) zip.write("../.", at)
  return zip
}
