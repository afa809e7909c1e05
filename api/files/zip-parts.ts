import { inflateRawSync } from "node:zlib"
import { TableLimitError } from "#core/table-limits.ts"

/** Files in an archive; a workbook has about ten. */
const maxParts = 1000
/** Bytes that one part may unpack to: a small file can unpack to gigabytes. Two thousand rows of a carrier's 25 columns are
 *  about three million. */
const maxPartBytes = 4 * 1024 * 1024

/** A workbook that cannot be read. */
export class BadWorkbook extends Error {
  override name = "BadWorkbook"
}

export const isZip = (file: Buffer): boolean => file.length > 4 && file.readUInt32LE(0) === 0x04034b50

/** The files of an archive by their names. Calling one unpacks it; what is not called costs nothing.
 *  @throws BadWorkbook for what is no archive, TableLimitError when it holds or unpacks to too much */
export function zipParts(file: Buffer): Map<string, () => string> {
  const parts = new Map<string, () => string>()
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new BadWorkbook("The file has no directory")
  const count = file.readUInt16LE(end + 10)
  if (count > maxParts) throw new TableLimitError("TOO_MANY_PARTS", maxParts)
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new BadWorkbook("The directory is damaged")
    const method = file.readUInt16LE(at + 10)
    const packed = file.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const offset = file.readUInt32LE(at + 42)
    const name = file.toString("utf8", at + 46, at + 46 + (nameLength ?? 0))
    parts.set(name, () => {
      const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
      return unpacked(file.subarray(begin, begin + packed), method).toString("utf8")
    })
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

/** Unpacks a part no further than it may: the sizes that an archive states may be wrong. */
function unpacked(body: Buffer, method: number): Buffer {
  if (method === 0) {
    if (body.length > maxPartBytes) throw new TableLimitError("UNPACKED_TOO_LARGE", maxPartBytes)
    return body
  }
  if (method !== 8) throw new BadWorkbook("The file is packed in an unknown way")
  try {
    return inflateRawSync(body, { maxOutputLength: maxPartBytes })
  } catch (error) {
    const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE"
    throw isTooLarge ? new TableLimitError("UNPACKED_TOO_LARGE", maxPartBytes) : error
  }
}
