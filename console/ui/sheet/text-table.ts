import { localeCsvStyle } from "#core/files/csv.ts"
import { readUnlimitedCsv } from "#core/files/read-csv.ts"
import { TableReadError } from "#core/files/table-read-error.ts"
import type { Locale } from "#core/i18n/locale.ts"

const withLineEnds = (text: string) => text.replace(/\r\n?/g, "\n")

/** Takes a file apart into rows of cells as spreadsheets write them: a cell in quotes may hold separators, line breaks and
 *  doubled quotes. An empty last line is none.
 *  @throws TableReadError for quotation marks that could swallow rows */
export function readTable(text: string): string[][] {
  const rows = readUnlimitedCsv(withLineEnds(text))
  return rows.length > 0 ? rows : [[""]]
}

/** Takes pasted text apart: tabs between cells. Spreadsheets do not quote a cell for a quotation mark alone, so where quotes do
 *  not fit they are taken as they stand, and are seen at once. */
export function readPasted(text: string): string[][] {
  const lines = withLineEnds(text)
  try {
    const rows = readUnlimitedCsv(lines, "\t")
    return rows.length > 0 ? rows : [[""]]
  } catch (error) {
    if (!(error instanceof TableReadError)) throw error
    return lines
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => line.split("\t"))
  }
}

/** A cell as it is copied: numbers with the decimal sign of spreadsheets in the language. */
export const copiedText = ({ value, text }: { value?: unknown; text: string }, locale: Locale): string =>
  typeof value === "number" ? String(value).replace(".", localeCsvStyle(locale).decimal) : text
