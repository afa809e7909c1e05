import { productsPerPage } from "./listing-pages.ts"
import type { Product } from "./product.ts"

/** The most pages that are shown at once where pages add up. */
const maxAddedPages = 20

/** One page after another, or each one added to those before it. */
export type Paging = "pages" | "more"

/** One page of a listing. */
export type ListingPage = {
  products: Product[]
  /** Number of results, not of products in the shop. */
  total: number
  /** The page shown: the last one if a later one was requested. */
  page: number
  pages: number
  /** "1–12 of T"; both 0 when there is no result. */
  from: number
  to: number
}

/** Which part of so many results is shown: one page, with the pages before it where paging is `more`.
 *  @param start of the part, from 0
 *  @param end behind its last result */
export function pageBounds(
  total: number,
  requestedPage: number,
  paging: Paging = "pages",
  pageSize: number = productsPerPage,
) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(requestedPage, pages)
  const end = Math.min(page * pageSize, total)
  const start = paging === "more" ? Math.max(0, page * pageSize - maxAddedPages * pageSize) : (page - 1) * pageSize
  return { total, page, pages, from: total === 0 ? 0 : start + 1, to: end, start, end }
}
