import { inflateRawSync } from "node:zlib"
import { xmlElements } from "./xml-elements.ts"

/** No part of a workbook may unpack to more, in bytes: a small file can unpack to gigabytes. Two thousand rows of a
 *  carrier's 25 columns are about three million. */
const largestPart = 4 * 1024 * 1024
/** Of a workbook, those left out before others among them. */
const mostCells = 200_000
const mostTexts = 100_000
const mostRows = 20_000
const mostColumns = 200
/** Of a cell, in characters, as in Excel. Many cells may name one shared text. */
const longestText = 32_767

/** A workbook that cannot be read. */
export class BadWorkbook extends Error {
  override name = "BadWorkbook"
}

export const isZip = (file: Buffer): boolean => file.length > 4 && file.readUInt32LE(0) === 0x04034b50

/** The files of a zip archive by their names, still packed. */
function zipParts(file: Buffer): Map<string, () => string> {
  const parts = new Map<string, () => string>()
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new BadWorkbook("The file has no directory")
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new BadWorkbook("The directory is damaged")
    const method = file.readUInt16LE(at + 10)
    const packed = file.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const offset = file.readUInt32LE(at + 42)
    const name = file.toString("utf8", at + 46, at + 46 + (nameLength ?? 0))
    parts.set(name, () => {
      const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
      const body = file.subarray(begin, begin + packed)
      if (method === 0) return body.toString("utf8")
      return inflateRawSync(body, { maxOutputLength: largestPart }).toString("utf8")
    })
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null
    if (code === null) return entities[name ?? ""] ?? all
    return code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })

/** All texts of a piece of XML, one after the other. */
const textsIn = (xml: string) =>
  [...xmlElements(xml, "t")]
    .map(({ body }) => plain(body))
    .join("")
    .slice(0, longestText)

/** `C7` → 2 */
const columnOf = (reference: string) =>
  [...reference.replace(/\d/g, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The cells of the first sheet of an Excel workbook, as texts; a row that is not in the file is empty.
 *  @throws BadWorkbook when it cannot be read */
export function readXlsx(file: Buffer): string[][] {
  try {
    const parts = zipParts(file)
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted()
    const sheet = parts.get("xl/worksheets/sheet1.xml") ?? parts.get(sheets[0] ?? "")
    if (!sheet) throw new BadWorkbook("The file has no sheet")
    const shared = parts.get("xl/sharedStrings.xml")?.() ?? ""
    return rowsOf(sheet(), sharedTexts(shared))
  } catch (problem) {
    if (problem instanceof BadWorkbook) throw problem
    throw new BadWorkbook("The file is damaged", { cause: problem })
  }
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  for (const { body } of xmlElements(xml, "si")) {
    if (texts.length >= mostTexts) throw new BadWorkbook("The file has too many texts")
    texts.push(textsIn(body))
  }
  return texts
}

function rowsOf(xml: string, texts: string[]): string[][] {
  const rows: string[][] = []
  let cells = 0
  for (const { attributes, body } of xmlElements(xml, "row")) {
    const place = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1)
    if (place < 1 || place > mostRows) throw new BadWorkbook("The file has too many rows")
    while (rows.length < place - 1) rows.push([])
    const row = cellsOf(body, texts)
    cells += row.length
    if (cells > mostCells) throw new BadWorkbook("The file has too many cells")
    rows[place - 1] = row
  }
  return rows
}

function cellsOf(xml: string, texts: string[]): string[] {
  const row: string[] = []
  let read = 0
  for (const { attributes, body } of xmlElements(xml, "c")) {
    if (++read > mostColumns) throw new BadWorkbook("The file has too many columns")
    const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? "")
    const at = column >= 0 ? column : row.length
    if (at >= mostColumns) continue
    while (row.length < at) row.push("")
    row[at] = cellText(/\bt="(\w+)"/.exec(attributes)?.[1], body, texts)
  }
  return row
}

function cellText(type: string | undefined, xml: string, texts: string[]): string {
  if (type === "inlineStr") return textsIn(xml)
  const [value] = xmlElements(xml, "v")
  const text = plain(value?.body ?? "").slice(0, longestText)
  return type === "s" ? (texts[Number(text)] ?? "") : text
}
