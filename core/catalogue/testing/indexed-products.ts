import { CatalogueIndex, type ListingOptions } from "../index/catalogue-index.ts"
import { type ListingQuery, plainListing } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"

/** An index of products, each with an id of its own. */
export function indexProducts(products: readonly ListedProduct[]): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const product of products) index.upsert(product)
  return index
}

/** Queries the index of some products at one moment; fields that the query leaves out are as in a plain listing. */
export function queryProducts(
  products: readonly ListedProduct[],
  query: Partial<ListingQuery> = {},
  options?: ListingOptions,
) {
  return indexProducts(products).query({ ...plainListing, ...query }, "2026-01-01T00:00:00.000Z", options)
}

/** Whether a search finds a product. */
export const findsProduct = (searchText: string, product: ListedProduct): boolean =>
  queryProducts([product], { searchText }).total === 1
