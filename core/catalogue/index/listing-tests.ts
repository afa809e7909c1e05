import type { ListingQuery } from "../listing-query.ts"
import { type CatalogueColumns, slugsInOrUnder } from "./catalogue-columns.ts"

/** A bit for each filter that a product may fail. */
export const filterBits = {
  price: 1,
  "on-sale": 2,
  productType: 4,
  category: 8,
  subCategory: 16,
  brand: 32,
  searchText: 64,
  order: 128,
} as const

/** The bits of the filters that each value of a column fails, so that a product is tested by a look into a table. */
export type ListingTests = {
  minPrice: number
  maxPrice: number
  /** Of a product without a discount. */
  fullPrice: number
  types: Uint16Array
  brands: Uint16Array
  /** Of categories and of sub-categories. */
  categoryLists: Uint16Array
}

/** Prepares the tests of a listing, those of core/catalogue/testing/reference-filter.ts but for the search and those of variants. */
export function listingTests({ types, brands, categoryLists }: CatalogueColumns, query: ListingQuery): ListingTests {
  const tests = {
    minPrice: query.minPrice ?? Number.NEGATIVE_INFINITY,
    maxPrice: query.maxPrice ?? Number.POSITIVE_INFINITY,
    fullPrice:
      (query.status.includes("on-sale") ? filterBits["on-sale"] : 0) |
      (query.sort === "on-sale" ? filterBits.order : 0),
    types: new Uint16Array(types.size),
    brands: new Uint16Array(brands.size),
    categoryLists: new Uint16Array(categoryLists.size),
  }
  for (const { code, value } of types.entries())
    tests.types[code] = failedBit(query.productType, [value], "productType")
  for (const { code, value } of brands.entries()) tests.brands[code] = failedBit(query.brand, [value.slug], "brand")
  for (const { code, value } of categoryLists.entries()) {
    const slugs = [...slugsInOrUnder(value)]
    const subSlugs = value.filter(({ parent }) => parent !== null).map(({ slug }) => slug)
    tests.categoryLists[code] =
      failedBit(query.category, slugs, "category") | failedBit(query.subCategory, subSlugs, "subCategory")
  }
  return tests
}

function failedBit(chosen: string[], values: string[], filter: keyof typeof filterBits): number {
  return chosen.length === 0 || values.some((value) => chosen.includes(value)) ? 0 : filterBits[filter]
}
