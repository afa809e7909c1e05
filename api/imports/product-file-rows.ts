import { setImmediate } from "node:timers/promises"
import { isOwnPicture, maxFilePictures } from "#core/catalogue/files/picture-cell.ts"
import {
  type ProductColumn,
  productColumns,
  type RowCells,
  variantColumns,
} from "#core/catalogue/files/product-columns.ts"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { readVariantRow } from "#core/catalogue/variants/variant-file.ts"
import { csvRows } from "#core/read-csv.ts"
import { TableLimitError, tableLimits } from "#core/table-limits.ts"
import type { VariantFileLine } from "#db/catalogue/admin/plan-variants.ts"
import type { ProductImportFile } from "#db/catalogue/import/import-products.ts"
import type { FileRow } from "#db/catalogue/import/planned-product.ts"
import { maxProductRows, maxVariantRows, type productFileRejections } from "../catalogue/contract-product-import.ts"
import { ApiError } from "../errors.ts"

/** Bytes that are read at a time. */
const pieceSize = 64 * 1024
/** Rows that are in memory at a time. */
const batch = 200

const rejected = (code: (typeof productFileRejections)[number], message: string) =>
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
    throw rejected("NOT_UTF8", "The file is not UTF-8: save it as “CSV UTF-8”")
  }
}

const isColumn = (title: string): title is ProductColumn => productColumns.some((column) => column === title)
const isFilled = (cells: string[]) => cells.some(Boolean)

/** The columns' names, of the titles in a file's first row. */
const columnsOf = (titles: string[]) => titles.map((title) => title.trim().toLowerCase().replaceAll(" ", "_"))

/** The cells of a row by the columns that are known. */
const namedCells = (columns: string[], cells: string[]): RowCells =>
  Object.fromEntries(columns.flatMap((column, at) => (isColumn(column) ? [[column, cells[at] ?? ""] as const] : [])))

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
 *  @throws ApiError 400 for what is no file of products, TableLimitError for one that holds too much */
export async function readProductFile(file: Uint8Array): Promise<ProductFile> {
  let columns: string[] | undefined
  let line = 0
  let count = 0
  const variants: VariantFileLine[] = []
  const pictures = { own: new Set<string>(), others: new Set<string>() }
  for (const rows of csvRows(textOf(file), limits)) {
    for (const cells of rows) {
      line++
      columns ??= columnsOf(cells)
      if (line === 1 || !isFilled(cells)) continue
      const named = namedCells(columns, cells)
      if (!hasParent(named)) {
        count++
        addPictures(pictures, named)
      } else if (variants.length < maxVariantRows) variants.push({ line, ...readVariantRow(ownTexts(named)) })
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
function addPictures({ own, others }: Record<"own" | "others", Set<string>>, { pictures: cell = "" }: RowCells): void {
  if (cell === "") return
  for (const reference of readProductRow({ pictures: cell }).row.pictures ?? []) {
    const known = isOwnPicture(reference) ? own : others
    known.add(Buffer.from(reference).toString())
  }
  if (others.size > maxFilePictures) throw new TableLimitError("TOO_MANY_PICTURES", maxFilePictures)
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
  for (const rows of csvRows(textOf(file), limits)) {
    for (const cells of rows) {
      line++
      if (line === 1 || !isFilled(cells)) continue
      const named = namedCells(columns, cells)
      if (!hasParent(named)) waiting.push({ line, ...readProductRow(named) })
    }
    while (waiting.length >= batch) {
      yield waiting.slice(0, batch)
      waiting = waiting.slice(batch)
    }
    await setImmediate()
  }
  if (waiting.length > 0) yield waiting
}
