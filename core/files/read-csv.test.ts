import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvLine } from "./csv.ts"
import { csvRows, readCsv } from "./read-csv.ts"

const plain = { separator: ",", decimal: "." } as const

describe("readCsv", () => {
  it.each([
    ["commas", "a,b\r\n1,2\r\n"],
    ["semicolons", "a;b\n1;2"],
    ["tabs and a byte order mark", "\uFEFFa\tb\n1\t2\n"],
    ["quotes", '"a","b"\n"1","2"'],
  ])("reads %s", (_what, text) => {
    expect(readCsv(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ])
  })

  it("keeps blank lines, and what is quoted", () => {
    expect(readCsv('n,t\n\n"a ""b""\nc",x\n')).toEqual([["n", "t"], [""], ['a "b"\nc', "x"]])
  })

  it("reads what csvLine writes", () => {
    const cells = ['12, rue "X"', "a\nb", "c"]
    expect(readCsv(csvLine(cells, plain))).toEqual([cells])
  })

  it("reads the same however the file is cut into pieces", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "é", " "), maxLength: 6 })
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(rows, fc.array(fc.nat(60), { maxLength: 6 }), (rows, cuts) => {
        const text = `a,b,c\r\n${rows.map((cells) => csvLine(cells, plain)).join("")}`
        const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
        expect([...csvRows(pieces)].flat()).toEqual([["a", "b", "c"], ...rows])
      }),
    )
  })
})

describe("quotation marks", () => {
  const row = (number: number) => expect.objectContaining({ name: "TableReadError", code: "BAD_QUOTES", row: number })
  it.each([
    [2, 'sku;price;fr\nRT-2;1400;"Etui" souple\nRT-7;1400;Autre\nRT-8;1400;Encore'],
    [2, 'sku;price;fr\r\nRT-2;1400;"Etui" souple\r\nRT-7;1400;"Autre"\r\nRT-8;1400;Encore\r\n'],
    [3, 'sku;fr\nRT-2;"Etui"\nRT-7;"Autre\nRT-8;Encore\n'],
    [2, 'sku;fr\n"RT-2;Etui\nRT-7;"Autre"\n'],
  ])("that would swallow rows are rejected with the row (%d): %j", (place, text) => {
    expect(() => readCsv(text)).toThrow(row(place))
    expect(() => [...csvRows([...text])]).toThrow(row(place))
  })

  it("inside a cell stand for inches, and doubled ones for themselves", () => {
    const text = 'a;b\r\n15" screen;"15"" screen"\r\n"x" ;"y"\r\n'
    const rows = [
      ["a", "b"],
      ['15" screen', '15" screen'],
      ["x", "y"],
    ]
    expect(readCsv(text)).toEqual(rows)
    expect([...csvRows([...text])].flat()).toEqual(rows)
  })
})

describe("the limits of a CSV file", () => {
  const few = { maxRows: 4, maxColumns: 3, maxCells: 8, maxCellLength: 5 }
  it.each([
    ["TOO_MANY_ROWS", "a\n\n\n\n\n", null, null],
    ["TOO_MANY_COLUMNS", "a\nb,c,d,e\n", 2, null],
    ["TOO_MANY_CELLS", "a,b,c\na,b,c\na,b,c\n", 3, null],
    ["CELL_TOO_LONG", "a,b\nc,123456", 2, 2],
    ["CELL_TOO_LONG", '"never ends\n,\n', 1, 1],
    ["CELL_TOO_LONG", `"${'""'.repeat(6)}"`, 1, 1],
  ])("%s is told with its row and column", (code, text, row, column) => {
    const error = expect.objectContaining({ name: "TableLimitError", code, row, column })
    expect(() => [...csvRows([text], few)]).toThrow(error)
    expect(() => [...csvRows([...text], few)]).toThrow(error)
  })

  it("let a file pass that is as large as it may be", () => {
    expect([...csvRows(["a,b,c\n12345,b\n\nd,e\n"], few)].flat()).toHaveLength(4)
  })

  it("hold without a line's end: a first line of millions of commas is read no further than its columns", () => {
    const commas = function* () {
      for (let piece = 0; piece < 400; piece++) yield ",".repeat(65_536)
    }
    expect(() => [...csvRows(commas())]).toThrow("More than 100 columns (row 1)")
  })

  it("are found in linear time: a row of megabytes in quotes is not parsed again with every piece", () => {
    const row = `${`"${'""'.repeat(16_000)}",`.repeat(99)}\n`
    const pieces = Array.from({ length: Math.ceil(row.length / 4096) }, (_, at) =>
      row.slice(at * 4096, at * 4096 + 4096),
    )
    expect([...csvRows(pieces)].flat().map((cells) => cells.length)).toEqual([100])
  }, 20_000)
})
