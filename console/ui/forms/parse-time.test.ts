import { expect, test } from "vitest"
import { parseTime, wholeTime } from "./parse-time.ts"

test.each([
  ["1", "1"],
  ["10", "10"],
  ["103", "10:3"],
  ["1030", "10:30"],
  ["9:30", "9:30"],
  ["9 h 30", "9:30"],
  ["١٤٣٠", "14:30"],
  ["10:305", "10:30"],
  ["x", ""],
])("%s is typed as %s", (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test("a time is one of the 24-hour clock", () => {
  expect(["9:30", "23:59", "00:00"].map(wholeTime)).toEqual(["09:30", "23:59", "00:00"])
  expect(["24:00", "10:60", "10", "", "10:3"].map(wholeTime)).toEqual(Array(5).fill(undefined))
})
