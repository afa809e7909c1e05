import { expect, test } from "vitest"
import { readNumber } from "#core/text/parse-number.ts"
import { readCell } from "./cell-text.ts"

test.each([
  ["600", 600],
  [" 1 200 ", 1200],
  ["1\u202f200", 1200],
  ["1\u00a0200,50", 1200.5],
  ["1,200.00", 1200],
  ["1.200,00", 1200],
  ["12'500", 12_500],
  ["650,5", 650.5],
  ["650.00 DA", 650],
  ["٦٥٠", 650],
  ["١٬٢٠٠ د.ج", 1200],
  ["0", 0],
])("%j is the number %d", (text, value) => expect(readNumber(text)).toBe(value))

test.each(["", "abc", "-5", "1,200", "1.200", "1.200.50", "1,20,0", "12,3456", "1e3", "600-700"])(
  "%j is no number",
  (text) => expect(readNumber(text)).toBeUndefined(),
)

test.each([
  ["desk", "", null],
  ["desk", "–", null],
  ["desk", "100 001", undefined],
  ["deskServed", "Oui", true],
  ["deskServed", "لا", false],
  ["deskServed", "", undefined],
  ["daysMin", "3", 3],
  ["daysMin", "1,5", undefined],
  ["daysMax", "91", undefined],
] as const)("a cell of %s with %j means %j", (field, text, value) => expect(readCell(field, text)).toBe(value))
