import { guardCell, withoutGuard } from "../../files/formula-guard.ts"
import { type Locale, locales } from "../../i18n/locale.ts"
import { type Block, blockTexts } from "../../text/block.ts"
import { blocksOfHtml, isHtml } from "../../text/html-blocks.ts"
import type { ProductColumn, RowCells, RowProblem } from "./product-columns.ts"

/** Conversion of a cell that was written in HTML. */
export type HtmlCell = {
  column: ProductColumn
  /** Blocks with marks, lists and links, or a plain text. */
  to: "blocks" | "text"
  /** Left-out parts, as `blocksOfHtml` names them. */
  dropped: string[]
}

/** Conversions of the HTML cells of a row. */
export type HtmlCells = {
  /** The row's cells with plain text instead. */
  cells: RowCells
  /** Descriptions with their marks, lists and links. */
  descriptions: Partial<Record<Locale, Block<never>[]>>
  html: HtmlCell[]
  problems: RowProblem[]
}

/** The columns of plain text that another shop may export in HTML, with what stands between two of its lines. */
const plainColumns = [
  ...(["categories", "brand", "color", "size", "colors", "sizes"] as const).map((column) => ({ column, between: " " })),
  ...locales.flatMap((locale) => [
    { column: `name_${locale}`, between: " " } as const,
    { column: `short_description_${locale}`, between: "\n" } as const,
    { column: `tags_${locale}`, between: " " } as const,
  ]),
]

/** Reads HTML in the text columns of a row, as other shops export it. Descriptions become blocks, all others a plain text. */
export function readHtmlCells(cells: RowCells): HtmlCells {
  const read: HtmlCells = { cells: { ...cells }, descriptions: {}, html: [], problems: [] }
  const convert = (column: ProductColumn, to: HtmlCell["to"], between: string): Block<never>[] | undefined => {
    const cell = cells[column]
    const given = cell === undefined ? "" : withoutGuard(cell.trim()).toWellFormed()
    // The reader of the row rejects what has a NUL.
    if (given === "" || given.includes("\0") || !isHtml(given)) return undefined
    const { blocks, dropped, isTooLong } = blocksOfHtml(given)
    const text = blockTexts(blocks).join(between)
    if (text === given) return undefined
    if (isTooLong) read.problems.push({ column, code: "TOO_LONG", value: "" })
    read.cells[column] = guardCell(text)
    read.html.push({ column, to, dropped })
    return blocks
  }
  for (const { column, between } of plainColumns) convert(column, "text", between)
  for (const locale of locales) {
    const blocks = convert(`description_${locale}`, "blocks", "\n\n")
    if (blocks) read.descriptions[locale] = blocks
  }
  return read
}
