/** Width and height of a WebP picture, from its first 30 bytes (RFC 9649, sections 2.5 to 2.7).
 *  @returns undefined when the bytes do not begin a WebP file */
export function webpSize(head: Buffer): { width: number; height: number } | undefined {
  if (head.length < 30 || head.toString("latin1", 0, 4) !== "RIFF" || head.toString("latin1", 8, 12) !== "WEBP") {
    return undefined
  }
  switch (head.toString("latin1", 12, 16)) {
    // Extended: 24 bits each, less one.
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    // Lossless: 14 bits each, less one, after the signature byte.
    case "VP8L": {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    // Lossy: 14 bits each after the frame's tag and start code; the two bits above them are a scale.
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}
