import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { TableLimitError } from "#core/table-limits.ts"

/** Files and folders of an archive. */
const maxEntries = 10_000
/** Bytes that all pictures together may unpack to. */
const maxUnpacked = 1024 * 1024 * 1024
/** How many times larger a file may be than it is packed: pictures are packed already. */
const maxRatio = 100
/** Bytes that are unpacked whatever their ratio. */
const freeBytes = 1024 * 1024

/** A file that is no archive, or a damaged one. */
export class BadArchive extends Error {
  override name = "BadArchive"
}

/** A name as it is compared: without case, and with accents written in one way. */
const nameKey = (name: string): string => name.normalize("NFC").toLowerCase()

/** What systems put beside somebody's files. */
const isHidden = (path: string): boolean => /(^|\/)(\.|__MACOSX\/)/.test(path)

const isTooDense = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > freeBytes && uncompressedSize > compressedSize * maxRatio

/** Files by their paths and by their names alone; null for a name that several folders have. */
async function entriesByName(zip: ZipFile): Promise<Map<string, Entry | null>> {
  const paths = new Map<string, Entry | null>()
  const names = new Map<string, Entry | null>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/") || isHidden(entry.fileName)) continue
    const path = nameKey(entry.fileName)
    const name = path.slice(path.lastIndexOf("/") + 1)
    paths.set(path, paths.has(path) ? null : entry)
    names.set(name, names.has(name) ? null : entry)
  }
  return new Map([...names, ...paths])
}

/** Opens the pictures of a zip file. They are unpacked in memory, one when it is asked for; an entry's name is compared with the
 *  name in a cell and never becomes a path of this machine.
 *  @returns what reads a picture's bytes by its path in the archive or its name alone
 *  @throws BadArchive, TableLimitError when it holds too many files */
export async function openZipPictures(
  file: Buffer,
): Promise<(name: string) => Promise<Uint8Array | ProductFileProblem>> {
  const zip = await fromBufferPromise(file).catch((error: unknown) => {
    throw new BadArchive("The file is no zip archive", { cause: error })
  })
  if (zip.entryCount > maxEntries) throw new TableLimitError("TOO_MANY_PARTS", maxEntries)
  const entries = await entriesByName(zip).catch((error: unknown) => {
    throw new BadArchive("The zip archive is damaged", { cause: error })
  })
  let unpacked = 0
  return async (name) => {
    const entry = entries.get(nameKey(name))
    if (entry === null) return "SEVERAL_IN_ZIP"
    if (!entry) return "NOT_IN_ZIP"
    const { uncompressedSize } = entry
    if (uncompressedSize > maxUploadSize || unpacked + uncompressedSize > maxUnpacked) return "PICTURE_TOO_LARGE"
    if (isTooDense(entry) || !entry.canDecodeFileData()) return "NOT_PICTURE"
    unpacked += uncompressedSize
    try {
      // yauzl stops at the size that the entry states.
      return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
    } catch {
      return "NOT_PICTURE"
    }
  }
}
