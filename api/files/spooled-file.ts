import { close, fstat, open, read, unlink, write } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { randomDocumentId } from "#db/document-id.ts"
import { whyUnavailable } from "#db/unavailable.ts"
import { ApiError, payloadTooLarge } from "../errors.ts"
import { notWhole } from "../read-body.ts"

const openFile = promisify(open)
const unlinkFile = promisify(unlink)
const closeFile = promisify(close)
const readPart = promisify(read)
const writePart = promisify(write)
const statFile = promisify(fstat)

/** A file without a name: it is gone once it is closed, also when the process is killed. */
export type SpooledFile = {
  fd: number
  close: () => Promise<void>
}

async function openUnnamed(folder: string): Promise<number> {
  const path = join(folder, `.moving-${randomDocumentId()}`)
  const fd = await openFile(path, "wx+", 0o600)
  await unlinkFile(path)
  return fd
}

/** Writes a body to the disk as it comes, so that its size takes no memory.
 *  @param folder has room for it
 *  @param max bytes
 *  @throws ApiError 413 for a larger one, 400 when the body does not come whole, what writing throws when there is no room; the file is gone then */
export async function spoolBody(
  body: ReadableStream<Uint8Array> | null,
  folder: string,
  max = Number.POSITIVE_INFINITY,
): Promise<SpooledFile> {
  const fd = await openUnnamed(folder)
  let isOpen = true
  const file = {
    fd,
    close: async () => {
      if (isOpen) {
        isOpen = false
        await closeFile(fd)
      }
    },
  }
  try {
    let at = 0
    for await (const piece of body ?? []) {
      if (at + piece.length > max) throw payloadTooLarge(max)
      for (let from = 0; from < piece.length; ) {
        const { bytesWritten } = await writePart(fd, piece, from, piece.length - from, at)
        from += bytesWritten
        at += bytesWritten
      }
    }
    return file
  } catch (error) {
    await file.close()
    throw error instanceof ApiError || whyUnavailable(error) === "full" ? error : notWhole()
  }
}

/** Reads a file into memory.
 *  @param max bytes
 *  @throws ApiError 413 for a larger one */
export async function readSpooled(fd: number, max: number): Promise<Buffer> {
  const { size } = await statFile(fd)
  if (size > max) throw payloadTooLarge(max)
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const { bytesRead } = await readPart(fd, bytes, at, size - at, at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes
}
