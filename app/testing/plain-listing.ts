import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import type { ListedProduct } from "#core/catalogue/listing-variant.ts"
import { listFacets } from "#core/catalogue/testing/reference-facets.ts"
import { listingPage, listResults } from "#core/catalogue/testing/reference-listing.ts"
import { sizeFilterValue } from "#core/catalogue/variants/size-values.ts"
import { suggestSpelling } from "#core/search/testing/reference-spelling.ts"
import type { Listing, ListingOptions } from "../api-client/listing.ts"

/** A listing of a few products, by the plain functions that the API's index is compared with.
 *  @param products newest first */
export function toPlainListing(
  products: ListedProduct[],
  requested: ListingQuery,
  options: ListingOptions = {},
): Listing {
  const { newest = 8, paging = "pages" } = options
  const meant = suggestSpelling(products, requested.searchText)
  const query = { ...requested, searchText: meant ?? requested.searchText }
  const { brand: counts, size, color, ...facets } = listFacets(products, query, newest)
  const made = [...Map.groupBy(products, ({ brand }) => brand.slug)].toSorted(([, a], [, b]) => b.length - a.length)
  const brand = made.flatMap(([slug, [first]]) => {
    const count = counts.get(slug) ?? 0
    return first && (count > 0 || query.brand.includes(slug)) ? [{ slug, name: first.brand.name, count }] : []
  })
  const sizes = products.flatMap(({ sizeOption }) =>
    (sizeOption?.values ?? []).map(({ code, name }) => {
      const kind = sizeOption?.kind ?? "size"
      return { kind, name, value: sizeFilterValue(kind, code) }
    }),
  )
  const colors = new Map(products.flatMap((product) => product.colors.map((color) => [color.code, color])))
  return {
    ...listingPage(listResults(products, query, newest), query.page, paging),
    facets: {
      ...facets,
      brand,
      size: [...new Map(sizes.map((each) => [each.value, { ...each, count: size.get(each.value) ?? 0 }])).values()],
      color: [...colors.values()].map(({ code, name, hex }) => ({ code, name, hex, count: color.get(code) ?? 0 })),
    },
    meant,
  }
}
