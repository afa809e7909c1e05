import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { pageBounds } from "./listing.ts"
import { pageLinks, productsPerPage } from "./listing-pages.ts"
import { formatListing, parseListing } from "./listing-params.ts"
import { priceScale } from "./listing-price-scale.ts"
import { anyQuery } from "./testing/listed-product.ts"

describe("pages", () => {
  test("count results", () => {
    expect(pageBounds(3, 1)).toMatchObject({ total: 3, page: 1, pages: 1, from: 1, to: 3 })
    expect(pageBounds(0, 1)).toMatchObject({ total: 0, page: 1, pages: 1, from: 0, to: 0 })
  })

  test("end with the last one, whatever is asked", () => {
    expect(pageBounds(30, 99)).toMatchObject({ page: 3, from: 25, to: 30 })
  })

  test("share the results out without gap or overlap", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (length) => {
        const results = Array.from({ length }, (_, id) => id)
        const { pages } = pageBounds(length, 1)
        const shown = Array.from({ length: pages }, (_, index) => pageBounds(length, index + 1))
        expect(shown.flatMap(({ start, end }) => results.slice(start, end))).toEqual(results)
        for (const { start, end, from, to } of shown) {
          expect(end - start).toBeLessThanOrEqual(productsPerPage)
          expect(to - from + 1).toBe(end - start || 1)
        }
      }),
    )
  })

  test("add up where each is added to those before it", () => {
    expect(pageBounds(30, 1, "more")).toMatchObject({ from: 1, to: 12, pages: 3 })
    expect(pageBounds(30, 2, "more")).toMatchObject({ from: 1, to: 24, start: 0, end: 24 })
    expect(pageBounds(30, 9, "more")).toMatchObject({ page: 3, from: 1, to: 30 })
  })

  test("add up to no more than a phone can draw", () => {
    expect(pageBounds(600, 1e6, "more")).toMatchObject({ from: 361, to: 600 })
  })

  test("are linked around the current one", () => {
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(2, 4)).toEqual([1, 2, 3, 4])
    expect(pageLinks(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
    expect(pageLinks(1, 20)).toEqual([1, 2, null, 20])
  })
})

test("the price slider rises from 0 to the highest price in round steps", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (maxPrice) => {
      const scale = priceScale(maxPrice)
      expect([scale[0], scale.at(-1)]).toEqual([0, maxPrice])
      expect(scale).toEqual(scale.toSorted((a, b) => a - b))
      expect(scale.slice(0, -1).every((price) => price % 100 === 0 || price === maxPrice)).toBe(true)
    }),
  )
  expect([10, 30, 50, 70].map((position) => priceScale(18_900_000)[position])).toEqual([
    110_000, 770_000, 2_700_000, 6_800_000,
  ])
})

test("an address says all there is to a query", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseListing(new URLSearchParams(formatListing(query)))).toEqual(query)
    }),
  )
})
