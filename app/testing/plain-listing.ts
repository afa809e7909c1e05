import { listFacets } from "#core/facets.ts"
import { listingPage, listResults } from "#core/listing.ts"
import type { ListingQuery } from "#core/listing-query.ts"
import { meantSearch } from "#core/meant-search.ts"
import type { Product } from "#core/product.ts"
import type { Listing, ListingOptions } from "../content/catalogue.server.ts"

/** A listing of a few products, by the plain functions that the API's index is compared with.
 *  @param products newest first */
export function plainListingOf(products: Product[], asked: ListingQuery, options: ListingOptions = {}): Listing {
  const { newest = 8, paging = "pages" } = options
  const meant = meantSearch(products, asked.searchText)
  const query = { ...asked, searchText: meant ?? asked.searchText }
  const { brand: counts, ...facets } = listFacets(products, query, newest)
  const made = [...Map.groupBy(products, ({ brand }) => brand.slug)].toSorted(([, a], [, b]) => b.length - a.length)
  const brand = made.flatMap(([slug, [first]]) => {
    const count = counts.get(slug) ?? 0
    return first && (count > 0 || query.brand.includes(slug)) ? [{ slug, name: first.brand.name, count }] : []
  })
  return {
    ...listingPage(listResults(products, query, newest), query.page, paging),
    facets: { ...facets, brand },
    meant,
  }
}
