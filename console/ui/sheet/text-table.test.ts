import { expect, test } from "vitest"
import { TableReadError } from "#core/files/table-read-error.ts"
import { copiedText, readPasted, readTable } from "./text-table.ts"

test("pasted quotation marks that end nowhere are text, and swallow no row", () => {
  expect(readPasted('15" screen\t"Etui" souple\r\n"RT-7\tb\r\n')).toEqual([
    ['15" screen', '"Etui" souple'],
    ['"RT-7', "b"],
  ])
  expect(readPasted('"a\nb"\tc\n')).toEqual([["a\nb", "c"]])
  expect(readPasted("")).toEqual([[""]])
})

test("a file with such marks is not read", () => {
  expect(() => readTable('code;home\n16;"5" 00\n')).toThrow(TableReadError)
})

test("a number is copied as spreadsheets in the language read it", () => {
  const cell = { value: 2.4, text: "2,4" }
  expect([copiedText(cell, "fr"), copiedText(cell, "ar"), copiedText(cell, "en")]).toEqual(["2,4", "2,4", "2.4"])
  expect(copiedText({ value: undefined, text: "2.4 x" }, "en")).toBe("2.4 x")
})
