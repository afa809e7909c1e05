import { readUnlimitedCsv } from "#core/read-csv.ts"

/** Takes a text apart into rows of cells as spreadsheets write them: a cell in quotes may hold separators, line breaks and
 *  doubled quotes. An empty last line is none.
 *  @param separator found by itself when it is not given */
export function readTable(text: string, separator?: string): string[][] {
  const rows = readUnlimitedCsv(text.replace(/\r\n?/g, "\n"), separator)
  return rows.length > 0 ? rows : [[""]]
}
