import { setImmediate } from "node:timers/promises"
import { type ProductColumn, productColumns, readProductRow } from "#core/product-file.ts"
import { csvRows } from "#core/read-csv.ts"
import { TableLimitError } from "#core/table-limits.ts"
import type { FileRow } from "#db/admin/import-plan.ts"
import type { FileRows } from "#db/admin/import-products.ts"
import { mostProductRows, type productFileRefusals } from "../contract/admin/product-import.ts"
import { ApiError } from "../errors.ts"

/** Bytes that are read at a time. */
const pieceSize = 64 * 1024
/** Rows that are in memory at a time. */
const batch = 200

const refused = (code: (typeof productFileRefusals)[number], message: string) =>
  new ApiError(400, "ValidationError", message, { details: { code } })

/** A file's text. Only UTF-8, and UTF-16 as Excel's "Unicode text" has it: of the one-byte encodings nobody can tell which
 *  one it is, and Arabic letters are lost in most.
 *  @throws ApiError 400 NOT_UTF8 */
function* textOf(file: Uint8Array): Generator<string> {
  const isWide = file[0] === 0xff && file[1] === 0xfe
  const decoder = new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true })
  try {
    for (let from = 0; from < file.length; from += pieceSize) {
      yield decoder.decode(file.subarray(from, from + pieceSize), { stream: true })
    }
    yield decoder.decode()
  } catch {
    throw refused("NOT_UTF8", "The file is not UTF-8: save it as “CSV UTF-8”")
  }
}

const isColumn = (title: string): title is ProductColumn => productColumns.some((column) => column === title)
const isFilled = (cells: string[]) => cells.some(Boolean)

/** The columns' names, of the titles in a file's first row. */
const columnsOf = (titles: string[]) => titles.map((title) => title.trim().toLowerCase().replaceAll(" ", "_"))

/** A file of products that may be read; its text is never in memory as a whole. */
export type ProductFile = {
  /** Columns that are not known. */
  unknown: string[]
  /** How many rows say something. */
  count: number
  /** The rows, each time from the first one on. */
  rows: () => FileRows
}

/** Looks through a file, and lets others go on meanwhile.
 *  @throws ApiError 400 for what is no file of products, TableLimitError for one that holds too much */
export async function readProductFile(file: Uint8Array): Promise<ProductFile> {
  let columns: string[] | undefined
  let count = 0
  for (const rows of csvRows(textOf(file))) {
    const [titles = [""], ...lines] = columns ? [[], ...rows] : rows
    if (!columns && rows.length > 0) columns = columnsOf(titles)
    if (columns && !columns.includes("sku")) break
    count += lines.filter(isFilled).length
    await setImmediate()
  }
  if (!columns?.includes("sku")) throw refused("NO_SKU", "The file needs a first row of titles, one of them sku")
  if (count === 0) throw refused("NO_ROWS", "The file has no products")
  if (count > mostProductRows) throw new TableLimitError("TOO_MANY_ROWS", mostProductRows)
  const known = columns
  const unknown = columns.filter((column) => column !== "" && !isColumn(column))
  return { unknown, count, rows: () => fileRows(file, known) }
}

async function* fileRows(file: Uint8Array, columns: string[]): AsyncGenerator<FileRow[]> {
  let line = 0
  let waiting: FileRow[] = []
  for (const rows of csvRows(textOf(file))) {
    for (const cells of rows) {
      line++
      if (line === 1 || !isFilled(cells)) continue
      const named = columns.flatMap((column, at) => (isColumn(column) ? [[column, cells[at] ?? ""] as const] : []))
      waiting.push({ line, ...readProductRow(Object.fromEntries(named)) })
    }
    while (waiting.length >= batch) {
      yield waiting.slice(0, batch)
      waiting = waiting.slice(batch)
    }
    await setImmediate()
  }
  if (waiting.length > 0) yield waiting
}
