import { expect, test } from "vitest"
import type { DeliveryRow, DeliveryTable } from "#api/delivery/contract-admin.ts"
import { discardAll, emptyDraft, undoStep } from "../ui/sheet/edits.ts"
import { spreadCells } from "../ui/sheet/grid-place.ts"
import { readPasted } from "../ui/sheet/text-table.ts"
import { toOwnCommunes } from "./commune-cells.ts"
import { readDeliveryCsv, writeDeliveryCsv } from "./csv-file.ts"
import { editCells, toDeliveryChanges } from "./draft.ts"

const row = (code: number, name: string, namear: string): DeliveryRow => ({
  code,
  parent: null,
  name,
  namear,
  desk: 400,
  home: 600,
  deskServed: true,
  homeServed: true,
  daysMin: null,
  daysMax: null,
})
const rows = [row(16, "Alger", "الجزائر"), row(6, "Béjaïa", "بجاية"), row(33, "Illizi", "إليزي")]
const fileOf = (text: string) => new TextEncoder().encode(text)
const names = new Map([
  [
    16,
    [
      { name: "Alger Centre", namear: "الجزائر الوسطى" },
      { name: "Kouba", namear: "القبة" },
    ],
  ],
  [6, [{ name: "Akbou", namear: "أقبو" }]],
])
const plain = { closed: false, homeClosed: false, home: null, desk: null }
const kouba = { wilaya: 16, commune: "Kouba" }
const akbou = { wilaya: 6, commune: "Akbou" }
const own = toOwnCommunes({
  rows: [
    { ...akbou, ...plain, closed: true },
    { ...kouba, ...plain, closed: true },
  ],
})
const communes = { names, own }
const table: DeliveryTable = { rows, freeDeliveryThreshold: 20_000, samplePrices: 0, isSaved: false }

test("what is written to a file is read from it again without a change", () => {
  const text = writeDeliveryCsv(rows, new Map())
  expect(text.startsWith("\ufeffcode;wilaya;wilaya_ar;desk;home;")).toBe(true)
  expect(text).toContain("\r\n16;Alger;الجزائر;400;600;1;1;;;;\r\n")
  const read = readDeliveryCsv(fileOf(text), rows, communes)
  expect(read).toMatchObject({ rows: 3, problems: [] })
  expect(editCells(emptyDraft, table, read.typed)).toBe(emptyDraft)
})

test("every problem of a file is told by its line", () => {
  const text = [
    "Code,wilaya,home,desk_served,days_min,days_max",
    '16,alger,"1,250.00",oui,2,1',
    "59,Ailleurs,500,1,,",
    "06,Alger,cher,1,,",
    "",
    "6,bejaia,500,peut-être,x,",
    '33,,"1,250",1,,',
  ].join("\n")
  const { problems } = readDeliveryCsv(fileOf(text), rows, communes)
  expect(problems.map(({ line, problem, text: found }) => [line, problem, found])).toEqual([
    [2, "daysOrder", "1"],
    [3, "newCode", "59"],
    [4, "name", "Alger"],
    [4, "price", "cher"],
    [6, "twice", "6"],
    [6, "flag", "peut-être"],
    [6, "days", "x"],
    [7, "price", "1,250"],
  ])
})

test("a wilaya of 2026 is found by its name alone, in the list of 69; numbers over 58 say nothing", () => {
  const rows69 = [...rows, { ...row(68, "Bou Saâda", "بوسعادة"), parent: 28 }]
  const file = fileOf("code;wilaya;home\n68;Bou Saâda;900\n")
  expect(readDeliveryCsv(file, rows69, communes)).toMatchObject({ typed: { "68.home": "900" }, rows: 1, problems: [] })
  const other = fileOf("code;wilaya;home\n61;boussaada;900\n")
  expect(readDeliveryCsv(other, rows69, communes)).toMatchObject({ typed: { "68.home": "900" }, problems: [] })
  const problems = (text: string, own = rows69) =>
    readDeliveryCsv(fileOf(`code;wilaya;home\n${text}`), own, communes).problems.map(({ problem, text: found }) => [
      problem,
      found,
    ])
  expect(problems("68;;900")).toEqual([["newCode", "68"]])
  expect(problems("59;Alger;900")).toEqual([["newCode", "59"]])
  expect(problems("68;Bou Saâda;900", rows)).toEqual([["unlisted", "Bou Saâda"]])
})

test("amounts are written with the decimal comma of files with semicolons", () => {
  const decimals = { ...row(16, "Alger", "الجزائر"), home: 650.5 }
  const text = writeDeliveryCsv([decimals], new Map())
  expect(text).toContain("\r\n16;Alger;الجزائر;400;650,5;1;1;;;;\r\n")
  expect(
    editCells(emptyDraft, table, readDeliveryCsv(fileOf(text), [decimals], { names, own: new Map() }).typed).edits,
  ).toEqual({
    "16.home": "650,5",
  })
})

test("a quotation mark that could swallow rows is told by its line", () => {
  const text = 'code;wilaya;home\n16;Alger;600\n6;"Béjaïa" ville;500\n33;Illizi;900'
  expect(readDeliveryCsv(fileOf(text), rows, communes)).toMatchObject({
    rows: 0,
    problems: [{ line: 3, problem: "BAD_QUOTES" }],
  })
})

test("a row that an unquoted separator has moved is told, and a title that comes twice", () => {
  const moved = "code,desk,home\n16,450,650,50\n6,400,600,"
  expect(readDeliveryCsv(fileOf(moved), rows, communes).problems).toEqual([
    { line: 2, wilaya: "Alger", problem: "noTitle", text: "50" },
  ])
  const twice = "code;home;note;note;Home\n16;600;;;900"
  expect(readDeliveryCsv(fileOf(twice), rows, communes)).toMatchObject({
    typed: {},
    problems: [{ line: 1, problem: "TITLE_TWICE", text: "home" }],
  })
})

test("a file is read as UTF-8 or as UTF-16 with its mark; another encoding is told", () => {
  const text = "code\twilaya\thome\n6\tBéjaïa\t700\n"
  const unicodeText = Buffer.from(`\ufeff${text}`, "utf16le")
  for (const file of [fileOf(text), unicodeText]) {
    expect(readDeliveryCsv(file, rows, communes)).toMatchObject({ typed: { "6.home": "700" }, rows: 1, problems: [] })
  }
  expect(readDeliveryCsv(Buffer.from(text, "latin1"), rows, communes).problems).toMatchObject([
    { line: null, problem: "NOT_UTF8" },
  ])
})

test("a file without a code or without anything to change is refused", () => {
  expect(readDeliveryCsv(fileOf("wilaya;home\nAlger;1"), rows, communes).problems).toMatchObject([
    { problem: "noCode" },
  ])
  expect(readDeliveryCsv(fileOf("code;wilaya\n16;Alger"), rows, communes).problems).toMatchObject([
    { problem: "noColumns" },
  ])
})

test("changes are taken over, undone and sent as whole rows", () => {
  const first = editCells(emptyDraft, table, { "16.home": "1 250", "6.desk": "" })
  const second = editCells(first, table, { "16.home": "600", free: "15 000" })
  expect(Object.keys(second.edits)).toEqual(["6.desk", "free"])
  expect(undoStep(second).edits).toEqual(first.edits)
  expect(undoStep(discardAll(second)).edits).toEqual(second.edits)
  const { code: _, parent: _p, name: _n, namear: _a, ...loaded } = row(6, "Béjaïa", "بجاية")
  expect(toDeliveryChanges(table, second.edits)).toEqual({
    rows: [{ code: 6, loaded, values: { ...loaded, desk: null } }],
    freeDeliveryThreshold: { loaded: 20_000, value: 15_000 },
  })
})

test("a pasted block goes from the first cell on, a single cell fills the block, the rest is counted", () => {
  const size = { rows: 3, columns: 6 }
  const block = { from: { row: 1, column: 4 }, to: { row: 2, column: 5 } }
  expect(spreadCells(readPasted("7\r\n"), block, size).cells).toHaveLength(4)
  const { cells, left } = spreadCells(readPasted('1\t2\t3\n4\t"5"\t6\n7\t8\t9'), block, size)
  expect(cells.map(([, text]) => text)).toEqual(["1", "2", "4", "5"])
  expect(left).toBe(5)
})

test("closed communes are a column, by French or Arabic names; wilayas that are not in the file stay as they are", () => {
  const text = writeDeliveryCsv(rows, communes.own)
  expect(text).toContain("\r\n16;Alger;الجزائر;400;600;1;1;;;Kouba;\r\n")
  const same = readDeliveryCsv(fileOf(text), rows, communes)
  expect(same.problems).toEqual([])
  expect(editCells(emptyDraft, table, same.typed, communes.own)).toBe(emptyDraft)

  const changed = readDeliveryCsv(fileOf('code,closed_communes\n16,"alger centre, القبة"'), rows, communes)
  expect(changed.problems).toEqual([])
  expect(editCells(emptyDraft, table, changed.typed, communes.own).edits).toEqual({ "closed@16 Alger Centre": "1" })
  const opened = readDeliveryCsv(fileOf("code,closed_communes\n16,\n"), rows, communes)
  expect(editCells(emptyDraft, table, opened.typed, communes.own).edits).toEqual({ "closed@16 Kouba": "0" })
  const wrong = readDeliveryCsv(fileOf("code,closed_communes\n16,Akbou\n"), rows, communes)
  expect(wrong.problems).toEqual([{ line: 2, wilaya: "Alger", problem: "commune", text: "Akbou" }])
  // A file without the column says nothing of communes.
  expect(readDeliveryCsv(fileOf("code,home\n16,600\n"), rows, communes).typed).toEqual({ "16.home": "600" })
})

test("a commune with terms of its own has a line, which says of that commune alone", () => {
  const ofCommunes = toOwnCommunes({
    rows: [
      { ...akbou, ...plain, homeClosed: true, desk: 350 },
      { ...kouba, ...plain, home: 450.5 },
    ],
  })
  const text = writeDeliveryCsv(rows, ofCommunes)
  expect(text).toContain("\r\n16;Alger;الجزائر;;450,5;;;;;;Kouba\r\n")
  expect(text).toContain("\r\n6;Béjaïa;بجاية;350;;;0;;;;Akbou\r\n")
  const with58 = { names, own: ofCommunes }
  const same = readDeliveryCsv(fileOf(text), rows, with58)
  expect(same).toMatchObject({ rows: 3, problems: [] })
  expect(editCells(emptyDraft, table, same.typed, ofCommunes)).toBe(emptyDraft)

  const changed = readDeliveryCsv(
    fileOf("code;home;home_served;commune\n6;;oui;أقبو\n16;700;;Alger Centre"),
    rows,
    with58,
  )
  expect(changed).toMatchObject({ rows: 0, problems: [] })
  expect(editCells(emptyDraft, table, changed.typed, ofCommunes).edits).toEqual({
    "homeClosed@6 Akbou": "0",
    "home@16 Alger Centre": "700",
  })
  const wrong = readDeliveryCsv(fileOf("code;home;commune\n6;cher;Akbou\n6;1;Akbou\n6;1;Kouba"), rows, with58)
  expect(wrong.problems.map(({ line, problem, text: found }) => [line, problem, found])).toEqual([
    [2, "price", "cher"],
    [3, "twice", "Akbou"],
    [4, "commune", "Kouba"],
  ])
})
