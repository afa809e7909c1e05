import { type Entry, fromFdPromise, type ZipFile } from "yauzl"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import { TableReadError } from "#core/files/table-read-error.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { ApiError } from "../../../errors.ts"
import { isTooDense } from "../../pictures/zip-pictures.ts"
import { movingRejected } from "../read-table.ts"

/** Files of an archive: each takes some hundred bytes of memory. */
export const maxArchiveFiles = 200_000

export const badArchive = (what: string) => movingRejected("BAD_ARCHIVE", what)

/** @param max bytes */
export const partTooLarge = (name: string, max: number) => {
  const megabytes = Math.floor(max / 1024 / 1024)
  const message = `${name} of the archive has more than ${megabytes} MB`
  return movingRejected("PART_TOO_LARGE", message, { name, max: megabytes })
}

const damaged = () => badArchive("The archive is damaged or has been changed")

/** The files of an archive that lies on the disk. */
export type ArchiveFile = {
  names: () => Iterable<string>
  has: (name: string) => boolean
  /** A file as a whole.
   *  @throws ApiError 400 BAD_ARCHIVE for one that is missing, damaged or larger than it states, PART_TOO_LARGE for one that is larger
   *  than it may be */
  bytes: (name: string, max: number) => Promise<Buffer>
  /** The text of a file, piece by piece.
   *  @throws ApiError 400 BAD_ARCHIVE, TableReadError NOT_UTF8 */
  text: (name: string) => AsyncGenerator<string>
  /** The bytes of a picture, or what is wrong with it. */
  picture: (name: string) => Promise<Uint8Array | ProductFileProblem>
}

/** Reads the entries of a zip.
 *  @returns undefined for a zip with more than `max` files that is no archive
 *  @throws ApiError 400 TOO_MANY_FILES for an archive with more than `max` files */
async function entriesOf(zip: ZipFile, max: number): Promise<Map<string, Entry> | undefined> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
    // The first file of an archive says that it is one.
    if (zip.entryCount <= max) continue
    if (!entries.has("about.json")) return undefined
    throw movingRejected("TOO_MANY_FILES", `An archive holds at most ${max} files`)
  }
  return entries
}

/** @param fd of a file on the disk, of which parts are read as they are needed */
async function openZip(fd: number): Promise<ZipFile | undefined> {
  return fromFdPromise(fd, { autoClose: false }).catch(() => undefined)
}

/** Opens the archive of a Hanout shop.
 *  @param fd stays open as long as the archive is read
 *  @param max files
 *  @returns undefined for any other file
 *  @throws ApiError 400 for one that holds too many files */
export async function openArchiveFile(fd: number, max = maxArchiveFiles): Promise<ArchiveFile | undefined> {
  const zip = await openZip(fd)
  if (!zip) return undefined
  const entries = await entriesOf(zip, max).catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    return undefined
  })
  if (!entries?.has("about.json")) return undefined

  async function open(name: string, max: number) {
    const entry = entries?.get(name)
    if (!entry?.canDecodeFileData()) throw damaged()
    if (entry.uncompressedSize > max) throw partTooLarge(name, max)
    return (zip as ZipFile).openReadStreamPromise(entry)
  }

  async function bytes(name: string, max: number): Promise<Buffer> {
    const stream = await open(name, max)
    try {
      return Buffer.concat(await stream.toArray())
    } catch {
      throw damaged()
    }
  }

  async function* text(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder("utf-8", { fatal: true })
    const stream = await open(name, Number.POSITIVE_INFINITY)
    try {
      for await (const piece of stream) yield decoder.decode(piece, { stream: true })
      yield decoder.decode()
    } catch (error) {
      if (error instanceof TypeError) throw new TableReadError("NOT_UTF8", {}, { cause: error })
      throw damaged()
    }
  }

  async function picture(name: string): Promise<Uint8Array | ProductFileProblem> {
    const entry = entries?.get(name)
    if (!entry) return "NOT_IN_ZIP"
    if (entry.uncompressedSize > maxUploadSize) return "PICTURE_TOO_LARGE"
    if (isTooDense(entry)) return "NOT_PICTURE"
    return bytes(name, maxUploadSize).catch((): ProductFileProblem => "NOT_PICTURE")
  }

  return { names: () => entries.keys(), has: (name) => entries.has(name), bytes, text, picture }
}
