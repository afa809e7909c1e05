import { expect, test } from "vitest"
import { fromPackedText, toPackedText } from "./packed-text.ts"

test("entries are the same after a page's data, whatever is in their fields", () => {
  const entries = [["a|b", "~", "c\td\ne", ""], ["", "سعر | ~20 %", "|~|~"], ["alone"]]
  expect(fromPackedText(toPackedText(entries))).toEqual(entries)
})

test("a number is its digits, and nothing is an empty field", () => {
  expect(fromPackedText(toPackedText([[1.5, null, undefined, 0]]))).toEqual([["1.5", "", "", "0"]])
  expect(fromPackedText(toPackedText([]))).toEqual([])
})
