import { describe, expect, it } from "vitest"
import { BadWorkbook, readXlsx } from "./read-xlsx.ts"
import { xlsxFile } from "./xlsx-file.ts"
import { zipFile } from "./zip-file.ts"

async function together(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** A workbook of which only the parts that are read are there. */
const workbook = (sheet: string, shared = "") =>
  together(
    zipFile([
      { name: "xl/worksheets/sheet1.xml", text: [`<worksheet><sheetData>${sheet}</sheetData></worksheet>`] },
      { name: "xl/sharedStrings.xml", text: [`<sst>${shared}</sst>`] },
    ]),
  )

describe("a workbook", () => {
  it("is read as it was written", async () => {
    const rows = [
      ["HN-26-000001", "<b>&\"'", 12.5],
      ["الرقم", null, ""],
    ]
    const file = await together(xlsxFile({ name: "a", titles: ["number", "tracking", "sum"], rows }))
    expect(readXlsx(file)).toEqual([["number", "tracking", "sum"], ["HN-26-000001", "<b>&\"'", "12.5"], ["الرقم"]])
  })

  it("has shared texts, texts in pieces, cells left out, rows left out and empty elements", async () => {
    const shared = "<si><t>one</t></si><si><r><t>tw</t></r><r><t xml:space='preserve'>o </t></r></si><si/>"
    const sheet =
      '<row r="2" spans="1:3"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2"/></row>' +
      '<row r="3"/><rowBreaks></rowBreaks><row><c><v>7</v></c><c t="s"><v>9</v></c></row>'
    expect(readXlsx(await workbook(sheet, shared))).toEqual([[], ["one", "", "two ", ""], [], ["7", ""]])
  })

  it("is refused with a row that does not end, however many of them there are", async () => {
    for (const open of ["<row>", '<row r="1"><c>', "<row><c><v>", "<row "]) {
      const file = await workbook(open.repeat(100_000))
      expect(file.length).toBeLessThan(64 * 1024)
      expect(() => readXlsx(file)).toThrow(BadWorkbook)
    }
  }, 20_000)

  it("is refused with shared texts that do not end", async () => {
    for (const open of ["<si>", "<si><t ", "<si><t>"]) {
      const file = await workbook("", open.repeat(100_000))
      expect(() => readXlsx(file)).toThrow(BadWorkbook)
    }
    const within = await workbook("", `<si>${"<t ".repeat(100_000)}</si>`)
    expect(() => readXlsx(within)).toThrow(BadWorkbook)
  }, 20_000)

  it("is refused when it unpacks to more than a file of two thousand rows", async () => {
    const cell = '<c r="A1"><v>1</v></c>'
    const many = await workbook(`<row r="1">${cell.repeat(300_000)}</row>`)
    const wide = await workbook('<row><c r="GR1"/></row>'.repeat(2000))
    const low = await workbook('<row r="20001"/>')
    const none = await workbook('<row r="0"><c><v>1</v></c></row>')
    const texts = await workbook("", "<si/>".repeat(200_000))
    for (const file of [many, wide, low, none, texts]) expect(() => readXlsx(file)).toThrow(BadWorkbook)
  })

  it("gives no cell more than Excel does", async () => {
    const file = await workbook('<row><c t="s"><v>0</v></c></row>', `<si><t>${"a".repeat(100_000)}</t></si>`)
    expect(readXlsx(file)[0]?.[0]).toHaveLength(32_767)
  })
})
