import sharp from "sharp"
import { expect, it } from "vitest"
import { uploadUrl } from "#db/media/uploads.ts"
import { contentHash } from "../../media/pictures/content-hash.ts"
import { takeUpload } from "../../media/pictures/take-upload.ts"
import { archivePictures } from "./archive-pictures.ts"

const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#41307a" } })

/** The pictures of an archive that holds one file. */
const pictures = (bytes: Uint8Array) => archivePictures({ picture: async () => bytes })
const nameOf = (bytes: Uint8Array) => `pictures/${contentHash(bytes)}.webp`

it("stores a picture to the byte, and knows its address by a look", async () => {
  const { bytes, facts } = await takeUpload(await drawn.png().toBuffer())
  const { look, read, knownUrl } = pictures(bytes)
  expect(knownUrl(nameOf(bytes))).toBe(uploadUrl(facts.hash))
  expect(await look(nameOf(bytes))).toEqual({ url: uploadUrl(facts.hash) })
  expect(await read(nameOf(bytes))).toEqual({ bytes, facts, fileName: null })
})

it("unpacks nothing for a look: that its pixels cannot be read is seen once it is stored", async () => {
  const { bytes } = await takeUpload(await drawn.png().toBuffer())
  // Behind the head of the picture.
  const damaged = Buffer.from(bytes).fill(0, 30)
  const { look, read } = pictures(damaged)
  expect(await look(nameOf(damaged))).toEqual({ url: uploadUrl(contentHash(damaged)) })
  expect(await read(nameOf(damaged))).toBe("NOT_PICTURE")
})

it("reads what is not as its name says, and converts it", async () => {
  const png = await drawn.png().toBuffer()
  const { look, read, knownUrl } = pictures(png)
  expect(await look("pictures/0123456789ab.webp")).toBeUndefined()
  expect(await look(nameOf(png))).toBeUndefined()
  const { facts } = await takeUpload(png)
  expect(await read(nameOf(png))).toMatchObject({ facts })
  expect(knownUrl("pictures/a.webp")).toBeUndefined()
  expect(await pictures(Buffer.from("no picture")).read("pictures/0123456789ab.webp")).toBe("NOT_PICTURE")
})
