import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"

/** A zip archive of some files, as somebody's computer makes it. */
export function zipOf(files: Record<string, Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream).then((bytes) => Buffer.from(bytes))
}
