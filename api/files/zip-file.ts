import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** A file of a zip archive as it comes: its name and its text, piece by piece. */
export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> }

/** Pieces of a text are collected to this size before they are compressed, in characters. */
const pieceLength = 64 * 1024

/** Files of the same content are the same to the byte: all are of the format's first day. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 3 }

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

/** Streams a zip archive without buffering it. No file in it, nor the whole, may exceed 4 GB.
 *  @throws what reading a text throws */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const stop = (error: Error) => output.destroy(error)
  zip.on("error", stop)
  const sources = entries.map(({ name, text }) => {
    const source = Readable.from(pieces(text), { objectMode: false }).on("error", stop)
    zip.addReadStream(source, name, options)
    return source
  })
  zip.end()
  try {
    yield* output
  } finally {
    for (const source of sources) source.destroy()
  }
}
