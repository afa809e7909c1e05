import { textOfFile } from "#core/files/file-text.ts"
import { readCsv } from "#core/files/read-csv.ts"
import { TableLimitError } from "#core/files/table-limits.ts"
import { cashRows, type TrackingRow, trackingRows } from "#core/orders/tracking-file.ts"
import { validationError } from "../errors.ts"
import { readXlsx } from "../files/read-xlsx.ts"
import { BadWorkbook, isZip } from "../files/zip-parts.ts"
import { maxTrackingRows } from "./contract-tracking-import.ts"
import type { ParcelFile } from "./messages.ts"

/** The cells of a file that is CSV or XLSX.
 *  @throws ApiError 400 for a workbook that cannot be read, TableLimitError, TableReadError */
async function cellsOf(file: Buffer): Promise<string[][]> {
  if (!isZip(file)) return readCsv(textOfFile(file))
  try {
    return await readXlsx(file)
  } catch (error) {
    if (!(error instanceof BadWorkbook)) throw error
    throw validationError([{ path: ["file"], message: "The workbook cannot be read" }])
  }
}

/** Reads a carrier's file.
 *  @returns null for one that has no such columns
 *  @throws ApiError 400, TableLimitError for a file that holds too much, TableReadError for one that cannot be read without a guess */
export async function readParcelFile(file: Buffer, kind: ParcelFile): Promise<TrackingRow[] | null> {
  const cells = await cellsOf(file)
  const rows = kind === "tracking" ? trackingRows(cells) : cashRows(cells)
  if (rows && rows.length > maxTrackingRows) throw new TableLimitError("TOO_MANY_ROWS", maxTrackingRows)
  return rows
}
