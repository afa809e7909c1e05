import Papa from "papaparse"
import { TableLimitError, type TableLimits, tableLimits } from "./table-limits.ts"
import { TableReadError } from "./table-read-error.ts"

/** Characters between the cells of a CSV file. */
export const csvSeparators = [",", ";", "\t"] as const
export type CsvSeparator = (typeof csvSeparators)[number]

/** The character that separates cells: the one that the first line has most of. */
export function separatorOf(text: string): CsvSeparator {
  const [first = ""] = text.split("\n", 1)
  const counts = csvSeparators.map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** Characters of the first line that are searched for its separator; a longer one has too many columns. */
const maxFirstLineLength = 1_000_000

type ParsedRow = { cells: string[]; end: number; hasBadQuotes: boolean }

/** @param onRow gets every row with the place behind it; the last row may go on in the text that follows */
function parseRows(text: string, delimiter: string, onRow: (row: ParsedRow) => void): void {
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    step: ({ data: cells, errors, meta }) => {
      const last = cells.at(-1)
      if (last?.endsWith("\r")) cells[cells.length - 1] = last.slice(0, -1)
      onRow({ cells, end: meta.cursor, hasBadQuotes: errors.some(({ type }) => type === "Quotes") })
    },
  })
}

/** @throws TableLimitError when a row is wider than it may be, or one of its cells longer */
function checkRow(cells: readonly string[], row: number, { maxColumns, maxCellLength }: TableLimits): void {
  if (cells.length > maxColumns) throw new TableLimitError("TOO_MANY_COLUMNS", maxColumns, { row })
  const column = cells.findIndex((cell) => cell.length > maxCellLength) + 1
  if (column > 0) throw new TableLimitError("CELL_TOO_LONG", maxCellLength, { row, column })
}

/** Reads a CSV file that comes in pieces, with commas, semicolons or tabs, with or without a byte order mark. Blank lines
 *  stay, so that the place of a row is that of its line in most files. The row that a piece does not end is parsed again
 *  once as much text as it has follows, so that the time is linear.
 *  @param separator found in the first line when it is not given
 *  @returns functions that give the rows that a piece brings to their end, and at the end of the file the last ones. Both throw
 *  TableLimitError when the file holds more than a table may, TableReadError for a quoted cell that does not end or goes on
 *  behind its end: the rows after it could be a part of it */
export function csvReader(limits: TableLimits = tableLimits, separator?: string) {
  let delimiter = separator
  let text = ""
  let ended = 0
  let cellCount = 0
  let wanted = 0
  let isStart = true

  function read(isLast: boolean): string[][] {
    delimiter ??= separatorOf(text)
    const rows: ParsedRow[] = []
    parseRows(text, delimiter, (row) => {
      checkRow(row.cells, ended + rows.length + 1, limits)
      rows.push(row)
    })
    const isUnfinished = !isLast || rows.at(-1)?.cells.join() === ""
    if (isUnfinished) rows.pop()
    for (const { cells, hasBadQuotes } of rows) {
      if (hasBadQuotes) throw new TableReadError("BAD_QUOTES", { row: ended + 1 })
      cellCount += cells.length
      if (cellCount > limits.maxCells) throw new TableLimitError("TOO_MANY_CELLS", limits.maxCells, { row: ended + 1 })
      if (++ended > limits.maxRows) throw new TableLimitError("TOO_MANY_ROWS", limits.maxRows)
    }
    text = text.slice(rows.at(-1)?.end ?? 0)
    wanted = 2 * text.length
    return rows.map(({ cells }) => cells)
  }

  return {
    push(piece: string): string[][] {
      text += isStart ? piece.replace(/^\uFEFF/, "") : piece
      isStart &&= piece === ""
      // The whole first line tells the separator.
      const isReady = delimiter ? text.length >= wanted : text.includes("\n") || text.length >= maxFirstLineLength
      return isReady ? read(false) : []
    },
    end: (): string[][] => (text === "" ? [] : read(true)),
  }
}

/** Reads a CSV file that is in memory, as `csvReader`.
 *  @returns the rows that each piece brings to their end
 *  @throws TableLimitError, TableReadError */
export function* csvRows(
  pieces: Iterable<string>,
  limits: TableLimits = tableLimits,
  separator?: string,
): Generator<string[][]> {
  const reader = csvReader(limits, separator)
  for (const piece of pieces) yield reader.push(piece)
  yield reader.end()
}

/** Reads all rows of a CSV file.
 *  @param text as a whole, or in pieces
 *  @throws TableLimitError, TableReadError as `csvRows` */
export const readCsv = (text: string | Generator<string>): string[][] =>
  [...csvRows(typeof text === "string" ? [text] : text)].flat()

const unlimited: TableLimits = { maxRows: Infinity, maxColumns: Infinity, maxCells: Infinity, maxCellLength: Infinity }

/** Reads what a person opens or pastes in their own browser.
 *  @param separator found in the first line when it is not given
 *  @throws TableReadError as `csvRows` */
export const readUnlimitedCsv = (text: string, separator?: string): string[][] =>
  [...csvRows([text], unlimited, separator)].flat()
