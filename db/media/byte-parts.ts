/** Bytes of a part: a whole number of base64's groups of three. Some hundred parts, as a backup holds them at once, are
 *  16 MB. */
const partSize = 24 * 1024

/** A file's bytes as base64 in parts of a bounded size. */
export function base64Parts(bytes: Uint8Array): string[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.ceil(whole.length / partSize)
  return Array.from({ length: count }, (_, part) =>
    whole.toString("base64", part * partSize, Math.min((part + 1) * partSize, whole.length)),
  )
}

/** The bytes again; undefined when there is no part. */
export function joinedParts(parts: { content: string }[]): Buffer<ArrayBuffer> | undefined {
  return parts.length > 0 ? Buffer.concat(parts.map(({ content }) => Buffer.from(content, "base64"))) : undefined
}
