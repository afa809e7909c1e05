import { formatListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, plainListing } from "#core/catalogue/listing-query.ts"

/** Whether nothing but a text narrows the listing. */
export function isOnlySearch(query: ListingQuery): boolean {
  const { searchText } = query
  const alone = formatListing({ ...plainListing, searchText })
  return searchText !== "" && formatListing({ ...query, sort: plainListing.sort, view: null, page: 1 }) === alone
}

/** Whether nothing at all narrows the listing. */
export const isWholeShop = (query: ListingQuery): boolean =>
  formatListing({ ...query, sort: plainListing.sort, view: null, page: 1 }) === formatListing(plainListing)
