import { searchTest } from "../../search/testing/reference-search.ts"
import type { ListingQuery } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import { isOnSale, type Product } from "../product.ts"
import { hasFittingVariant, variantNeeds } from "./reference-variant.ts"

/** The filters that are looked at one by one; `variant` are size, colour and in-stock, which one variant has to pass
 *  together, and `order` is what a sort option leaves out. */
export type FilterName =
  | "price"
  | "variant"
  | "on-sale"
  | "productType"
  | "category"
  | "subCategory"
  | "brand"
  | "searchText"
  | "order"

type Test = (product: ListedProduct) => boolean

function oneOf(chosen: string[], valuesOf: (product: Product) => string[]): Test | null {
  return chosen.length === 0 ? null : (product) => valuesOf(product).some((value) => chosen.includes(value))
}

/** Slugs of a product's categories and of those above them: `category=` takes either level. */
export function categorySlugs(product: Product): string[] {
  return product.categories.flatMap(({ slug, parent }) => (parent === null ? [slug] : [slug, parent]))
}

export function subCategorySlugs(product: Product): string[] {
  return product.categories.filter(({ parent }) => parent !== null).map(({ slug }) => slug)
}

function priceTest({ minPrice, maxPrice }: ListingQuery): Test | null {
  if (minPrice === null && maxPrice === null) return null
  return ({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)
}

/** The tests that a product must pass, without those of filters that are not set. */
export function filterTests(query: ListingQuery): [FilterName, Test][] {
  const tests: [FilterName, Test | null][] = [
    ["price", priceTest(query)],
    ["variant", (product) => hasFittingVariant(product, variantNeeds(query))],
    ["on-sale", query.status.includes("on-sale") ? isOnSale : null],
    ["productType", oneOf(query.productType, (product) => [product.productType])],
    ["category", oneOf(query.category, categorySlugs)],
    ["subCategory", oneOf(query.subCategory, subCategorySlugs)],
    ["brand", oneOf(query.brand, (product) => [product.brand.slug])],
    ["searchText", query.searchText === "" ? null : searchTest(query.searchText)],
    ["order", query.sort === "on-sale" ? isOnSale : null],
  ]
  return tests.flatMap(([name, test]) => (test ? [[name, test] satisfies [FilterName, Test]] : []))
}

/** The products that pass every filter, in the order given. */
export function filterProducts(products: ListedProduct[], query: ListingQuery): ListedProduct[] {
  const tests = filterTests(query)
  return products.filter((product) => tests.every(([, test]) => test(product)))
}
