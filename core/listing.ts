import { filterProducts } from "./listing-filter.ts"
import { productsPerPage } from "./listing-pages.ts"
import type { ListingQuery } from "./listing-query.ts"
import { type Newest, sortProducts } from "./listing-sort.ts"
import type { Product } from "./product.ts"
import { byRelevance } from "./search-text.ts"

/** The most that is drawn at once where pages add up. */
const mostShown = 20 * productsPerPage

/** One page after another, or each one added to those before it. */
export type Paging = "pages" | "more"

/** One page of a listing. */
export type ListingPage = {
  products: Product[]
  /** Number of results, not of products in the shop. */
  total: number
  /** The page shown: the last one when a later one was asked for. */
  page: number
  pages: number
  /** "1–12 of T"; both 0 when there is no result. */
  from: number
  to: number
}

/** All results of a listing, in its order; a search without another order shows what is named so first. */
export function listResults(products: Product[], query: ListingQuery, newest: Newest = 8): Product[] {
  const found = sortProducts(filterProducts(products, query), query.sort, newest)
  const { searchText, sort } = query
  return searchText !== "" && sort === "default-sorting" ? byRelevance(found, searchText) : found
}

/** Cuts the page out of the results that the query asks for, with the pages before it where paging is `more`. */
export function listingPage(results: Product[], asked: number, paging: Paging = "pages"): ListingPage {
  const total = results.length
  const pages = Math.max(1, Math.ceil(total / productsPerPage))
  const page = Math.min(asked, pages)
  const end = page * productsPerPage
  const start = paging === "more" ? Math.max(0, end - mostShown) : end - productsPerPage
  const products = results.slice(start, end)
  return { products, total, page, pages, from: total === 0 ? 0 : start + 1, to: start + products.length }
}
