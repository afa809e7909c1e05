import fc from "fast-check"
import { expect, test } from "vitest"
import { decimalText, isAmbiguousNumber, readFilterNumber, readNumber, readWhole } from "./parse-number.ts"

test.each([
  ["1 500", 1500],
  ["1\u202f500,50", 1500.5],
  ["1.500,50", 1500.5],
  ["1,500.50", 1500.5],
  ["1.234.567", 1_234_567],
  ["1'500", 1500],
  ["1 500 DA", 1500],
  ["1500 دج", 1500],
  ["د.ج 1500", 1500],
  ["1.500 DA", 1500],
  ["1,500 د.ج", 1500],
  ["١٥٠٠٫٥", 1500.5],
  ["١٬٥٠٠", 1500],
  ["١٥٠٠،٥", 1500.5],
  ["\u202b1500\u202c", 1500],
  ["0,25", 0.25],
])("%j is %d", (text, value) => expect(readNumber(text)).toBe(value))

test.each(["0,250", "00.500", "1.234", "12.500", "1,500", "0,250 DA", "١،٢٥٠"])("%j could be two numbers", (text) => {
  expect([readNumber(text), isAmbiguousNumber(text)]).toEqual([undefined, true])
})

test.each([
  "",
  "abc",
  "-5",
  "1.200.50",
  "1,20,0",
  "12,3456",
  "1 234,567",
  "1,234.567",
  "١٫٢٥٠",
  "1e3",
  "DA",
  "012.345.678",
])("%j is no number", (text) => expect([readNumber(text), isAmbiguousNumber(text)]).toEqual([undefined, false]))

test("a whole number has no decimals and could be no second number", () => {
  expect(["12", "١٢", "1 500", "12,0", "12,5", "1.500", "-1", ""].map(readWhole)).toEqual([
    ...[12, 12, 1500, 12],
    ...[undefined, undefined, undefined, undefined],
  ])
})

test("a filter takes a single group of three as thousands", () => {
  expect(["1.500", "148,000", "0,250", "1500,255"].map(readFilterNumber)).toEqual([1500, 148_000, 0.25, 1500.255])
})

test("whatever is shown or exported is read again, in every language", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), (centimes) => {
      const value = centimes / 100
      expect([readNumber(decimalText(value)), readNumber(String(value))]).toEqual([value, value])
    }),
  )
})
