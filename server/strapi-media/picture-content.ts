import { pictureType } from "#api/media/pictures/picture-type.ts"

const headLength = 4096

/** The media type of a picture by its content, whatever it was called.
 *  @returns undefined for what is neither a picture that the shop resizes nor a GIF nor an SVG */
export function pictureMediaType(bytes: Uint8Array): string | undefined {
  const type = pictureType(bytes)
  if (type) return `image/${type}`
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, headLength))
  if (/^GIF8[79]a/.test(head)) return "image/gif"
  return /^[^\0]*<svg[\s>]/i.test(head) ? "image/svg+xml" : undefined
}
