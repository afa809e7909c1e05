import { expect, test } from "vitest"
import { readingTime } from "./post.ts"

const words = (n: number) => Array.from({ length: n }, () => "mot").join(" ")

test("counts the minutes of a text, a begun one as a whole one", () => {
  expect(readingTime([words(180)])).toBe(1)
  expect(readingTime([words(180), words(1)])).toBe(2)
  expect(readingTime([words(540)])).toBe(3)
})

test("adds twelve seconds a picture", () => {
  expect(readingTime([words(170)], 1)).toBe(2)
  expect(readingTime([words(90)], 2)).toBe(1)
})

test("is one minute for no text at all", () => {
  expect(readingTime([])).toBe(1)
})
