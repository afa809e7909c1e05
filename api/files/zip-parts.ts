import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"
import { TableLimitError } from "#core/files/table-limits.ts"

/** Files in an archive; a workbook has about ten. */
const maxParts = 1000
/** A workbook that cannot be read. */
export class BadWorkbook extends Error {
  override name = "BadWorkbook"
}

export const isZip = (file: Buffer): boolean => file.length > 4 && file.readUInt32LE(0) === 0x04034b50

/** @returns the text in pieces
 *  @throws TableLimitError before it unpacks what states more than a part may have, BadWorkbook for a part that is larger
 *  than it states (yauzl stops there) or is packed in an unknown way */
async function* textOf(zip: ZipFile, entry: Entry, maxPartBytes: number): AsyncGenerator<string> {
  if (entry.uncompressedSize > maxPartBytes) throw new TableLimitError("UNPACKED_TOO_LARGE", maxPartBytes)
  if (!entry.canDecodeFileData()) throw new BadWorkbook("The file is packed in an unknown way")
  const stream = await zip.openReadStreamPromise(entry)
  stream.setEncoding("utf8")
  yield* stream
}

/** The files of an archive by their names. Reading one unpacks it; what is not read costs nothing.
 *  @param maxPartBytes that one file may unpack to: a small one can unpack to gigabytes
 *  @throws an error of yauzl for what is no archive, TableLimitError when it holds too many files */
export async function zipParts(file: Buffer, maxPartBytes: number): Promise<Map<string, () => AsyncGenerator<string>>> {
  const zip = await fromBufferPromise(file)
  if (zip.entryCount > maxParts) throw new TableLimitError("TOO_MANY_PARTS", maxParts)
  const parts = new Map<string, () => AsyncGenerator<string>>()
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, () => textOf(zip, entry, maxPartBytes))
  return parts
}
