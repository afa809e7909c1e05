import fc from "fast-check"
import { expect, test } from "vitest"
import { suggestSpelling } from "../../search/testing/reference-spelling.ts"
import { plainListing } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import { pricedAt } from "../offer.ts"
import { anyChanges, anyListing, anyMoment, anySearch, type CatalogueChange } from "../testing/generated-catalogue.ts"
import { listedProduct } from "../testing/listed-product.ts"
import { listFacets } from "../testing/reference-facets.ts"
import { listingPage, listResults } from "../testing/reference-listing.ts"
import { CatalogueIndex } from "./catalogue-index.ts"

/** `CATALOGUE_RUNS=20000` is the long form. */
const numRuns = Number(process.env.CATALOGUE_RUNS ?? 400)

const newestFirst = (a: ListedProduct, b: ListedProduct) =>
  a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? 1 : -1

/** The same catalogue as an index and as a plain list. */
class BothCatalogues {
  index = new CatalogueIndex()
  readonly #products = new Map<number, ListedProduct>()

  apply(change: CatalogueChange): void {
    if ("remove" in change) {
      this.index.remove(change.remove)
      this.#products.delete(change.remove)
      return
    }
    this.index.upsert(change.upsert)
    this.#products.set(change.upsert.id, change.upsert)
  }

  list(now: string): ListedProduct[] {
    return [...this.#products.values()].sort(newestFirst).map((product) => pricedAt(product, now))
  }
}

const anyOptions = fc.record({
  newest: fc.constantFrom(6 as const, 8 as const),
  paging: fc.constantFrom("pages" as const, "more" as const),
  isCompleted: fc.boolean(),
  isSent: fc.boolean(),
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
      for (const [changes, query, now, search, { newest, paging, isCompleted, isSent }] of steps) {
        for (const change of changes) both.apply(change)
        if (isCompleted) expect([...both.index.complete()]).toHaveLength(4)
        if (isSent) both.index = CatalogueIndex.fromSnapshot(structuredClone(both.index.snapshot()))
        const list = both.list(now)
        const { products, ...page } = listingPage(listResults(list, query, newest), query.page, paging)
        expect(both.index.count).toBe(list.length)
        expect(both.index.query(query, now, { newest, paging })).toEqual({
          ids: products.map(({ id }) => id),
          ...page,
          facets: listFacets(list, query, newest),
        })
        expect(both.index.spellingSuggestion(search)).toBe(suggestSpelling(list, search))
        expect(both.index.spellingSuggestion(query.searchText)).toBe(suggestSpelling(list, query.searchText))
      }
    }),
    { numRuns },
  )
})

test("lists the same without words, and refuses a search", () => {
  fc.assert(
    fc.property(anyChanges, anyListing, anyMoment, (changes, query, now) => {
      const [full, wordless] = [new CatalogueIndex(), new CatalogueIndex({ hasWords: false })]
      for (const index of [full, wordless]) {
        for (const change of changes) "remove" in change ? index.remove(change.remove) : index.upsert(change.upsert)
      }
      for (const _part of wordless.complete());
      const sent = CatalogueIndex.fromSnapshot(structuredClone(wordless.snapshot()))
      const listing = { ...query, searchText: "" }
      expect(sent.query(listing, now)).toEqual(full.query(listing, now))
      expect(sent.searchSuggestion("")).toBeNull()
      expect(() => sent.query({ ...query, searchText: "montre" }, now)).toThrow("no words")
    }),
    { numRuns: 100 },
  )
})

test("gives pages of other sizes", () => {
  const index = new CatalogueIndex()
  for (let id = 0; id < 30; id++) index.upsert(listedProduct({ id }))
  const { ids, ...page } = index.query({ ...plainListing, page: 2 }, "2026-01-01", { pageSize: 25 })
  expect(ids).toEqual([25, 26, 27, 28, 29])
  expect(page).toMatchObject({ total: 30, page: 2, pages: 2, from: 26, to: 30 })
})

test("tells since when its prices hold", () => {
  const index = new CatalogueIndex()
  const offerDate = { startDate: "2026-03-01T00:00:00.000Z", endDate: "2026-04-01T00:00:00.000Z" }
  index.upsert(listedProduct({ lastPrice: 200_000, offerDate }))
  expect(index.pricesSince("2026-02-01T00:00:00.000Z")).toBe(Number.NEGATIVE_INFINITY)
  expect(index.pricesSince("2026-03-15T00:00:00.000Z")).toBe(Date.parse(offerDate.startDate))
  expect(index.pricesSince("2026-05-01T00:00:00.000Z")).toBe(Date.parse(offerDate.endDate))
})

test("stays in order while large parts of it change", () => {
  const index = new CatalogueIndex()
  const price = (id: number) => (id * 7919) % 5000
  for (let id = 0; id < 5000; id++) {
    index.upsert(listedProduct({ id, price: price(id) }))
    // Now and then, as a load does.
    if (id % 1500 === 0) for (const part of [index.settle(), index.complete()]) expect([...part].length).toBeLessThan(5)
  }
  const { ids } = index.query({ ...plainListing, sort: "low-to-high" }, "2026-01-01", { pageSize: 100 })
  expect(ids.map(price)).toEqual(Array.from({ length: 100 }, (_, rank) => rank))
})
