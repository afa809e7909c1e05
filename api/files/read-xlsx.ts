import { TableLimitError, type TableLimits } from "#core/files/table-limits.ts"
import { readTags } from "./xml-tags.ts"
import { BadWorkbook, zipParts } from "./zip-parts.ts"

/** Limits of a workbook, rows and cells left out before others among them. */
export type WorkbookLimits = TableLimits & {
  /** Bytes that one part may unpack to. */
  maxPartBytes: number
}

/** A carrier's: two thousand rows of its 25 columns are about three million bytes. */
export const workbookLimits: WorkbookLimits = {
  maxRows: 20_000,
  maxColumns: 200,
  maxCells: 200_000,
  maxCellLength: 32_767,
  maxPartBytes: 4 * 1024 * 1024,
}
const maxTexts = 100_000

/** `C7` → 2; -1 for what is no place of a cell */
const columnOf = (reference = "") => {
  const [letters = ""] = /^[A-Z]{1,4}(?=\d)/.exec(reference) ?? []
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The cells of the first sheet of an Excel workbook, as texts; a row that is not in the file is empty.
 *  @throws BadWorkbook when it cannot be read, TableLimitError when it holds more than a table may */
export async function readXlsx(file: Buffer, limits: WorkbookLimits = workbookLimits): Promise<string[][]> {
  try {
    const parts = await zipParts(file, limits.maxPartBytes)
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted()
    const sheet = parts.get("xl/worksheets/sheet1.xml") ?? parts.get(sheets[0] ?? "")
    if (!sheet) throw new BadWorkbook("The file has no sheet")
    const shared = parts.get("xl/sharedStrings.xml")
    return await readRows(sheet(), shared ? await readSharedTexts(shared()) : [], limits)
  } catch (error) {
    if (error instanceof BadWorkbook || error instanceof TableLimitError) throw error
    throw new BadWorkbook("The file is damaged", { cause: error })
  }
}

async function readSharedTexts(xml: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = []
  let isText = false
  await readTags(xml, {
    open(name) {
      isText = name === "t"
      if (name !== "si") return
      if (texts.length >= maxTexts) throw new TableLimitError("TOO_MANY_TEXTS", maxTexts)
      texts.push("")
    },
    text(text) {
      if (isText && texts.length > 0) texts[texts.length - 1] += text
    },
    close() {
      isText = false
    },
  })
  return texts
}

async function readRows(
  xml: AsyncIterable<string>,
  texts: readonly string[],
  limits: WorkbookLimits,
): Promise<string[][]> {
  const sheet = new SheetRows(texts, limits)
  await readTags(xml, sheet)
  return sheet.rows
}

/** A number as a workbook stores it, written with all its digits. Excel computes with 15: one of more is written as it shows it,
 *  `9.876543210123457e+17`, because its last digits are lost. */
function numberText(written: string): string {
  const value = Number(written)
  if (written.trim() === "" || !Number.isFinite(value)) return written
  return Math.abs(value) >= 1e15 ? value.toExponential() : String(value)
}

/** Rows and cells as their tags come. */
class SheetRows {
  readonly rows: string[][] = []
  readonly #texts: readonly string[]
  readonly #limits: WorkbookLimits
  #row: string[] = []
  /** Of the row, from 1. */
  #place = 0
  /** Cells of the row, empty ones that lie beyond the last column among them. */
  #read = 0
  #cells = 0
  #cell: { at: number; type: string | undefined; text: string } | undefined
  #isText = false

  constructor(texts: readonly string[], limits: WorkbookLimits) {
    this.#texts = texts
    this.#limits = limits
  }

  open(name: string, attributes: Record<string, string>) {
    if (name === "row") this.#openRow(attributes)
    if (name === "c") {
      const column = columnOf(attributes.r)
      this.#cell = { at: column >= 0 ? column : this.#row.length, type: attributes.t, text: "" }
    }
    this.#isText = name === (this.#cell?.type === "inlineStr" ? "t" : "v")
  }

  text(text: string) {
    if (this.#isText && this.#cell) this.#cell.text += text
  }

  close(name: string) {
    this.#isText = false
    if (name === "c") this.#closeCell()
    if (name === "row") this.#closeRow()
  }

  #openRow({ r }: Record<string, string>) {
    const place = Number(r ?? this.rows.length + 1)
    if (!Number.isInteger(place) || place < 1) throw new BadWorkbook("A row has no place")
    const { maxRows } = this.#limits
    if (place > maxRows) throw new TableLimitError("TOO_MANY_ROWS", maxRows)
    while (this.rows.length < place) this.rows.push([])
    this.#row = []
    this.rows[place - 1] = this.#row
    this.#place = place
    this.#read = 0
  }

  #closeCell() {
    if (!this.#cell) return
    const { maxColumns, maxCellLength } = this.#limits
    const { at, type, text: written } = this.#cell
    const text = this.#textOf(type, written)
    const row = this.#place
    this.#cell = undefined
    // A sheet may be formatted far beyond what is filled in.
    if (++this.#read > maxColumns || (at >= maxColumns && text !== "")) {
      throw new TableLimitError("TOO_MANY_COLUMNS", maxColumns, { row })
    }
    if (at >= maxColumns) return
    if (text.length > maxCellLength) throw new TableLimitError("CELL_TOO_LONG", maxCellLength, { row, column: at + 1 })
    while (this.#row.length < at) this.#row.push("")
    this.#row[at] = text
  }

  /** Returns the text of a cell; a formula's error (`#N/A`) is "". */
  #textOf(type: string | undefined, written: string): string {
    if (type === "s") return this.#texts[Number(written)] ?? ""
    if (type === "e") return ""
    return type === undefined || type === "n" ? numberText(written) : written
  }

  #closeRow() {
    this.#cells += this.#row.length
    const { maxCells } = this.#limits
    if (this.#cells <= maxCells) return
    throw new TableLimitError("TOO_MANY_CELLS", maxCells, { row: this.#place })
  }
}
