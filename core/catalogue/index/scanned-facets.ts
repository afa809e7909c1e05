import type { Counts, Facets } from "../facets.ts"
import { sizeFilterValue } from "../variants/size-values.ts"
import { type CatalogueColumns, slugsInOrUnder } from "./catalogue-columns.ts"
import type { Scan } from "./scan-listing.ts"

/** The facets of a listing from its scan.
 *  @param highest price of the catalogue in centimes
 *  @param max results that the listing shows at most */
export function scannedFacets(
  catalogue: CatalogueColumns,
  scan: Scan,
  { highest: maxPrice, max }: Record<"highest" | "max", number>,
): Facets {
  const counts = (): Counts => new Map()
  const add = (facet: Counts, value: string, count: number) => {
    if (count > 0) facet.set(value, Math.min((facet.get(value) ?? 0) + count, max))
  }
  const facets = {
    status: counts(),
    productType: counts(),
    category: counts(),
    subCategory: counts(),
    size: counts(),
    color: counts(),
    brand: counts(),
  }
  add(facets.status, "in-stock", scan.inStock)
  add(facets.status, "on-sale", scan.onSale)
  for (const { code, value } of catalogue.types.entries()) add(facets.productType, value, scan.types[code] ?? 0)
  for (const { code, value } of catalogue.variants.colors.entries()) {
    add(facets.color, value.code, scan.variants.colors[code + 1] ?? 0)
  }
  for (const { code, value } of catalogue.variants.sizes.entries()) {
    add(facets.size, sizeFilterValue(value.kind, value.code), scan.variants.sizes[code + 1] ?? 0)
  }
  for (const { code, value } of catalogue.brands.entries()) add(facets.brand, value.slug, scan.brands[code] ?? 0)
  for (const { code, value } of catalogue.categoryLists.entries()) {
    const subs = value.filter(({ parent }) => parent !== null)
    for (const slug of slugsInOrUnder(value)) add(facets.category, slug, scan.categories[code] ?? 0)
    for (const slug of new Set(subs.map((each) => each.slug))) {
      add(facets.subCategory, slug, scan.subCategories[code] ?? 0)
    }
  }
  return { ...facets, price: { maxPrice, bars: scan.bars } }
}
