import type { FileEncoding } from "../encoding.ts"

const mark = "\uFEFF"

function oneByte(text: string, encoding: FileEncoding): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (letter) => {
    const byte = letters.indexOf(letter)
    if (byte < 0) throw new RangeError(`${encoding} has no ${letter}`)
    return byte
  })
}

function twoBytes(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length))
  for (let at = 0; at < text.length; at++) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

/** A text as a file in an encoding, which the platform can only decode.
 *  @throws RangeError for a letter that the encoding does not have */
export function encoded(text: string, encoding: FileEncoding, hasMark = false): Uint8Array {
  const whole = hasMark ? mark + text : text
  if (encoding === "utf-8") return new TextEncoder().encode(whole)
  if (encoding === "utf-16le" || encoding === "utf-16be") return twoBytes(whole, encoding === "utf-16le")
  return oneByte(text, encoding)
}
