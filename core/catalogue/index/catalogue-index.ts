import { fieldWords } from "../../search/search-text.ts"
import type { Facets } from "../facets.ts"
import { type Paging, pageBounds } from "../listing.ts"
import { productsPerPage } from "../listing-pages.ts"
import type { ListingQuery, Newest } from "../listing-query.ts"
import { hasBrand } from "../no-brand.ts"
import { CatalogueColumns } from "./catalogue-columns.ts"
import { type CategoryTotals, categoryTotals } from "./category-totals.ts"
import type { IndexedProduct } from "./indexed-product.ts"
import { byRank, inDefaultOrder, lastAdded, slotsInOrder, soldOutLast } from "./listing-order.ts"
import { listingTests } from "./listing-tests.ts"
import { priceBarLimits } from "./price-bars.ts"
import { type ProductRowQuery, selectRow } from "./product-row.ts"
import { scanListing } from "./scan-listing.ts"
import { scannedFacets } from "./scanned-facets.ts"
import { spellingSuggestion } from "./spelling.ts"
import { spokenSpelling } from "./spoken-spelling.ts"
import { maxSlots, notFound, TextIndex } from "./text-index.ts"
import { variantTests } from "./variant-tests.ts"

export type ListingOptions = {
  /** How many products "new" shows; 8 without it. */
  newest?: Newest
  /** 12 without it. */
  pageSize?: number
  /** `pages` without it. */
  paging?: Paging
}

/** One page of a listing: the ids of its products, and what `ListingPage` and `Facets` say of all results. */
export type IndexedPage = Omit<ReturnType<typeof pageBounds>, "start" | "end"> & { ids: number[]; facets: Facets }

/** A brand, and how many products have it. */
export type IndexedBrand = IndexedProduct["brand"] & { productCount: number }

export type IndexSnapshot = {
  catalogue: ReturnType<CatalogueColumns["snapshot"]>
  /** Undefined without words. */
  text: ReturnType<TextIndex["snapshot"]> | undefined
}

/** All products of one language in memory, for listings, searches and rows of products. Answers are those of the plain
 *  functions of core/catalogue/testing/ over the same products, newest first, at the prices of a moment. */
export class CatalogueIndex {
  #catalogue = new CatalogueColumns()
  #text: TextIndex | undefined

  /** @param options.hasWords without them it answers listings and rows, no search; words are most of the work of a load */
  constructor({ hasWords = true } = {}) {
    this.#text = hasWords ? new TextIndex() : undefined
  }

  /** Number of products. */
  get count(): number {
    return this.#catalogue.columns.count
  }

  /** Adds a product, or replaces what is known of it.
   *  @throws RangeError when there are more than 4 million */
  upsert(product: IndexedProduct): void {
    if (this.count >= maxSlots) throw new RangeError(`The catalogue holds at most ${maxSlots} products`)
    const slot = this.#catalogue.set(product)
    this.#text?.set(slot, fieldWords(product))
  }

  /** Removes a product; nothing happens when it is not there. */
  remove(id: number): void {
    const slot = this.#catalogue.delete(id)
    if (slot !== undefined) this.#text?.clear(slot)
  }

  /** Sorts in what has changed, where it is much, so that the first query after a load need not sort everything. Yields
   *  after each part, some milliseconds of work. */
  *settle(): Generator<void> {
    const { newest, cheapest, dearest } = this.#catalogue
    for (const part of [newest, cheapest, dearest, this.#text, this.#text?.vocabulary]) if (part?.settle()) yield
  }

  /** Sorts everything that has changed and frees memory; call it at the end of a load. Yields as `settle` does. */
  *complete(): Generator<void> {
    const { newest, cheapest, dearest } = this.#catalogue
    for (const order of [newest, cheapest, dearest]) {
      order.read()
      yield
    }
    this.#text?.vocabulary.sorted()
    yield
    this.#text?.compact()
    this.#catalogue.columns.compact()
    this.#catalogue.variants.lists.compact()
  }

  /** Returns the data from which `fromSnapshot` builds the same index; can be sent to another thread. Call it after
   *  `complete`. */
  snapshot(): IndexSnapshot {
    return { catalogue: this.#catalogue.snapshot(), text: this.#text?.snapshot() }
  }

  static fromSnapshot({ catalogue, text }: IndexSnapshot): CatalogueIndex {
    const index = new CatalogueIndex({ hasWords: false })
    index.#catalogue = CatalogueColumns.fromSnapshot(catalogue)
    index.#text = text && TextIndex.fromSnapshot(text)
    return index
  }

  /** The moment at which an offer last began or ended, in milliseconds since 1970: until the next one, answers stay.
   *  @param now ISO 8601 */
  pricesSince(now: string): number {
    return this.#at(now).pricesSince
  }

  /** One page of a listing, with its facets.
   *  @param now ISO 8601
   *  @throws Error for a search in an index without words */
  query(query: ListingQuery, now: string, options: ListingOptions = {}): IndexedPage {
    const { newest = 8, pageSize = productsPerPage, paging = "pages" } = options
    const catalogue = this.#at(now)
    const { columns } = catalogue
    const ranks = query.searchText === "" ? undefined : this.#words.rank(query.searchText, columns.size)
    const maxPrice = columns.arrays.price[catalogue.dearest.read()[0] ?? -1] ?? 0
    const scan = scanListing(catalogue, {
      slots: slotsInOrder(catalogue, query.sort),
      tests: listingTests(catalogue, query),
      variants: variantTests(catalogue.variants, query),
      ranks,
      barLimits: priceBarLimits(maxPrice),
    })
    const isNew = query.sort === "new-added"
    const facets = scannedFacets(catalogue, scan, { highest: maxPrice, max: isNew ? newest : Number.POSITIVE_INFINITY })
    const isRanked = ranks !== undefined && query.sort === "default-sorting"
    const listed = isRanked ? byRank(scan.results, ranks) : scan.results
    // In a search too: the best match that can be bought comes first.
    const sorted = inDefaultOrder(query.sort) ? soldOutLast(catalogue, listed) : listed
    const results = isNew ? lastAdded(catalogue, sorted, newest) : sorted
    const { start, end, ...bounds } = pageBounds(results.length, query.page, paging, pageSize)
    return { ids: this.#ids(results.subarray(start, end)), ...bounds, facets }
  }

  /** The search that was probably meant, for one that finds nothing; null when it finds something or nothing is near. */
  spellingSuggestion(searchText: string): string | null {
    if (searchText === "" || this.#finds(searchText)) return null
    const { columns, newest } = this.#catalogue
    const compareNewest = (a: number, b: number) => this.#catalogue.compareNewest(a, b)
    const products = { newestFirst: newest.read(), compareNewest, slots: columns.size }
    return spellingSuggestion(this.#words, products, searchText)
  }

  /** The same; where that is null, a search with words of products that mean the same: عطر for `parfum` in Arabic. */
  searchSuggestion(searchText: string): string | null {
    if (searchText === "" || this.#finds(searchText)) return null
    const spelling = this.spellingSuggestion(searchText)
    if (spelling !== null) return spelling
    const corrected = spokenSpelling(searchText, (word) => this.#finds(word))
    return corrected !== null && this.#finds(corrected) ? corrected : null
  }

  #finds(searchText: string): boolean {
    const { columns, newest } = this.#catalogue
    const ranks = this.#words.rank(searchText, columns.size)
    return newest.read().some((slot) => ranks[slot] !== notFound)
  }

  /** The first products of a row, such as the best sellers.
   *  @param now ISO 8601 */
  row(row: ProductRowQuery, now: string): number[] {
    return this.#ids(selectRow(this.#at(now), row))
  }

  /** All brands with products; products without a brand have none of them. */
  brands(): IndexedBrand[] {
    const named = [...this.#catalogue.brands.entries()].filter(({ value }) => hasBrand({ brand: value }))
    return named.map(({ value, uses }) => ({ ...value, productCount: uses }))
  }

  /** The colours and sizes that products are sold in, once each, in the order of facets. */
  options(): ReturnType<CatalogueColumns["variants"]["values"]> {
    return this.#catalogue.variants.values()
  }

  /** Returns the totals of categories by slug: products in one or under it, and their units sold. */
  categories(): Map<string, CategoryTotals> {
    return categoryTotals(this.#catalogue)
  }

  get #words(): TextIndex {
    if (!this.#text) throw new Error("This index has no words to search in")
    return this.#text
  }

  #at(now: string): CatalogueColumns {
    this.#catalogue.moveTo(Date.parse(now))
    return this.#catalogue
  }

  #ids(slots: Int32Array): number[] {
    const { id } = this.#catalogue.columns.arrays
    return Array.from(slots, (slot) => id[slot] ?? 0)
  }
}
