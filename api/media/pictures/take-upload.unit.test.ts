import sharp, { type Sharp } from "sharp"
import { describe, expect, it } from "vitest"
import { pictureType } from "./picture-type.ts"
import { takeUpload } from "./take-upload.ts"
import { noise, plainPicture as plain, red } from "./testing/test-pictures.ts"

const firstPixel = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]

const tooFar = ([r = 0, g = 0, b = 0]: number[], by: number) =>
  Math.max(Math.abs(r - red.r), Math.abs(g - red.g), Math.abs(b - red.b)) > by

describe("what is taken", () => {
  it.each<[string, (picture: Sharp) => Sharp]>([
    ["a JPEG", (one) => one.jpeg()],
    ["a progressive JPEG", (one) => one.jpeg({ progressive: true })],
    ["a PNG", (one) => one.png()],
    ["a PNG of 16 bits", (one) => one.toColourspace("rgb16").png()],
    ["a WebP", (one) => one.webp()],
    ["an AVIF", (one) => one.avif()],
  ])("%s becomes a WebP in the same colour", async (_, encode) => {
    const { bytes, facts } = await takeUpload(await encode(plain()).toBuffer())
    const { format, width, height, depth } = await sharp(bytes).metadata()
    expect({ format, width, height, depth }).toEqual({ format: "webp", width: 600, height: 400, depth: "uchar" })
    expect(tooFar(await firstPixel(bytes), 6)).toBe(false)
    expect(facts).toMatchObject({ width: 600, height: 400, hash: expect.stringMatching(/^[0-9a-f]{12}$/) })
  })

  it("a CMYK JPEG of a printer becomes one that screens show", async () => {
    const file = await plain().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(file).metadata()).space).toBe("cmyk")
    const { bytes } = await takeUpload(file)
    expect((await sharp(bytes).metadata()).space).toBe("srgb")
    expect(tooFar(await firstPixel(bytes), 40)).toBe(false)
  })

  it("a photo on its side is turned, and where it was taken is forgotten", async () => {
    const file = await plain(600, 400)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "36/1 45/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes, facts } = await takeUpload(file)
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 400, height: 600 })
    expect(facts).toMatchObject({ width: 400, height: 600 })
  })

  it("a large one is made smaller, a small one is not enlarged", async () => {
    const large = await takeUpload(await plain(5000, 2500).jpeg().toBuffer())
    expect(large.facts).toMatchObject({ width: 2000, height: 1000 })
    const small = await takeUpload(await plain(30, 20).png().toBuffer())
    expect(small.facts).toMatchObject({ width: 30, height: 20 })
  })

  it("what can be seen through stays so", async () => {
    const background = { ...red, alpha: 0.5 }
    const file = sharp({ create: { width: 40, height: 40, channels: 4, background } }).png()
    const { bytes } = await takeUpload(await file.toBuffer())
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  })

  it("the same file is the same picture", async () => {
    const file = await noise(300, 200).jpeg().toBuffer()
    expect((await takeUpload(file)).facts).toEqual((await takeUpload(file)).facts)
  })
})

describe("pictureType", () => {
  it("tells a sequence of AVIF pictures from nothing", () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypmif1\0\0\0\0avif")])
    expect(pictureType(box)).toBe("avif")
    expect(pictureType(Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypheic\0\0\0\0mif1")]))).toBe(
      undefined,
    )
    expect(pictureType(new Uint8Array())).toBe(undefined)
  })

  it("tells the photos of phones, which are to be sent in another form", async () => {
    const photo = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypheic\0\0\0\0mif1")])
    await expect(takeUpload(photo)).rejects.toMatchObject({ problem: "HEIC" })
    await expect(takeUpload(Buffer.from("GIF89a"))).rejects.toMatchObject({ problem: "UNKNOWN_TYPE" })
  })
})
