/** Encodings in which files of other shops come. */
export const fileEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256"] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** Bytes that are looked at to tell two one-byte encodings apart. */
const sampleSize = 256 * 1024

function encodingOfMark([first, second, third]: Uint8Array): FileEncoding | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined
}

/** UTF-16 without a mark: titles of columns have Latin letters, of which every other byte is 0. */
function encodingOfZeros(file: Uint8Array): FileEncoding | undefined {
  const sample = file.subarray(0, 400)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) <= sample.length / 8) return undefined
  return odd > even ? "utf-16le" : "utf-16be"
}

function isUtf8(file: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  try {
    for (let from = 0; from < file.length; from += sampleSize) {
      decoder.decode(file.subarray(from, from + sampleSize), { stream: true })
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Windows-1256 has the French letters of windows-1252 in the same places. Arabic words have several Arabic letters in a row;
 *  French words in capitals have one accent here and there, which would be an Arabic letter that stands alone. */
function oneByteEncoding(file: Uint8Array): FileEncoding {
  const text = new TextDecoder("windows-1256").decode(file.subarray(0, sampleSize))
  const letters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const inWords = text.match(/\p{Script=Arabic}{2,}/gu)?.join("").length ?? 0
  return letters > 0 && inWords > letters / 2 ? "windows-1256" : "windows-1252"
}

/** Tells the encoding of a text file: by its byte order mark, by the zeros of UTF-16, by whether it is UTF-8 at all; of the
 *  one-byte encodings by its letters, which is a guess: a person can say another one. */
export const detectEncoding = (file: Uint8Array): FileEncoding =>
  encodingOfMark(file) ?? encodingOfZeros(file) ?? (isUtf8(file) ? "utf-8" : oneByteEncoding(file))
