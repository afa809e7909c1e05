import { textOfFile } from "#core/files/file-text.ts"
import { type CsvSeparator, csvRows, separatorOf } from "#core/files/read-csv.ts"
import { type TableLimits, tableLimits } from "#core/files/table-limits.ts"
import { detectEncoding, type FileEncoding } from "#core/moving/encoding.ts"
import { ApiError } from "../../errors.ts"
import { readXlsx, type WorkbookLimits } from "../../files/read-xlsx.ts"
import { BadWorkbook, isZip } from "../../files/zip-parts.ts"
import type { movingRejections } from "../contract-moving.ts"

/** Programs of other shops export columns of every plugin, and whole pages in one cell. */
const limits: TableLimits = { ...tableLimits, maxColumns: 1000, maxCells: 6_000_000, maxCellLength: 200_000 }

/** A workbook is larger than the same rows as CSV: each cell says where it stands. */
const ofWorkbook: WorkbookLimits = { ...limits, maxCells: 3_000_000, maxPartBytes: 200 * 1024 * 1024 }

/** @param more what the console names beside the code */
export const movingRejected = (
  code: (typeof movingRejections)[number],
  message: string,
  more: Record<string, string | number> = {},
) => new ApiError(400, "ValidationError", message, { details: { code, ...more } })

/** The rows of a file with how it was read; null of a workbook, which says it itself. */
export type ReadTable = { rows: string[][]; encoding: FileEncoding | null; separator: CsvSeparator | null }

/** Characters of the first line that are searched for its separator. */
const maxFirstLine = 1_000_000

function firstLine(file: Uint8Array, encoding: FileEncoding): string {
  let text = ""
  for (const piece of textOfFile(file, encoding)) {
    text += piece
    if (text.includes("\n") || text.length > maxFirstLine) break
  }
  return text
}

/** Reads a table of another shop: CSV in any encoding, or XLSX.
 *  @param chosen by a person who has seen that what was detected is wrong
 *  @throws ApiError 400, TableLimitError, TableReadError */
export async function readMovingTable(
  file: Buffer,
  chosen: { encoding?: FileEncoding | undefined; separator?: CsvSeparator | undefined },
): Promise<ReadTable> {
  if (isZip(file)) {
    try {
      return { rows: await readXlsx(file, ofWorkbook), encoding: null, separator: null }
    } catch (error) {
      if (!(error instanceof BadWorkbook)) throw error
      throw movingRejected("BAD_WORKBOOK", "The workbook cannot be read")
    }
  }
  const encoding = chosen.encoding ?? detectEncoding(file)
  const separator = chosen.separator ?? separatorOf(firstLine(file, encoding))
  return { rows: [...csvRows(textOfFile(file, encoding), limits, separator)].flat(), encoding, separator }
}
