import { crc32, createDeflateRaw } from "node:zlib"

/** A file of a zip archive as it comes: its name and its text, piece by piece. */
export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> }

/** Pieces of a text are collected to this size before they are compressed, in characters. */
const pieceLength = 64 * 1024

/** Sizes and checksum come after each file (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
/** 1980-01-01: files of the same content are the same to the byte. */
const dosDate = 0x0021

type Written = { name: Buffer; crc: number; size: number; packed: number; offset: number }

function head(signature: number, isCentral: boolean, { name, crc, size, packed, offset }: Written): Buffer {
  const fixed = Buffer.alloc(isCentral ? 46 : 30)
  let at = fixed.writeUInt32LE(signature, 0)
  if (isCentral) at = fixed.writeUInt16LE(20, at)
  at = fixed.writeUInt16LE(20, at)
  at = fixed.writeUInt16LE(flags, at)
  at = fixed.writeUInt16LE(deflated, at)
  at = fixed.writeUInt16LE(0, at)
  at = fixed.writeUInt16LE(dosDate, at)
  at = fixed.writeUInt32LE(crc, at)
  at = fixed.writeUInt32LE(packed, at)
  at = fixed.writeUInt32LE(size, at)
  fixed.writeUInt16LE(name.length, at)
  if (isCentral) fixed.writeUInt32LE(offset, 42)
  return Buffer.concat([fixed, name])
}

async function* pieces(text: ZipEntry["text"]): AsyncGenerator<Buffer> {
  let collected = ""
  for await (const part of text) {
    collected += part
    if (collected.length < pieceLength) continue
    yield Buffer.from(collected)
    collected = ""
  }
  if (collected) yield Buffer.from(collected)
}

/** Compresses an entry; its checksum and sizes are in `written` when the last piece has come. */
async function* compressed(text: ZipEntry["text"], written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 3 })
  const feed = async () => {
    try {
      for await (const piece of pieces(text)) {
        written.crc = crc32(piece, written.crc)
        written.size += piece.length
        if (!deflate.write(piece)) await new Promise<void>((resolve) => deflate.once("drain", resolve))
      }
      deflate.end()
    } catch (error) {
      deflate.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
  void feed()
  for await (const packed of deflate) {
    const piece: Buffer = packed
    written.packed += piece.length
    yield piece
  }
}

/** Streams a zip archive without buffering it. No file in it, nor the whole, may exceed 4 GB. */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const all: Written[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const written: Written = { name: Buffer.from(name), crc: 0, size: 0, packed: 0, offset }
    const begin = head(0x04034b50, false, written)
    yield begin
    yield* compressed(text, written)
    const end = Buffer.alloc(16)
    end.writeUInt32LE(0x08074b50, 0)
    end.writeUInt32LE(written.crc, 4)
    end.writeUInt32LE(written.packed, 8)
    end.writeUInt32LE(written.size, 12)
    yield end
    offset += begin.length + written.packed + end.length
    all.push(written)
  }
  const directory = Buffer.concat(all.map((written) => head(0x02014b50, true, written)))
  yield directory
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(all.length, 8)
  last.writeUInt16LE(all.length, 10)
  last.writeUInt32LE(directory.length, 12)
  last.writeUInt32LE(offset, 16)
  yield last
}
