import type { ListingSort, Newest } from "../listing-query.ts"
import type { CatalogueColumns } from "./catalogue-columns.ts"

/** All slots in the order in which a listing tests them: that of its results, but for a search and for what is new. */
export function slotsInOrder({ newest, cheapest, dearest }: CatalogueColumns, sort: ListingSort): Int32Array {
  if (sort === "low-to-high") return cheapest.read()
  return (sort === "high-to-low" ? dearest : newest).read()
}

/** The last ones added, newest first; those of one moment in falling order of their ids.
 *  @param results newest first, those of one moment in rising order of their ids */
export function lastAdded({ columns }: CatalogueColumns, results: Int32Array, count: Newest): Int32Array {
  const { createdAt } = columns.arrays
  const last: number[] = []
  for (let start = 0; start < results.length && last.length < count; ) {
    let end = start + 1
    while (end < results.length && createdAt[results[end] ?? 0] === createdAt[results[start] ?? 0]) end += 1
    for (let index = end - 1; index >= start && last.length < count; index--) last.push(results[index] ?? 0)
    start = end
  }
  return Int32Array.from(last)
}

/** The results of a search, the best ranks first; those of one rank keep their order. */
export function byRank(results: Int32Array, ranks: Uint8Array): Int32Array {
  const starts = new Uint32Array(257)
  for (const slot of results) {
    const next = (ranks[slot] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  const sorted = new Int32Array(results.length)
  for (const slot of results) {
    const rank = ranks[slot] ?? 0
    const place = starts[rank] ?? 0
    sorted[place] = slot
    starts[rank] = place + 1
  }
  return sorted
}

/** Whether a sort leaves the products in the default order: newest first, and what is sold out last. */
export const inDefaultOrder = (sort: ListingSort): boolean => sort === "default-sorting" || sort === "on-sale"

/** The results with those that are sold out behind the others, each kind in its order. */
export function soldOutLast({ columns }: CatalogueColumns, results: Int32Array): Int32Array {
  const { stock } = columns.arrays
  const soldOut = results.filter((slot) => stock[slot] === 0)
  if (soldOut.length === 0) return results
  const sorted = new Int32Array(results.length)
  sorted.set(results.filter((slot) => stock[slot] !== 0))
  sorted.set(soldOut, results.length - soldOut.length)
  return sorted
}
