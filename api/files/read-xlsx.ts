import { TableLimitError, type TableLimits } from "#core/table-limits.ts"
import { xmlElements } from "./xml-elements.ts"
import { BadWorkbook, zipParts } from "./zip-parts.ts"

/** Of a workbook, rows and cells left out before others among them. */
const limits: TableLimits = { maxRows: 20_000, maxColumns: 200, maxCells: 200_000, maxCellLength: 32_767 }
const maxTexts = 100_000
/** Characters of a tag's attributes; Excel writes some dozens. */
const maxAttributes = 2_000

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null
    if (code === null) return entities[name ?? ""] ?? all
    return code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })

/** All texts of a piece of XML, one after the other. */
const textsIn = (xml: string) => [...xmlElements(xml, "t")].map(({ body }) => plain(body)).join("")

/** `C7` → 2 */
const columnOf = (reference: string) =>
  [...reference.replace(/\d/g, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The cells of the first sheet of an Excel workbook, as texts; a row that is not in the file is empty.
 *  @throws BadWorkbook when it cannot be read, TableLimitError when it holds more than a table may */
export function readXlsx(file: Buffer): string[][] {
  try {
    const parts = zipParts(file)
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted()
    const sheet = parts.get("xl/worksheets/sheet1.xml") ?? parts.get(sheets[0] ?? "")
    if (!sheet) throw new BadWorkbook("The file has no sheet")
    const shared = parts.get("xl/sharedStrings.xml")?.() ?? ""
    return rowsOf(sheet(), sharedTexts(shared))
  } catch (error) {
    if (error instanceof BadWorkbook || error instanceof TableLimitError) throw error
    throw new BadWorkbook("The file is damaged", { cause: error })
  }
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  for (const { body } of xmlElements(xml, "si")) {
    if (texts.length >= maxTexts) throw new TableLimitError("TOO_MANY_TEXTS", maxTexts)
    texts.push(textsIn(body))
  }
  return texts
}

function rowsOf(xml: string, texts: string[]): string[][] {
  const { maxRows, maxCells } = limits
  const rows: string[][] = []
  let cells = 0
  for (const { attributes, body } of xmlElements(xml, "row")) {
    if (attributes.length > maxAttributes) throw new BadWorkbook("A row has too many attributes")
    const place = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1)
    if (place < 1) throw new BadWorkbook("A row has no place")
    if (place > maxRows) throw new TableLimitError("TOO_MANY_ROWS", maxRows)
    while (rows.length < place - 1) rows.push([])
    const row = cellsOf(body, texts, place)
    cells += row.length
    if (cells > maxCells) throw new TableLimitError("TOO_MANY_CELLS", maxCells, { row: place })
    rows[place - 1] = row
  }
  return rows
}

function cellsOf(xml: string, texts: string[], place: number): string[] {
  const { maxColumns, maxCellLength } = limits
  const row: string[] = []
  let read = 0
  for (const { attributes, body } of xmlElements(xml, "c")) {
    if (attributes.length > maxAttributes) throw new BadWorkbook("A cell has too many attributes")
    const column = columnOf(/\br="([A-Z]{1,4})\d+"/.exec(attributes)?.[1] ?? "")
    const at = column >= 0 ? column : row.length
    const text = cellText(/\bt="(\w+)"/.exec(attributes)?.[1], body, texts)
    // A sheet may be formatted far beyond what is filled in.
    if (++read > maxColumns || (at >= maxColumns && text !== "")) {
      throw new TableLimitError("TOO_MANY_COLUMNS", maxColumns, { row: place })
    }
    if (at >= maxColumns) continue
    if (text.length > maxCellLength) {
      throw new TableLimitError("CELL_TOO_LONG", maxCellLength, { row: place, column: at + 1 })
    }
    while (row.length < at) row.push("")
    row[at] = text
  }
  return row
}

function cellText(type: string | undefined, xml: string, texts: string[]): string {
  if (type === "inlineStr") return textsIn(xml)
  const [value] = xmlElements(xml, "v")
  const text = plain(value?.body ?? "")
  return type === "s" ? (texts[Number(text)] ?? "") : text
}
