import { setImmediate } from "node:timers/promises"
import { readHtmlCells } from "#core/catalogue/files/html-cells.ts"
import { isOwnPicture, maxFilePictures } from "#core/catalogue/files/picture-cell.ts"
import {
  type ProductColumn,
  productColumns,
  type RowCells,
  type RowProblem,
  variantColumns,
} from "#core/catalogue/files/product-columns.ts"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { readVariantRow } from "#core/catalogue/variants/variant-file.ts"
import { cutText } from "#core/cut-text.ts"
import { textOfFile } from "#core/files/file-text.ts"
import { csvRows } from "#core/files/read-csv.ts"
import { TableLimitError, tableLimits } from "#core/files/table-limits.ts"
import { rejectRepeatedTitle } from "#core/files/table-read-error.ts"
import type { VariantFileLine } from "#db/catalogue/admin/plan-variant-row.ts"
import type { ProductImportFile } from "#db/catalogue/import/import-products.ts"
import type { FileRow } from "#db/catalogue/import/planned-product.ts"
import { ApiError } from "../errors.ts"
import { maxProductRows, maxVariantRows, type productFileRejections } from "./contract-product-import.ts"

/** Rows that are in memory at a time. */
const batch = 200

const rejected = (code: (typeof productFileRejections)[number], message: string) =>
  new ApiError(400, "ValidationError", message, { details: { code } })

const isColumn = (title: string): title is ProductColumn => productColumns.some((column) => column === title)
const isFilled = (cells: string[]) => cells.some(Boolean)

/** The columns' names, of the titles in a file's first row.
 *  @throws TableReadError when a known one comes twice */
function columnsOf(titles: string[]): string[] {
  const columns = titles.map((title) => title.trim().toLowerCase().replaceAll(" ", "_"))
  rejectRepeatedTitle(columns, isColumn)
  return columns
}

/** The cells of a row by the columns that are known. */
const namedCells = (columns: string[], cells: string[]): RowCells =>
  Object.fromEntries(columns.flatMap((column, at) => (isColumn(column) ? [[column, cells[at] ?? ""] as const] : [])))

/** Finds cells without a title: an unquoted separator moves all cells behind it. */
function untitledCells(columns: string[], cells: string[]): RowProblem[] {
  const at = cells.findIndex((cell, index) => !columns[index] && cell.trim() !== "")
  return at < 0 ? [] : [{ column: "", code: "NO_TITLE", value: cutText(cells[at] ?? "", 80) }]
}

/** A row as it was read, with what stands under no title. */
const withUntitled = <T extends { problems: RowProblem[] }>(read: T, columns: string[], cells: string[]): T => ({
  ...read,
  problems: [...read.problems, ...untitledCells(columns, cells)],
})

/** A row of a product as it was read, with HTML in its texts turned into blocks and plain text. */
function productRow(line: number, named: RowCells): FileRow {
  const { cells, descriptions, html, problems } = readHtmlCells(named)
  const read = readProductRow(cells)
  return { line, ...read, descriptions, html, problems: [...read.problems, ...problems] }
}

/** Whether a row is of a variant. */
const hasParent = ({ parent = "" }: RowCells) => parent.trim() !== ""

/** A file of products that may be read; its text is never in memory as a whole. */
export type ProductFile = Omit<ProductImportFile, "pictures"> & {
  /** The pictures that its rows of products name: each once. */
  pictures: string[]
  /** Columns that are not known. */
  unknown: string[]
  /** How many rows say something. */
  count: number
}

/** As many cells as its rows of products and of variants have, with all columns of an export. */
const limits = { ...tableLimits, maxCells: 2_000_000 }

/** Looks through a file, and lets others go on meanwhile. Rows of variants are read at once, those of products as they are
 *  asked for.
 *  @param maxPictures different ones that it may bring
 *  @throws ApiError 400 for what is no file of products, TableReadError for one that cannot be read without a guess,
 *  TableLimitError for one that holds too much */
export async function readProductFile(file: Uint8Array, maxPictures = maxFilePictures): Promise<ProductFile> {
  let columns: string[] | undefined
  let line = 0
  let count = 0
  const variants: VariantFileLine[] = []
  const pictures = { own: new Set<string>(), others: new Set<string>() }
  for (const rows of csvRows(textOfFile(file), limits)) {
    for (const cells of rows) {
      line++
      columns ??= columnsOf(cells)
      if (line === 1 || !isFilled(cells)) continue
      const named = namedCells(columns, cells)
      if (!hasParent(named)) {
        count++
        addPictures(pictures, named, maxPictures)
      } else if (variants.length < maxVariantRows)
        variants.push({ line, ...withUntitled(readVariantRow(ownTexts(named)), columns, cells) })
      else throw new TableLimitError("TOO_MANY_ROWS", maxVariantRows)
    }
    if (columns && !columns.includes("sku")) break
    await setImmediate()
  }
  if (!columns?.includes("sku")) throw rejected("NO_SKU", "The file needs a first row of titles, one of them sku")
  if (count + variants.length === 0) throw rejected("NO_ROWS", "The file has no products")
  if (count > maxProductRows) throw new TableLimitError("TOO_MANY_ROWS", maxProductRows)
  const known = columns
  const unknown = columns.filter((column) => column !== "" && !isColumn(column))
  return {
    unknown,
    pictures: [...pictures.own, ...pictures.others],
    count: count + variants.length,
    products: productRows(file, known),
    variants,
  }
}

/** Notes the pictures that a row names, where its cell can be read.
 *  @param pictures those of the shop and all others
 *  @throws TableLimitError when the file names too many others: an export names all that the shop has */
function addPictures(
  { own, others }: Record<"own" | "others", Set<string>>,
  { pictures: cell = "" }: RowCells,
  maxPictures: number,
): void {
  if (cell === "") return
  for (const reference of readProductRow({ pictures: cell }).row.pictures ?? []) {
    const known = isOwnPicture(reference) ? own : others
    known.add(Buffer.from(reference).toString())
  }
  if (others.size > maxPictures) throw new TableLimitError("TOO_MANY_PICTURES", maxPictures)
}

/** Texts of their own: those cut out of a piece of the file keep that piece in memory. */
const ownTexts = (cells: RowCells): RowCells =>
  Object.fromEntries(
    variantColumns.flatMap((column) => {
      const cell = cells[column]
      return cell === undefined ? [] : [[column, Buffer.from(cell).toString()] as const]
    }),
  )

async function* productRows(file: Uint8Array, columns: string[]): AsyncGenerator<FileRow[]> {
  let line = 0
  let waiting: FileRow[] = []
  for (const rows of csvRows(textOfFile(file), limits)) {
    for (const cells of rows) {
      line++
      if (line === 1 || !isFilled(cells)) continue
      const named = namedCells(columns, cells)
      if (!hasParent(named)) waiting.push(withUntitled(productRow(line, named), columns, cells))
    }
    while (waiting.length >= batch) {
      yield waiting.slice(0, batch)
      waiting = waiting.slice(batch)
    }
    await setImmediate()
  }
  if (waiting.length > 0) yield waiting
}
