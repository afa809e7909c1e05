import { crc32, deflateSync } from "node:zlib"
import fc from "fast-check"
import sharp, { type Sharp } from "sharp"
import { describe, expect, it } from "vitest"
import { pictureType } from "./picture-type.ts"
import { UploadRejectedError } from "./read-head.ts"
import { takeUpload } from "./take-upload.ts"

const red = { r: 176, g: 21, b: 40 }
const plain = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: red } })

/** The worst case for every encoder. */
function noise(width: number, height: number) {
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 16) & 255,
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const problemOf = (file: Uint8Array): Promise<unknown> =>
  takeUpload(file).then(
    () => "taken",
    (problem: unknown) => (problem instanceof UploadRejectedError ? problem.problem : problem),
  )

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

/** A PNG whose head says what it likes. */
async function pngThatClaims(width: number, height: number) {
  const file = await plain(2, 2).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc(file.subarray(12, 29)), 29)
  return file
}

/** The checksum of a part of a PNG. */
function crc(bytes: Uint8Array): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}

/** A WebP without loss whose head says what it likes, in a file that is there to its end. */
async function webpThatClaims(width: number, height: number) {
  const file = await plain(16, 16).webp({ lossless: true }).toBuffer()
  const at = file.indexOf("VP8L") + 9
  file.writeUInt32LE(((file.readUInt32LE(at) & 0xf0000000) | (width - 1) | ((height - 1) << 14)) >>> 0, at)
  return file
}

/** A picture of so many small frames. */
function movingPicture(frames: number) {
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const
  return sharp(
    Uint8Array.from({ length: 48 * frames }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24),
    { raw },
  )
}

/** A part of a PNG. */
function pngChunk(type: string, data: Buffer): Buffer {
  const part = Buffer.alloc(data.length + 12)
  part.writeUInt32BE(data.length, 0)
  part.write(type, 4, "latin1")
  data.copy(part, 8)
  part.writeUInt32BE(crc32(part.subarray(4, -4)), data.length + 8)
  return part
}

const zeros = (length: number) => deflateSync(Buffer.alloc(length), { level: 9 })

describe("what is refused", () => {
  it.each([
    ["a drawing with a script", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
    ["a drawing that looks like XML", `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9"/>`],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a document", "%PDF-1.7\n1 0 obj"],
    ["a script", "#!/bin/sh\nrm -rf ~"],
    ["nothing much", "ÿØ"],
  ])("%s, whatever it is called", async (_, text) => {
    expect(await problemOf(Buffer.from(text, "utf8"))).toBe("UNKNOWN_TYPE")
  })

  it.each<[string, () => Promise<Buffer>]>([
    ["GIF", () => plain().gif().toBuffer()],
    ["TIFF", () => plain().tiff().toBuffer()],
  ])("a %s", async (_, file) => expect(await problemOf(await file())).toBe("UNKNOWN_TYPE"))

  it("a page behind the first bytes of a JPEG", async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<html><script>alert(1)</script>")])
    expect(await problemOf(file)).toBe("DAMAGED")
  })

  it("a picture that moves", async () => {
    const frames = await Promise.all([plain().png().toBuffer(), plain().negate().png().toBuffer()])
    expect(
      await problemOf(
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ),
    ).toBe("ANIMATED")
  })

  it("a picture that would unpack to more than it may, before it does", async () => {
    expect(await problemOf(await plain(8000, 5001).png().toBuffer())).toBe("TOO_MANY_PIXELS")
    expect(await problemOf(await pngThatClaims(60_000, 60_000))).toBe("TOO_MANY_PIXELS")
    expect(await takeUpload(await plain(8000, 5000).png().toBuffer())).toBeDefined()
  })

  it.each<[what: string, problem: string, file: () => Promise<Uint8Array> | Uint8Array]>([
    [
      "an AVIF of 1 KB that would take 700 MB",
      "TOO_MANY_PIXELS",
      () => plain(4001, 4000).avif({ effort: 0, quality: 1 }).toBuffer(),
    ],
    ["a PNG of one column, which took a minute", "TOO_MANY_PIXELS", async () => pngThatClaims(1, 40_000_000)],
    ["a JPEG longer than a screen is high twenty times", "TOO_MANY_PIXELS", () => plain(20_001, 8).jpeg().toBuffer()],
    ["a WebP of 38 bytes and 268 megapixels", "TOO_MANY_PIXELS", () => webpThatClaims(16_383, 16_383)],
    ["a WebP that moves a thousand times", "ANIMATED", () => movingPicture(1000).webp({ effort: 0 }).toBuffer()],
    ["a GIF that moves a thousand times", "UNKNOWN_TYPE", () => movingPicture(1000).gif().toBuffer()],
    [
      "an AVIF that is cut off",
      "DAMAGED",
      async () => (await noise(400, 300).avif({ effort: 0 }).toBuffer()).subarray(0, -40),
    ],
    ["a WebP that is cut off", "DAMAGED", async () => (await noise(400, 300).webp().toBuffer()).subarray(0, -40)],
  ])("%s: %s", async (_, problem, file) => expect(await problemOf(await file())).toBe(problem))

  it.each<[what: string, chunks: () => Buffer[]]>([
    [
      "texts that unpack to 200 MB",
      () => [pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), zeros(200_000_000)]))],
    ],
    [
      "a colour profile that unpacks to 200 MB",
      () => [pngChunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), zeros(200_000_000)]))],
    ],
    [
      "a hundred thousand texts",
      () => Array.from({ length: 100_000 }, (_, at) => pngChunk("tEXt", Buffer.from(`a\0${at}`))),
    ],
    [
      "7 MB of words about itself",
      () => [pngChunk("iTXt", Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\0\0\0\0"), Buffer.alloc(7e6, 97)]))],
    ],
  ])("nothing but its pixels is kept of a PNG with %s", async (_, chunks) => {
    const small = await plain(20, 20).png().toBuffer()
    const { bytes } = await takeUpload(Buffer.concat([small.subarray(0, 33), ...chunks(), small.subarray(33)]))
    expect(bytes.length).toBeLessThan(1000)
    const { exif, icc, xmp, comments } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, comments }).toEqual({})
  })

  it("nothing of what hangs on a picture is kept: a page, an archive", async () => {
    const tail = Buffer.from("<script>alert(1)</script>PK\x05\x06")
    for (const one of [plain(20, 20).jpeg(), plain(20, 20).png(), plain(20, 20).webp()]) {
      const { bytes } = await takeUpload(Buffer.concat([await one.toBuffer(), tail]))
      expect(bytes.includes("alert")).toBe(false)
    }
  })

  it("a JPEG that is cut off, wherever", async () => {
    const file = await noise(400, 300).jpeg().toBuffer()
    for (const part of [0.02, 0.5, 0.9]) {
      expect(await problemOf(file.subarray(0, Math.floor(file.length * part)))).toBe("DAMAGED")
    }
    expect(await problemOf(file.subarray(0, file.length - 2))).toBe("DAMAGED")
  })

  it("anything but a whole picture, in one of its own words", async () => {
    const small = plain(24, 16)
    const files = await Promise.all(
      [small.jpeg(), small.png(), small.webp(), small.avif()].map((one) => one.toBuffer()),
    )
    const damaged = fc
      .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }), fc.nat())
      .map(([file, changes, end]) => {
        const copy = Buffer.from(file)
        for (const [at, byte] of changes) copy[at % copy.length] = byte
        return end % 3 === 0 ? copy.subarray(0, end % copy.length) : copy
      })
    const known = ["taken", "UNKNOWN_TYPE", "TOO_MANY_PIXELS", "ANIMATED", "DAMAGED"]
    await fc.assert(
      fc.asyncProperty(damaged, async (file) => {
        expect(known).toContain(await problemOf(file))
      }),
      { numRuns: 150 },
    )
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
})
