import { expect, test } from "vitest"
import { readLines, wireLines } from "./wire-lines.ts"

const lamp = { slug: "lamp", quantity: 2, color: "", unitPrice: 1_250_050 }

test("lines come back as they were sent", () => {
  expect(wireLines([lamp])).toBe('[{"slug":"lamp","quantity":2,"unitPrice":12500.5}]')
  expect(readLines(wireLines([lamp]))).toEqual([lamp])
})

test.each([
  "",
  "{}",
  "[",
  '[{"slug":"","quantity":1,"unitPrice":1}]',
  '[{"slug":" ","quantity":1,"unitPrice":1}]',
  '[{"slug":"la\\u0000mp","quantity":1,"unitPrice":1}]',
  '[{"slug":"lamp","quantity":0,"unitPrice":1}]',
  '[{"slug":"lamp","quantity":1.5,"unitPrice":1}]',
  '[{"slug":"lamp","quantity":1,"unitPrice":-1}]',
  '[{"slug":"lamp","quantity":1}]',
])("%s holds no line", (text) => {
  expect(readLines(text)).toEqual([])
})

test("no more lines and units than an order may hold", () => {
  expect(readLines(wireLines(Array(60).fill({ ...lamp, quantity: 5000 })))).toHaveLength(50)
  expect(readLines(wireLines([{ ...lamp, quantity: 5000 }]))[0]?.quantity).toBe(999)
})
