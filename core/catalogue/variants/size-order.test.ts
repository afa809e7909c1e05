import { expect, test } from "vitest"
import { compareSizes } from "./size-order.ts"
import type { SizeKind } from "./size-values.ts"

const sorted = (kind: SizeKind, ...codes: string[]) =>
  codes
    .map((code) => ({ kind, code }))
    .sort(compareSizes)
    .map(({ code }) => code)

test("sizes rise: letters, numbers with halves, capacities by their unit, and the rest behind them", () => {
  expect(sorted("size", "xl", "38", "s", "unique", "xs", "m", "36")).toEqual([
    "xs",
    "s",
    "m",
    "xl",
    "36",
    "38",
    "unique",
  ])
  expect(sorted("shoe", "42", "9", "41-5", "41")).toEqual(["9", "41", "41-5", "42"])
  expect(sorted("capacity", "1-to", "512-go", "64-go", "1-l", "50-ml")).toEqual([
    ...["50-ml", "1-l", "64-go", "512-go", "1-to"],
  ])
})

test("kinds do not mix", () => {
  const sizes = [
    { kind: "waist", code: "40" },
    { kind: "shoe", code: "46" },
    { kind: "size", code: "m" },
  ] as const
  expect(sizes.toSorted(compareSizes).map(({ kind }) => kind)).toEqual(["size", "shoe", "waist"])
})
