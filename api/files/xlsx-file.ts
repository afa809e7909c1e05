import { type ZipEntry, zipFile } from "./zip-file.ts"

type Cell = string | number | null
type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Without what XML cannot hold: control characters and halves of pairs. */
const escaped = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** `A`, … `Z`, `AA`: the name of a column, from 0. */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Texts stay texts: none is ever taken for a formula. */
function cellXml(value: Cell, name: string): string {
  if (value === null || value === "") return ""
  if (typeof value === "number") return `<c r="${name}"><v>${value}</v></c>`
  return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

function rowXml(cells: readonly Cell[], row: number, columns: string[]): string {
  return `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columns[index]}${row}`)).join("")}</row>`
}

async function* sheetXml(titles: readonly string[], rows: Rows, isRtl: boolean): AsyncGenerator<string> {
  const columns = titles.map((_title, index) => columnName(index))
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const view = `<sheetView workbookViewId="0"${isRtl ? ' rightToLeft="1"' : ""}>${pane}</sheetView>`
  yield `${xml}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetData>`
  yield rowXml(titles, 1, columns)
  let row = 1
  for await (const cells of rows) yield rowXml(cells, ++row, columns)
  yield "</sheetData></worksheet>"
}

/** An Excel workbook with one sheet, piece by piece: no more than some rows are in memory at a time. */
export function xlsxFile(sheet: { name: string; titles: readonly string[]; rows: Rows; isRtl?: boolean }) {
  const { name, titles, rows, isRtl = false } = sheet
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const entry = (path: string, text: string): ZipEntry => ({ name: path, text: [xml + text] })
  return zipFile([
    entry(
      "[Content_Types].xml",
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${part("/xl/worksheets/sheet1.xml", "worksheet")}</Types>`,
    ),
    entry(
      "_rels/.rels",
      `<Relationships xmlns="${packages}/relationships">${related("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ),
    entry(
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    entry(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${packages}/relationships">${related("rId1", "worksheet", "worksheets/sheet1.xml")}</Relationships>`,
    ),
    { name: "xl/worksheets/sheet1.xml", text: sheetXml(titles, rows, isRtl) },
  ])
}
