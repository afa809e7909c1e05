import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import { TableLimitError } from "#core/files/table-limits.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { nameKey, pathsOfEntry } from "./zip-names.ts"

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

/** Recognizes files that operating systems add to an archive. */
const isHidden = (path: string): boolean => /(^|\/)(\.|__MACOSX\/)/.test(path)

/** Whether a file unpacks to more than a picture may. */
export const isTooDense = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > freeBytes && uncompressedSize > compressedSize * maxRatio

/** An entry may have one name by several readings of its path. */
function addEntry(entries: Map<string, Entry | null>, name: string, entry: Entry): void {
  entries.set(name, entries.has(name) && entries.get(name) !== entry ? null : entry)
}

/** Files by their paths and by their names alone; null for a name that several files have. What a name states comes before what its
 *  bytes may mean otherwise. */
async function entriesByName(zip: ZipFile): Promise<Map<string, Entry | null>> {
  const stated = { paths: new Map<string, Entry | null>(), names: new Map<string, Entry | null>() }
  const possible = { paths: new Map<string, Entry | null>(), names: new Map<string, Entry | null>() }
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/") || isHidden(entry.fileName)) continue
    for (const [index, path] of pathsOfEntry(entry).entries()) {
      const { paths, names } = index === 0 ? stated : possible
      const name = path.slice(path.lastIndexOf("/") + 1)
      addEntry(paths, path, entry)
      addEntry(names, name, entry)
    }
  }
  return new Map([...possible.names, ...possible.paths, ...stated.names, ...stated.paths])
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
