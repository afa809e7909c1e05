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

/** The same archive with the name `../` for a folder. */
function leaving(zip: Buffer<ArrayBuffer>) {
  for (let at = zip.indexOf("aaa/"); at >= 0; at = zip.indexOf("aaa/", at)) zip.write("../.", at)
  return zip
}
