import { describe, expect, it } from "vitest"
import { TableLimitError } from "#core/files/table-limits.ts"
import { readXlsx } from "./read-xlsx.ts"
import { xlsxFile } from "./xlsx-file.ts"
import { zipFile } from "./zip-file.ts"
import { BadWorkbook } from "./zip-parts.ts"

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
  it("ends with what its rows throw, and reads no further than its reader does", async () => {
    let read = 0
    const rows = (end: number) =>
      (async function* () {
        for (; read < end; read++) yield [`${read}`.repeat(1000)]
        throw new Error("The database is gone")
      })()
    const failing = xlsxFile({ name: "a", titles: ["a"], rows: rows(10) })
    await expect(together(failing)).rejects.toThrow("The database is gone")
    const left = xlsxFile({ name: "a", titles: ["a"], rows: rows(1_000_000) })
    for await (const _piece of left) break
    const after = read
    await new Promise((resolve) => setImmediate(resolve))
    expect([read, after < 10_000]).toEqual([after, true])
  })

  it("is read as it was written", async () => {
    const rows = [
      ["HN-26-000001", "<b>&\"'", 12.5],
      ["الرقم", null, ""],
    ]
    const file = await together(xlsxFile({ name: "a", titles: ["number", "tracking", "sum"], rows }))
    expect(await readXlsx(file)).toEqual([
      ["number", "tracking", "sum"],
      ["HN-26-000001", "<b>&\"'", "12.5"],
      ["الرقم"],
    ])
  })

  it("has shared texts, texts in pieces, cells left out, rows left out and empty elements", async () => {
    const shared = "<si><t>one</t></si><si><r><t>tw</t></r><r><t xml:space='preserve'>o </t></r></si><si/>"
    const sheet =
      '<row r="2" spans="1:3"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2"/></row>' +
      '<row r="3"/><rowBreaks></rowBreaks><row><c><v>7</v></c><c t="s"><v>9</v></c></row>'
    expect(await readXlsx(await workbook(sheet, shared))).toEqual([[], ["one", "", "two ", ""], [], ["7", ""]])
  })

  it("tells numbers of more digits than Excel has as rounded, and others with all their digits", async () => {
    const cells = ["<c><v>987654321012345678</v></c>", "<c><v>9.8765432101234598E+17</v></c>", "<c><v>1.2E+11</v></c>"]
    const texts =
      '<c t="inlineStr"><is><t>987654321012345678</t></is></c><c t="e"><v>#N/A</v></c><c t="n"><v>0.5</v></c>'
    expect(await readXlsx(await workbook(`<row>${cells.join("")}${texts}</row>`))).toEqual([
      ["9.876543210123457e+17", "9.87654321012346e+17", "120000000000", "987654321012345678", "", "0.5"],
    ])
  })

  it("is refused with a row that does not end, however many of them there are", async () => {
    for (const open of ["<row>", '<row r="1"><c>', "<row><c><v>", "<row "]) {
      const file = await workbook(open.repeat(100_000))
      expect(file.length).toBeLessThan(64 * 1024)
      const error = await readXlsx(file).catch((thrown: unknown) => thrown)
      expect([BadWorkbook, TableLimitError].some((known) => error instanceof known)).toBe(true)
    }
  }, 20_000)

  it("is refused with shared texts that do not end", async () => {
    for (const open of ["<si>", "<si><t ", "<si><t>"]) {
      const file = await workbook("", open.repeat(100_000))
      await expect(readXlsx(file)).rejects.toThrow(BadWorkbook)
    }
    const within = await workbook("", `<si>${"<t ".repeat(100_000)}</si>`)
    await expect(readXlsx(within)).rejects.toThrow(BadWorkbook)
  }, 20_000)

  it("brings nothing in from elsewhere by an entity of its own", async () => {
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "ten of these">]>'
    const file = await workbook(`${entity}<row><c t="inlineStr"><is><t>&x;</t></is></c><c><v>&y;</v></c></row>`)
    await expect(readXlsx(file)).rejects.toThrow(BadWorkbook)
    const texts = [{ name: "xl/worksheets/sheet1.xml", text: [`${entity}<worksheet/>`] }]
    await expect(readXlsx(await together(zipFile(texts)))).rejects.toThrow(BadWorkbook)
    const undeclared = await workbook("<row><c><v>&y;</v></c></row>")
    await expect(readXlsx(undeclared)).rejects.toThrow(BadWorkbook)
  })

  it.each([
    ["TOO_MANY_COLUMNS", 1, `<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(300)}</row>`],
    ["TOO_MANY_COLUMNS", 7, '<row r="7"><c r="GS7"><v>1</v></c></row>'],
    ["TOO_MANY_CELLS", 1001, '<row><c r="GR1"><v>1</v></c></row>'.repeat(2000)],
    ["TOO_MANY_ROWS", null, '<row r="20001"/>'],
    ["CELL_TOO_LONG", 3, `<row r="3"><c r="B3"><v>${"1".repeat(32_768)}</v></c></row>`],
  ])("is refused with %s, and the row (%s) is told", async (code, row, sheet) => {
    const file = await workbook(sheet)
    await expect(readXlsx(file)).rejects.toThrow(expect.objectContaining({ name: "TableLimitError", code, row }))
  })

  it("may be formatted beyond its last column", async () => {
    expect(await readXlsx(await workbook('<row><c r="A1"><v>1</v></c><c r="XFD1" s="3"/></row>'))).toEqual([["1"]])
  })

  it("is refused with more shared texts than it may have, and with one that is longer than a cell", async () => {
    const texts = await workbook("", "<si/>".repeat(100_001))
    await expect(readXlsx(texts)).rejects.toThrow(expect.objectContaining({ code: "TOO_MANY_TEXTS", max: 100_000 }))
    const long = await workbook('<row><c t="s"><v>0</v></c></row>', `<si><t>${"a".repeat(100_000)}</t></si>`)
    await expect(readXlsx(long)).rejects.toThrow(expect.objectContaining({ code: "CELL_TOO_LONG", row: 1, column: 1 }))
  })

  it("is refused when it is a bomb: a small file that unpacks to hundreds of megabytes", {
    tags: ["@long"],
  }, async () => {
    async function* zeros() {
      for (let piece = 0; piece < 300; piece++) yield "0".repeat(1024 * 1024)
    }
    const bomb = await together(zipFile([{ name: "xl/worksheets/sheet1.xml", text: zeros() }]))
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    const before = process.memoryUsage().arrayBuffers
    await expect(readXlsx(bomb)).rejects.toThrow(TableLimitError)
    await expect(readXlsx(bomb)).rejects.toThrow("More than 4194304 bytes unpacked")
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024)
  })

  it("is refused with more parts than a workbook has", async () => {
    const entries = Array.from({ length: 1001 }, (_, index) => ({ name: `xl/${index}.xml`, text: [""] }))
    const file = await together(zipFile(entries))
    await expect(readXlsx(file)).rejects.toThrow(expect.objectContaining({ code: "TOO_MANY_PARTS" }))
  })

  it("may name its elements with a prefix, and write a cell as CDATA", async () => {
    const sheet = '<x:row xmlns:x="a"><x:c r="B1" t="str"><x:v><![CDATA[a<b]]></x:v></x:c></x:row>'
    expect(await readXlsx(await workbook(sheet))).toEqual([["", "a<b"]])
  })

  it("is refused when a part is larger than it states", async () => {
    const file = await workbook(`<row><c><v>${"1".repeat(3000)}</v></c></row>`)
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]), file.lastIndexOf("xl/sharedStrings.xml") - 47)
    file.writeUInt32LE(10, directory + 24)
    await expect(readXlsx(file)).rejects.toThrow(BadWorkbook)
  })

  it("is refused with a tag of endless attributes", async () => {
    const file = await workbook(`<row ${'a="1" '.repeat(1000)}><c><v>1</v></c></row>`)
    await expect(readXlsx(file)).rejects.toThrow(BadWorkbook)
  })
})
