import { cutText } from "../../cut-text.ts"
import { withoutGuard } from "../../files/formula-guard.ts"
import { splitList, unescapeName } from "../../files/list-cell.ts"
import { isRounded } from "../../files/spreadsheet-rewriting.ts"
import { foldText } from "../../search/fold-text.ts"
import { isAmbiguousNumber, readNumber } from "../../text/parse-number.ts"
import type { ProductColumn, ProductFileProblem, RowCells, RowProblem } from "./product-columns.ts"

const longest: Partial<Record<ProductColumn, number>> = {
  sku: 60,
  parent: 60,
  color: 500,
  size: 250,
  barcode: 60,
  picture: 500,
}

const yes = new Set(["1", "oui", "yes", "true", "vrai", "x", "نعم"].map(foldText))
const no = new Set(["0", "non", "no", "false", "faux", "لا"].map(foldText))

/** A cell without what keeps a spreadsheet from rewriting it (core/files/formula-guard.ts). */
const cellText = (cell: string): string => withoutGuard(cell.trim())

/** Reads the cells of a row by what they hold. What cannot be read is undefined and one of `problems`; a column that the
 *  file does not have is undefined.
 *  @param maxLengths characters, where a row may have more or fewer in a column than others */
export function cellReader(cells: RowCells, maxLengths: Partial<Record<ProductColumn, number>> = {}) {
  const problems: RowProblem[] = []
  const wrong = (column: ProductColumn, code: ProductFileProblem, value = cells[column] ?? "") => {
    problems.push({ column, code, value: cutText(value, 80) })
    return undefined
  }
  const text = (
    column: ProductColumn,
    maxLength = maxLengths[column] ?? longest[column] ?? 20_000,
  ): string | undefined => {
    const cell = cells[column]
    if (cell === undefined) return undefined
    const given = cellText(cell).toWellFormed()
    if (given.includes("\0")) return wrong(column, "NOT_TEXT")
    return given.length > maxLength ? wrong(column, "TOO_LONG") : given
  }
  /** An empty cell says nothing. */
  const said = (column: ProductColumn, maxLength?: number) => text(column, maxLength) || undefined
  /** A SKU or a barcode: as it stands, unless a spreadsheet has rounded it. */
  const code = (column: ProductColumn) => {
    const given = said(column)
    // One with a guard is as it was stored.
    return isRounded(cells[column]?.trim() ?? "") ? wrong(column, "ROUNDED") : given
  }
  const number = (column: ProductColumn, max: number): number | undefined => {
    const given = said(column)
    if (given === undefined) return undefined
    const value = readNumber(given)
    if (value === undefined) return wrong(column, isAmbiguousNumber(given) ? "AMBIGUOUS_NUMBER" : "NOT_NUMBER")
    return value > max ? wrong(column, "TOO_LARGE") : value
  }
  const whole = (column: ProductColumn, max: number): number | undefined => {
    const value = number(column, max)
    return value === undefined || Number.isInteger(value) ? value : wrong(column, "NOT_WHOLE")
  }
  /** The parts of a cell that holds a list, of which each may have several names: they are escaped as they stand. */
  const values = (column: ProductColumn, maxParts: number): string[] | undefined => {
    const given = text(column)
    const parts = given === undefined ? undefined : splitList(given, ";").filter(Boolean)
    return parts && parts.length > maxParts ? wrong(column, "TOO_LONG") : parts
  }
  const list = (column: ProductColumn, maxParts: number, maxPartLength: number): string[] | undefined => {
    const names = values(column, maxParts)?.map(unescapeName)
    return names?.some((name) => name.length > maxPartLength) ? wrong(column, "TOO_LONG") : names
  }
  const flag = (column: ProductColumn): boolean | undefined => {
    const given = said(column)
    if (given === undefined) return undefined
    const folded = foldText(given)
    return yes.has(folded) ? true : no.has(folded) ? false : wrong(column, "NOT_FLAG")
  }
  /** Returns a cell's value, or null where an empty cell clears the field. */
  const orNull = <T>(column: ProductColumn, value: T | undefined): T | null | undefined =>
    cells[column]?.trim() === "" ? null : value
  return { problems, wrong, text, said, code, number, whole, values, list, flag, orNull }
}

export type CellReader = ReturnType<typeof cellReader>

/** The highest amount of a cell, in dinars. */
export const maxAmount = 100_000_000
