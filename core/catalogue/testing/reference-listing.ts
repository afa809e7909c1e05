import { byRelevance } from "../../search/testing/reference-search.ts"
import { type ListingPage, type Paging, pageBounds } from "../listing.ts"
import type { ListingQuery, Newest } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import type { Product } from "../product.ts"
import { filterProducts } from "./reference-filter.ts"
import { sortProducts } from "./reference-sort.ts"

/** All results of a listing, in its order; a search without another order shows what is named so first, of what can be bought. */
export function listResults(products: ListedProduct[], query: ListingQuery, newest: Newest = 8): Product[] {
  const found = sortProducts(filterProducts(products, query), query.sort, newest)
  const { searchText, sort } = query
  if (searchText === "" || sort !== "default-sorting") return found
  return sortProducts(byRelevance(found, searchText), sort, newest)
}

/** Cuts the page out of the results that the query asks for, with the pages before it where paging is `more`. */
export function listingPage(results: Product[], requestedPage: number, paging: Paging = "pages"): ListingPage {
  const { start, end, ...bounds } = pageBounds(results.length, requestedPage, paging)
  return { products: results.slice(start, end), ...bounds }
}
