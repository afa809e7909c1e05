import { priceBars } from "../facets.ts"
import type { CatalogueColumns } from "./catalogue-columns.ts"
import { filterBits, type ListingTests } from "./listing-tests.ts"
import { findPriceBar } from "./price-bars.ts"
import { notFound } from "./text-index.ts"
import { fits, fitsInStock, type VariantCounts, type VariantTests, variantCounts } from "./variant-tests.ts"

/** Result of one pass over the products of a listing: its products, and the number of products of each choice. */
export type Scan = {
  /** The slots of all results, in the order of the pass. */
  results: Int32Array
  inStock: number
  onSale: number
  /** By code. */
  types: Uint32Array
  /** By code. */
  brands: Uint32Array
  /** By code, under all filters but that of categories, and but that of sub-categories. */
  categories: Uint32Array
  subCategories: Uint32Array
  bars: number[]
  variants: VariantCounts
}

type Pass = {
  slots: Int32Array
  tests: ListingTests
  variants: VariantTests
  /** By slot; undefined = no search. */
  ranks: Uint8Array | undefined
  /** Of `priceBarLimits`. */
  barLimits: Float64Array
}

/** Tests every product once against all filters. A product that fails one filter alone counts in the facet of that filter;
 *  size, colour and in-stock are one filter, which one variant has to pass.
 *  @param pass in the order that the results shall have */
export function scanListing(catalogue: CatalogueColumns, { slots, tests, variants, ranks, barLimits }: Pass): Scan {
  const { price, stock, discount, type, brand, categories, variants: lists } = catalogue.columns.arrays
  const results = new Int32Array(slots.length)
  const types = new Uint32Array(catalogue.types.size)
  const brands = new Uint32Array(catalogue.brands.size)
  const byCategory = new Uint32Array(catalogue.categoryLists.size)
  const bySubCategory = new Uint32Array(catalogue.categoryLists.size)
  const byList = new Uint32Array(catalogue.variants.size)
  const fitting = variants.lists
  const bars = new Array<number>(priceBars).fill(0)
  let [found, inStock, onSale] = [0, 0, 0]
  const increment = (counts: Uint32Array, code: number) => {
    counts[code] = (counts[code] ?? 0) + 1
  }
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] ?? 0
    const cost = price[slot] ?? 0
    const failed =
      (cost < tests.minPrice || cost > tests.maxPrice ? filterBits.price : 0) |
      ((discount[slot] ?? 0) > 0 ? 0 : tests.fullPrice) |
      (tests.types[type[slot] ?? 0] ?? 0) |
      (tests.brands[brand[slot] ?? 0] ?? 0) |
      (tests.categoryLists[categories[slot] ?? 0] ?? 0) |
      (ranks !== undefined && ranks[slot] === notFound ? filterBits.searchText : 0)
    if ((failed & (failed - 1)) !== 0) continue
    if (failed === 0) increment(byList, lists[slot] ?? 0)
    const own = fitting ? (fitting[lists[slot] ?? 0] ?? 0) : stock[slot] === 1 ? fitsInStock : fits
    if (failed === 0 && own === fitsInStock) inStock += 1
    if (own === 0 || (own === fits && variants.needsUnits)) continue
    if (failed === 0) results[found++] = slot
    if ((failed & ~filterBits.price) === 0) {
      const bar = findPriceBar(cost, barLimits)
      bars[bar] = (bars[bar] ?? 0) + 1
    }
    if ((failed & ~filterBits["on-sale"]) === 0 && (discount[slot] ?? 0) > 0) onSale += 1
    if ((failed & ~filterBits.productType) === 0) increment(types, type[slot] ?? 0)
    if ((failed & ~filterBits.brand) === 0) increment(brands, brand[slot] ?? 0)
    if ((failed & ~filterBits.category) === 0) increment(byCategory, categories[slot] ?? 0)
    if ((failed & ~filterBits.subCategory) === 0) increment(bySubCategory, categories[slot] ?? 0)
  }
  return {
    inStock,
    onSale,
    types,
    brands,
    bars,
    variants: variantCounts(catalogue.variants, variants, byList),
    categories: byCategory,
    subCategories: bySubCategory,
    results: results.subarray(0, found),
  }
}
