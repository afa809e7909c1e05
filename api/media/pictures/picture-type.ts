export type PictureType = "jpeg" | "png" | "webp" | "avif"

/** Compares bytes of a file with a signature. */
const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, at) => bytes[from + at] === byte)

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/** The names that the first box of a file in the family of AVIF gives itself: the main one, then the others. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== "ftyp") return []
  const end = Math.min((bytes[2] ?? 0) * 256 + (bytes[3] ?? 0), 256, bytes.length)
  const others = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + index * 4)
  return [8, ...others].map((at) => ascii(bytes, at, at + 4))
}

/** Whether a file is a photo as iPhones and some Android phones store it, which no browser but Safari shows. */
export const isHeic = (bytes: Uint8Array): boolean =>
  brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms])$/.test(brand))

/** The type of a picture by its first bytes, whatever its name says.
 *  @returns undefined for everything that the shop does not take: SVG, HTML, PDF, GIF, TIFF, HEIC, no picture at all */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, jpeg)) return "jpeg"
  if (startsWith(bytes, png)) return "png"
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp"
  return brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis") ? "avif" : undefined
}
