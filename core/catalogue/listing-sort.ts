import type { ListingSort } from "./listing-query.ts"
import type { Product } from "./product.ts"

/** How many products "new" shows: 8 on listings, 6 in search (specification, section 5). */
export type Newest = 8 | 6

function newestFirst(a: Product, b: Product): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id - a.id
}

/** Orders products; those of equal rank keep their order. `new-added` keeps the last ones added, newest first. */
export function sortProducts(products: Product[], sort: ListingSort, newest: Newest): Product[] {
  switch (sort) {
    case "low-to-high":
      return products.toSorted((a, b) => a.price - b.price)
    case "high-to-low":
      return products.toSorted((a, b) => b.price - a.price)
    case "new-added":
      return products.toSorted(newestFirst).slice(0, newest)
    case "on-sale":
    case "default-sorting":
      return products
  }
}
