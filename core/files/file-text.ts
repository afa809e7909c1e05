import { TableReadError } from "./table-read-error.ts"

/** Bytes that are read at a time. */
const pieceSize = 64 * 1024

/** UTF-16 tells itself by its byte order mark, as Excel's "Unicode text" has it. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le"
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8"
}

/** A file's text, piece by piece. By itself it takes UTF-8 and UTF-16 alone: of the one-byte encodings nobody can tell which one it
 *  is, and Arabic letters are lost in most.
 *  @param encoding one that somebody has chosen or seen
 *  @throws TableReadError NOT_UTF8 for bytes that the encoding does not have */
export function* textOfFile(file: Uint8Array, encoding: string = encodingOf(file)): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for (let from = 0; from < file.length; from += pieceSize) {
      yield decoder.decode(file.subarray(from, from + pieceSize), { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw new TableReadError("NOT_UTF8", {}, { cause: error })
  }
}
