import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { UploadRejectedError } from "./read-head.ts"
import { takeUpload } from "./take-upload.ts"
import {
  movingPicture,
  noise,
  plainPicture as plain,
  pngChunk,
  pngThatClaims,
  webpThatClaims,
  zeros,
} from "./testing/test-pictures.ts"

const problemOf = (file: Uint8Array): Promise<unknown> =>
  takeUpload(file).then(
    () => "taken",
    (problem: unknown) => (problem instanceof UploadRejectedError ? problem.problem : problem),
  )

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
