import { expect, test } from "vitest"
import { readLines, wireLines } from "./wire-lines.ts"

const lamp = { slug: "lamp", quantity: 2, color: "", unitPrice: 1_250_050 }

test("lines come back as they were sent", () => {
  expect(wireLines([lamp])).toBe('[{"slug":"lamp","quantity":2,"unitPrice":12500.5}]')
  expect(readLines(wireLines([lamp]))).toEqual([lamp])
  const shoe = { ...lamp, slug: "shoe", color: "Noir", size: "42", variant: "SHOE-NOIR-42" }
  expect(readLines(wireLines([shoe, lamp]))).toEqual([shoe, lamp])
})

test("what is no name of a colour or a size is left out", () => {
  const text = JSON.stringify([
    { ...lamp, unitPrice: 1, color: 7, size: "a\u0000b", variant: {} },
    { ...lamp, unitPrice: 1, color: "x".repeat(200) },
  ])
  const [first, second] = readLines(text)
  expect(first).toEqual({ slug: "lamp", quantity: 2, color: "", unitPrice: 100 })
  expect(second?.color).toHaveLength(80)
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
