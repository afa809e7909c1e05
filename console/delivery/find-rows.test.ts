import { expect, test } from "vitest"
import { findRows } from "./find-rows.ts"

const values = { desk: 400, home: 600, deskServed: true, homeServed: true, daysMin: null, daysMax: null }
const row = (code: number, name: string, namear: string, parent: number | null = null) => ({
  code,
  parent,
  name,
  namear,
  ...values,
})
const the58 = [row(16, "Alger", "الجزائر"), row(28, "M'Sila", "المسيلة")]
const the69 = [...the58, row(68, "Bou Saâda", "بوسعادة", 28)]

test.each([
  ["", [16, 28]],
  ["alg", [16]],
  ["8", [28]],
  ["bou saada", [28]],
  ["بوسعادة", [28]],
  ["oran", []],
])("%j leads to the rows %j of the 58", (typed, codes) => {
  expect(findRows(the58, typed).map(({ code }) => code)).toEqual(codes)
})

test("a wilaya of 2026 that is in the list has its own row", () => {
  expect(findRows(the69, "bou saada").map(({ code }) => code)).toEqual([68])
})
