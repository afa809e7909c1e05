import type { Locale } from "./i18n/locale.ts"

/** A cell of a CSV file. What a spreadsheet would take for a formula becomes a text; quotes where they are needed.
 *  Numbers are written as they are. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** How a CSV file is written. Excel in French and Arabic takes semicolons between cells and a comma in numbers. */
export type CsvStyle = { separator: "," | ";"; decimal: "." | "," }

/** How spreadsheets in a language open a CSV file. */
export const localeCsvStyle = (locale: Locale): CsvStyle =>
  locale === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," }

/** A line of a CSV file with its end. */
export function csvLine(cells: readonly (string | number | null)[], { separator, decimal }: CsvStyle): string {
  const written = cells.map((cell) => (typeof cell === "number" ? csvCell(cell).replace(".", decimal) : csvCell(cell)))
  return `${written.join(separator)}\r\n`
}
