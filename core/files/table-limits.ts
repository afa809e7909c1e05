/** Limits of a file that is read as a table. */
export type TableLimits = {
  /** Rows, blank ones among them. */
  maxRows: number
  maxColumns: number
  /** Of all rows. */
  maxCells: number
  /** Characters of a cell. */
  maxCellLength: number
}

/** As much as Excel takes for a cell; more columns than any file of the shop has. */
export const tableLimits: TableLimits = {
  maxRows: 100_000,
  maxColumns: 100,
  maxCells: 1_000_000,
  maxCellLength: 32_767,
}

/** Why a file is rejected that holds more than a table may. */
export const tableProblems = [
  "TOO_MANY_ROWS",
  "TOO_MANY_COLUMNS",
  "TOO_MANY_CELLS",
  "CELL_TOO_LONG",
  "TOO_MANY_TEXTS",
  "TOO_MANY_PARTS",
  "UNPACKED_TOO_LARGE",
  "TOO_MANY_PICTURES",
] as const
export type TableProblem = (typeof tableProblems)[number]

const wordOf: Record<TableProblem, string> = {
  TOO_MANY_ROWS: "rows",
  TOO_MANY_COLUMNS: "columns",
  TOO_MANY_CELLS: "cells",
  CELL_TOO_LONG: "characters in a cell",
  TOO_MANY_TEXTS: "shared texts",
  TOO_MANY_PARTS: "parts",
  UNPACKED_TOO_LARGE: "bytes unpacked",
  TOO_MANY_PICTURES: "different pictures",
}

/** A file holds more than a table may; `row` and `column` count from 1, null where the limit is the whole file's. */
export class TableLimitError extends Error {
  override name = "TableLimitError"
  readonly code: TableProblem
  readonly max: number
  readonly row: number | null
  readonly column: number | null

  constructor(code: TableProblem, max: number, place: { row?: number; column?: number } = {}) {
    const { row = null, column = null } = place
    const where = [row !== null && `row ${row}`, column !== null && `column ${column}`].filter(Boolean).join(", ")
    super(`More than ${max} ${wordOf[code]}${where && ` (${where})`}`)
    this.code = code
    this.max = max
    this.row = row
    this.column = column
  }
}
