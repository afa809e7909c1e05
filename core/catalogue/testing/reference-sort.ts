import type { ListingSort, Newest } from "../listing-query.ts"
import { isInStock, type Product } from "../product.ts"

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
      return products.toSorted((a, b) => Number(isInStock(b)) - Number(isInStock(a)))
  }
}
