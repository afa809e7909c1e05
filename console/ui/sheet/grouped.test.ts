import { expect, test } from "vitest"
import { readNumber } from "#core/text/parse-number.ts"
import { grouped } from "./grouped.ts"

test("thousands stand apart, decimals do not, and what is shown is read again", () => {
  expect(["", "950", "46500", "1234567,25", "1234.5678"].map(grouped)).toEqual([
    ...["", "950", "46\u202f500", "1\u202f234\u202f567,25", "1\u202f234.5678"],
  ])
  expect(readNumber(grouped("1234567,25"))).toBe(1_234_567.25)
})
