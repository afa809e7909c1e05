import { describe, expect, it, test } from "vitest"
import { mayHoldUnits, unconfirmedBounds } from "./unconfirmed-units.ts"

const { maxUnits, share, fewUnits, maxFewUnits } = unconfirmedBounds

test.each<[string, boolean, number, { held: number; units: number; left: number }[]]>([
  ["the last unit", true, 0, [{ held: 0, units: 1, left: 1 }]],
  ["the last units, as few as a family needs", true, 0, [{ held: 0, units: 5, left: 5 }]],
  ["the last units, one more than that", false, 0, [{ held: 0, units: 6, left: 6 }]],
  ["a quarter", true, 0, [{ held: 0, units: 20, left: 80 }]],
  ["more than a quarter", false, 0, [{ held: 0, units: 21, left: 80 }]],
  ["the rest of a quarter", true, 10, [{ held: 10, units: 10, left: 70 }]],
  ["more than the rest of a quarter", false, 10, [{ held: 10, units: 11, left: 70 }]],
  ["few units of one that is scarce, beside many of others", false, 20, [{ held: 0, units: 1, left: 3 }]],
  ["few units of one that is not, beside many of others", true, 20, [{ held: 0, units: 1, left: 4 }]],
  ["all that a network may hold", true, 90, [{ held: 0, units: 10, left: 1000 }]],
  ["more than a network may hold", false, 90, [{ held: 0, units: 11, left: 1000 }]],
])("%s: %s", (_, expected, held, products) => {
  expect(mayHoldUnits(held, products, [])).toBe(expected)
})

test("one product beyond its share leaves the whole order without stock", () => {
  const plenty = { held: 0, units: 1, left: 1000 }
  const scarce = { held: 0, units: 6, left: 8 }
  expect(mayHoldUnits(0, [plenty, scarce], [])).toBe(false)
})

test("a variant has its own share", () => {
  const product = { held: 0, units: 6, left: 100 }
  expect(mayHoldUnits(0, [product], [{ held: 0, units: 6, left: 24 }])).toBe(true)
  expect(mayHoldUnits(0, [product], [{ held: 0, units: 6, left: 8 }])).toBe(false)
})

/** A shop after one network has ordered all it can, in orders of so many units of one product. */
function afterAttack(stock: readonly number[], units: number) {
  const products = stock.map((left) => ({ held: 0, left }))
  const all = () => products.reduce((sum, { held }) => sum + held, 0)
  for (let round = 0; round < 30; round++) {
    for (const product of products) {
      if (product.left < units || !mayHoldUnits(all(), [{ ...product, units }], [])) continue
      product.held += units
      product.left -= units
    }
  }
  return { products, all: all() }
}

describe("whatever one network orders", () => {
  const shops = [
    { name: "a small shop", stock: Array.from({ length: 10 }, () => 5) },
    { name: "a shop of single pieces", stock: Array.from({ length: 60 }, () => 1) },
    { name: "a shop of many", stock: Array.from({ length: 70 }, (_, index) => index + 1) },
  ]
  for (const { name, stock } of shops) {
    for (const units of [1, 2, 3, 5, 8]) {
      it(`holds a bounded part of ${name}, ${units} at a time`, () => {
        const { products, all } = afterAttack(stock, units)
        expect(all).toBeLessThanOrEqual(maxUnits)
        for (const { held, left } of products) {
          expect(held).toBeLessThanOrEqual(Math.max(fewUnits, Math.floor((held + left) / share)))
        }
        // Beyond its share it holds few units over the whole shop.
        const beyond = products.filter(({ held, left }) => held > Math.floor((held + left) / share))
        expect(beyond.reduce((sum, { held }) => sum + held, 0)).toBeLessThanOrEqual(maxFewUnits)
      })
    }
  }
})
