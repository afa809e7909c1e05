import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** The colour of `plainPicture`. */
export const red = { r: 176, g: 21, b: 40 }
/** A picture of one colour. */
export const plainPicture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: red } })

/** The worst case for every encoder. */
export function noise(width: number, height: number) {
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 16) & 255,
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A PNG whose head says what it likes. */
export async function pngThatClaims(width: number, height: number) {
  const file = await plainPicture(2, 2).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

/** A WebP without loss whose head says what it likes, in a file that is there to its end. */
export async function webpThatClaims(width: number, height: number) {
  const file = await plainPicture(16, 16).webp({ lossless: true }).toBuffer()
  const at = file.indexOf("VP8L") + 9
  file.writeUInt32LE(((file.readUInt32LE(at) & 0xf0000000) | (width - 1) | ((height - 1) << 14)) >>> 0, at)
  return file
}

/** A picture of so many small frames. */
export function movingPicture(frames: number) {
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const
  return sharp(
    Uint8Array.from({ length: 48 * frames }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24),
    { raw },
  )
}

/** A part of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const part = Buffer.alloc(data.length + 12)
  part.writeUInt32BE(data.length, 0)
  part.write(type, 4, "latin1")
  data.copy(part, 8)
  part.writeUInt32BE(crc32(part.subarray(4, -4)), data.length + 8)
  return part
}

/** Zeros, deflated.
 *  @param length in bytes, as they unpack */
export const zeros = (length: number) => deflateSync(Buffer.alloc(length), { level: 9 })
