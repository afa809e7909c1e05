import Papa from "papaparse"
import type { Locale } from "../i18n/locale.ts"
import { guardFormula } from "./formula-guard.ts"

/** Format of a CSV file. Excel in French and Arabic expects semicolons between cells and a comma in numbers. */
export type CsvStyle = { separator: "," | ";"; decimal: "." | "," }

/** Returns the CSV format that spreadsheets in a language expect. */
export const localeCsvStyle = (locale: Locale): CsvStyle =>
  locale === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," }

/** A line of a CSV file with its end. Numbers are written as they are, null as an empty cell.
 *  @param guard what becomes of texts: a file that is read again needs `guardCell` */
export function csvLine(
  cells: readonly (string | number | null)[],
  { separator, decimal }: CsvStyle,
  guard: (text: string) => string = guardFormula,
): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? String(cell).replace(".", decimal) : guard(cell ?? "")))
  // Quoted for either separator: a program that takes the other one cuts no cell.
  const quotes = (text: string, column: number) => typeof cells[column] === "string" && /[,;]/.test(text)
  return `${Papa.unparse([texts], { delimiter: separator, quotes })}\r\n`
}

/** Rows of cells as spreadsheets take them from the clipboard, or from a file; texts are not guarded.
 *  @returns lines without an end behind the last one */
export const writeTable = (rows: readonly (readonly string[])[], separator: string, lineEnd: string): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: separator, newline: lineEnd },
  )
