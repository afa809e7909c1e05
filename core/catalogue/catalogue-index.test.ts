import fc from "fast-check"
import { expect, test } from "vitest"
import { listFacets } from "../facets.ts"
import { listingPage, listResults } from "../listing.ts"
import { plainListing } from "../listing-query.ts"
import { productOf } from "../listing-test-data.ts"
import { meantSearch } from "../meant-search.ts"
import { pricedAt } from "../offer.ts"
import type { Product } from "../product.ts"
import { CatalogueIndex } from "./catalogue-index.ts"
import { anyChanges, anyListing, anyMoment, anySearch, type CatalogueChange } from "./catalogue-test-data.ts"

/** `CATALOGUE_RUNS=20000` is the long form. */
const numRuns = Number(process.env.CATALOGUE_RUNS ?? 400)

const newestFirst = (a: Product, b: Product) =>
  a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? 1 : -1

/** The same catalogue as an index and as a plain list. */
class BothCatalogues {
  readonly index = new CatalogueIndex()
  readonly #products = new Map<number, Product>()

  apply(change: CatalogueChange): void {
    if ("remove" in change) {
      this.index.remove(change.remove)
      this.#products.delete(change.remove)
      return
    }
    this.index.upsert(change.upsert)
    this.#products.set(change.upsert.id, change.upsert)
  }

  list(now: string): Product[] {
    return [...this.#products.values()].sort(newestFirst).map((product) => pricedAt(product, now))
  }
}

const anyOptions = fc.record({
  newest: fc.constantFrom(6 as const, 8 as const),
  paging: fc.constantFrom("pages" as const, "more" as const),
})

/** Queries between the changes meet every state of what is sorted lazily. */
const anySteps = fc.array(fc.tuple(anyChanges, anyListing, anyMoment, anySearch, anyOptions), {
  minLength: 1,
  maxLength: 3,
})

test("answers as the plain functions do, whatever has changed before", () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const both = new BothCatalogues()
      for (const [changes, query, now, search, { newest, paging }] of steps) {
        for (const change of changes) both.apply(change)
        const list = both.list(now)
        const { products, ...page } = listingPage(listResults(list, query, newest), query.page, paging)
        expect(both.index.count).toBe(list.length)
        expect(both.index.query(query, now, { newest, paging })).toEqual({
          ids: products.map(({ id }) => id),
          ...page,
          facets: listFacets(list, query, newest),
        })
        expect(both.index.spellingSuggestion(search)).toBe(meantSearch(list, search))
        expect(both.index.spellingSuggestion(query.searchText)).toBe(meantSearch(list, query.searchText))
      }
    }),
    { numRuns },
  )
})

test("gives pages of other sizes", () => {
  const index = new CatalogueIndex()
  const products = Array.from({ length: 30 }, (_, id) => productOf({ id }))
  expect([...index.upsertAll(products)]).toEqual([])
  const { ids, ...page } = index.query({ ...plainListing, page: 2 }, "2026-01-01", { pageSize: 25 })
  expect(ids).toEqual([25, 26, 27, 28, 29])
  expect(page).toMatchObject({ total: 30, page: 2, pages: 2, from: 26, to: 30 })
})

test("builds in slices", () => {
  const index = new CatalogueIndex()
  const products = Array.from({ length: 1200 }, (_, id) => productOf({ id }))
  expect([...index.upsertAll(products)]).toHaveLength(2)
  expect(index.count).toBe(1200)
})
