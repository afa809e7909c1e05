import { withoutGuard } from "#core/files/formula-guard.ts"
import { csvReader } from "#core/files/read-csv.ts"
import type { TableLimits } from "#core/files/table-limits.ts"

/** A cell may hold all lines or the whole history of an order; the first row has the titles. */
const limits: TableLimits = { maxRows: 2_000_000, maxColumns: 100, maxCells: 100_000_000, maxCellLength: 2_000_000 }

/** Rows that are in memory at a time. */
const batch = 200

/** The cells of a row by the titles of their columns. */
export type ArchiveRow = Record<string, string>

/** The rows of a CSV file that a shop has written, some hundreds at a time; cells are as they were before spreadsheets' guard.
 *  @param pieces the file's text, of which one piece is in memory
 *  @throws TableReadError, TableLimitError, and what reading a piece throws */
export async function* archiveRows(pieces: AsyncIterable<string>): AsyncGenerator<ArchiveRow[]> {
  const reader = csvReader(limits, ",")
  let titles: string[] | undefined
  let waiting: ArchiveRow[] = []
  const add = (rows: string[][]) => {
    for (const cells of rows) {
      if (titles) waiting.push(Object.fromEntries(titles.map((title, at) => [title, withoutGuard(cells[at] ?? "")])))
      else titles = cells
    }
  }
  for await (const piece of pieces) {
    add(reader.push(piece))
    while (waiting.length >= batch) {
      yield waiting.slice(0, batch)
      waiting = waiting.slice(batch)
    }
  }
  add(reader.end())
  if (waiting.length > 0) yield waiting
}
