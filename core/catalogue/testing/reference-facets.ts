import { type Counts, type Facets, type PriceFacet, priceBars, toPriceBar } from "../facets.ts"
import { pricePosition, priceScale } from "../listing-price-scale.ts"
import type { ListingQuery, Newest } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import { isOnSale } from "../product.ts"
import { categorySlugs, type FilterName, filterTests, subCategorySlugs } from "./reference-filter.ts"
import { hasFittingVariant, optionValues, type VariantNeeds, variantNeeds } from "./reference-variant.ts"

/** For each facet: the filter that it stands for and the values by which a product counts. */
const facetValues: [
  facet: keyof Omit<Facets, "price">,
  filter: FilterName,
  valuesOf: (product: ListedProduct, needs: VariantNeeds) => string[],
][] = [
  [
    "status",
    "variant",
    (product, needs) => (hasFittingVariant(product, { ...needs, isInStock: true }) ? ["in-stock"] : []),
  ],
  ["status", "on-sale", (product) => (isOnSale(product) ? ["on-sale"] : [])],
  ["productType", "productType", (product) => [product.productType]],
  ["category", "category", categorySlugs],
  ["subCategory", "subCategory", subCategorySlugs],
  ["size", "variant", (product, needs) => fitting("size", product, needs)],
  ["color", "variant", (product, needs) => fitting("color", product, needs)],
  ["brand", "brand", (product) => [product.brand.slug]],
]

/** The sizes or colours of a product that would find it if each were chosen alone. */
const fitting = (option: "size" | "color", product: ListedProduct, needs: VariantNeeds): string[] =>
  optionValues(product)[option].filter((value) => hasFittingVariant(product, { ...needs, [option]: [value] }))

/** Counts each facet's values over the products that pass all filters but the facet's own, so that a count is the number
 *  of results when that value is chosen alone in its facet (decision "Filters"). */
export function listFacets(products: ListedProduct[], query: ListingQuery, newest: Newest = 8): Facets {
  const tests = filterTests(query)
  const limit = query.sort === "new-added" ? newest : Number.POSITIVE_INFINITY
  const none = (): Counts => new Map()
  const facets = {
    status: none(),
    productType: none(),
    category: none(),
    subCategory: none(),
    size: none(),
    color: none(),
    brand: none(),
  }
  const priced: ListedProduct[] = []
  const needs = variantNeeds(query)
  for (const product of products) {
    const failed = tests.filter(([, test]) => !test(product)).map(([name]) => name)
    const passesBut = (filter: FilterName) => failed.every((name) => name === filter)
    if (failed.length > 1) continue
    if (passesBut("price")) priced.push(product)
    for (const [facet, filter, valuesOf] of facetValues) {
      if (passesBut(filter)) for (const value of new Set(valuesOf(product, needs))) add(facets[facet], value, limit)
    }
  }
  return { ...facets, price: priceFacet(products, priced) }
}

function add(counts: Counts, value: string, limit: number): void {
  counts.set(value, Math.min((counts.get(value) ?? 0) + 1, limit))
}

function priceFacet(products: ListedProduct[], priced: ListedProduct[]): PriceFacet {
  const maxPrice = products.reduce((limit, { price }) => Math.max(limit, price), 0)
  const scale = priceScale(maxPrice)
  const counts = new Array<number>(priceBars).fill(0)
  for (const { price } of priced) {
    const bar = toPriceBar(pricePosition(price, scale))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { maxPrice, bars: counts }
}
