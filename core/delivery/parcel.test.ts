import { describe, expect, it } from "vitest"
import { parcelSides, parcelWeight } from "./parcel.ts"

const shoes = { quantity: 2, weight: 850, length: 34, width: 22, height: 13 }
const cap = { quantity: 1, weight: 120, length: 20, width: 24, height: 12 }
const unknown = { quantity: 1, weight: null, length: null, width: null, height: null }

describe("a parcel", () => {
  it.each([
    [[shoes, cap], 1820],
    [[shoes, unknown], null],
    [[{ ...cap, weight: 0 }], null],
    [[], null],
  ])("weighs what its units weigh, %#", (lines, grams) => {
    expect(parcelWeight(lines)).toBe(grams)
  })

  it.each([
    [[shoes], { length: 34, width: 22, height: 26 }],
    [[shoes, cap], { length: 34, width: 24, height: 38 }],
    [[shoes, unknown], null],
    [[{ ...cap, width: 0 }], null],
    [[], null],
  ])("is as high as its units on each other, %#", (lines, sides) => {
    expect(parcelSides(lines)).toEqual(sides)
  })
})
