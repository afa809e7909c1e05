import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** A file of a zip archive as it comes: its name and its text, piece by piece; or its bytes, which are read when its turn comes and
 *  stored as they are, as pictures are packed already. */
export type ZipEntry =
  | { name: string; text: AsyncIterable<string> | Iterable<string> }
  | { name: string; bytes: () => Promise<Uint8Array> }

/** Pieces of a text are collected to this size before they are compressed, in characters. */
const pieceLength = 64 * 1024

/** Files of the same content are the same to the byte: all are of the format's first day. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 3 }

async function* pieces(entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if ("bytes" in entry) {
    yield await entry.bytes()
    return
  }
  let collected = ""
  for await (const part of entry.text) {
    collected += part
    if (collected.length < pieceLength) continue
    yield Buffer.from(collected)
    collected = ""
  }
  if (collected) yield Buffer.from(collected)
}

/** Streams a zip archive without buffering it. No file in it, nor the whole, may exceed 4 GB.
 *  @throws what reading a text throws */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const stop = (error: Error) => output.destroy(error)
  zip.on("error", stop)
  let open: Readable | undefined
  for (const entry of entries) {
    const packing = "bytes" in entry ? { ...options, compressionLevel: 0 } : options
    // One after another: what waits for its turn holds nothing.
    zip.addReadStreamLazy(entry.name, packing, (opened) => {
      open = Readable.from(pieces(entry), { objectMode: false }).on("error", stop)
      opened(null, open)
    })
  }
  zip.end()
  try {
    yield* output
  } finally {
    open?.destroy()
  }
}
