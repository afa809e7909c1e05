import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { describePicture } from "./describe-picture.ts"
import { renderPicture } from "./render-picture.ts"

const grey = { r: 230, g: 227, b: 221 }
const red = { r: 176, g: 21, b: 40 }

/** A red block in the middle of a grey picture. */
function drawing(width: number, height: number) {
  const block = { create: { width: width >> 1, height: height >> 1, channels: 3, background: red } } as const
  return sharp({ create: { width, height, channels: 3, background: grey } }).composite([{ input: block }])
}

/** The worst case for every encoder. */
function noise(side: number) {
  const pixels = Uint8Array.from(
    { length: side * side * 3 },
    (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 16) & 255,
  )
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

describe("renderPicture", () => {
  it("makes both formats in the width asked for", async () => {
    const master = await drawing(1000, 750).webp().toBuffer()
    const avif = await sharp(await renderPicture(master, 320, "avif")).metadata()
    expect(avif).toMatchObject({ format: "heif", compression: "av1", width: 320, height: 240 })
    const webp = await sharp(await renderPicture(master, 640, "webp")).metadata()
    expect(webp).toMatchObject({ format: "webp", width: 640, height: 480 })
  })

  it("enlarges nothing", async () => {
    const master = await drawing(400, 300).webp().toBuffer()
    expect(await sharp(await renderPicture(master, 960, "webp")).metadata()).toMatchObject({ width: 400, height: 300 })
  })

  it("turns a picture upright and leaves out what the camera wrote", async () => {
    const master = await drawing(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { width, height, exif, orientation } = await sharp(await renderPicture(master, 960, "webp")).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 600 })
  })

  it("refuses what is no picture", async () => {
    await expect(renderPicture(Buffer.from("not a picture"), 320, "avif")).rejects.toThrow()
  })
})

describe("describePicture", () => {
  it("tells size, main colour and hash", async () => {
    const master = await drawing(1000, 750).webp({ lossless: true }).toBuffer()
    const facts = await describePicture(master)
    expect(facts).toMatchObject({ width: 1000, height: 750, dominantColor: "#e6e3dd" })
    expect(facts.hash).toMatch(/^[0-9a-f]{12}$/)
    const other = await drawing(1000, 752).webp({ lossless: true }).toBuffer()
    expect((await describePicture(other)).hash).not.toBe(facts.hash)
  })

  it("tells the size of a picture on its side as it is seen", async () => {
    const master = await drawing(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await describePicture(master)).toMatchObject({ width: 400, height: 600 })
  })

  it.each([
    ["a drawing", drawing(1000, 1000)],
    ["noise", noise(800)],
    ["a long strip", drawing(2000, 40)],
    ["a grey picture", drawing(500, 500).greyscale()],
  ])("gives a placeholder of at most 300 characters for %s", async (_, picture) => {
    const { placeholder } = await describePicture(await picture.png().toBuffer())
    expect(placeholder.length).toBeLessThanOrEqual(300)
    const tiny = Buffer.from(placeholder.replace("data:image/webp;base64,", ""), "base64")
    expect(Math.max((await sharp(tiny).metadata()).width, 1)).toBeLessThanOrEqual(16)
  })
})
