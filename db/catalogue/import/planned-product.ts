import type { HtmlCell, HtmlCells } from "#core/catalogue/files/html-cells.ts"
import type { ProductColumn, RowProblem } from "#core/catalogue/files/product-columns.ts"
import type { ProductFileRow } from "#core/catalogue/files/product-file.ts"
import type { FileProduct } from "#core/catalogue/files/product-file-cells.ts"
import type { ProductFacts } from "../admin/product-input.ts"
import type { ProductListRow } from "../admin/product-rows.ts"
import type { CheckedGrid } from "../admin/variant-grid.ts"
import type { NewNames } from "./new-names.ts"

/** A row of a product with its line, as it was read. */
export type FileRow = {
  line: number
  row: ProductFileRow
  problems: RowProblem[]
  /** Descriptions that were HTML; their plain text stands in `row`. */
  descriptions?: HtmlCells["descriptions"]
  /** Cells that were HTML. */
  html?: HtmlCell[]
}

/** One cell that would become another; `stock_by` is no cell, and tells that a product begins to count by variant. */
export type CellChange = { column: ProductColumn | "stock_by"; old: string; new: string }

/** A product as a file wants it, with its address and the keys of what it refers to. */
export type ProductWrite = {
  input: ProductFacts
  colors: FileProduct["colors"]
  /** Addresses; those of new pictures are staged. */
  pictures: string[]
  slug: string
  brand: { id: number; name: string }
  categoryIds: number[]
  before: ProductListRow | null
  quantity: number
  quantityWas: number
  changes: CellChange[]
  /** New grid of its variants; null = as its colours and sizes say. */
  grid: CheckedGrid | null
  /** Changes by its rows of variants, by SKU. */
  variantChanges: { name: string; changes: CellChange[] }[]
}

/** Effect of a row; one with a `parent` is of a variant. */
export type PlannedRow = {
  line: number
  sku: string
  parent: string
  name: string
  result: "create" | "change" | "same" | "problem"
  problems: RowProblem[]
  changes: CellChange[]
  /** Cells that were HTML, and what they become. */
  html?: HtmlCell[]
}

/** Effect of all rows of one product. */
export type PlannedProduct = {
  rows: PlannedRow[]
  /** The product to store; null = none. */
  write: ProductWrite | null
}

/** How a file is compared with the shop. */
export type ImportManner = {
  /** Names that the file brings along: they are stored with its products, or not at all. */
  names?: NewNames
  /** A product comes without the pictures that cannot be had, and one of the shop keeps those that it has. */
  arePicturesOptional?: boolean
}
