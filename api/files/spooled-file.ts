import { close, fstat, open, read, statfs, unlink, write } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { randomDocumentId } from "#db/document-id.ts"
import { whyUnavailable } from "#db/unavailable.ts"
import { ApiError, noRoom, payloadTooLarge } from "../errors.ts"
import { notWhole } from "../read-body.ts"

const openFile = promisify(open)
const unlinkFile = promisify(unlink)
const closeFile = promisify(close)
const readPart = promisify(read)
const writePart = promisify(write)
const statFile = promisify(fstat)
const statFolder = promisify(statfs)

/** Bytes of the disk that no file takes: the database of the shop lies there, and orders are stored meanwhile. */
const diskReserve = 512 * 1024 ** 2
/** Bytes that are written before the room is looked at again. */
const checkEvery = 64 * 1024 ** 2

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

/** @throws ApiError 507 when a file of so many bytes would take of the reserve */
async function checkRoom(folder: string, size: number, reserve: number): Promise<void> {
  const { bavail, bsize } = await statFolder(folder)
  if (bavail * bsize - size < reserve) throw noRoom()
}

type Spooling = {
  folder: string
  /** Bytes that the body states; 0 = not stated. */
  size?: number
  /** Bytes that it may have. */
  max?: number
  /** Bytes of the disk that stay free. */
  reserve?: number
}

/** Writes a body to the disk as it comes, so that its size takes no memory.
 *  @throws ApiError 413 for a larger one than `max`, 400 when the body does not come whole, 507 when the disk has no room for it beside
 *  the reserve; the file is gone then */
export async function spoolBody(
  body: ReadableStream<Uint8Array> | null,
  { folder, size = 0, max = Number.POSITIVE_INFINITY, reserve = diskReserve }: Spooling,
): Promise<SpooledFile> {
  await checkRoom(folder, size, reserve)
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
    let checked = 0
    for await (const piece of body ?? []) {
      if (at + piece.length > max) throw payloadTooLarge(max)
      if (at - checked >= checkEvery) {
        await checkRoom(folder, 0, reserve)
        checked = at
      }
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
