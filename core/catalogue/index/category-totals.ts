import { type CatalogueColumns, slugsInOrUnder } from "./catalogue-columns.ts"

/** Totals of the products of a category. */
export type CategoryTotals = {
  /** Products in the category or in one of its children, each counted once. */
  productCount: number
  /** Units sold of the same products. */
  sellCount: number
}

/** The totals of all categories that have products, by slug. */
export function categoryTotals({ columns, categoryLists }: CatalogueColumns): Map<string, CategoryTotals> {
  const { categories, sellCount, live } = columns.arrays
  const sold = new Float64Array(categoryLists.size)
  for (let slot = 0; slot < columns.size; slot++) {
    if (live[slot] !== 1) continue
    const list = categories[slot] ?? 0
    sold[list] = (sold[list] ?? 0) + (sellCount[slot] ?? 0)
  }
  const totals = new Map<string, CategoryTotals>()
  const add = (slug: string, { productCount, sellCount: units }: CategoryTotals) => {
    const before = totals.get(slug) ?? { productCount: 0, sellCount: 0 }
    totals.set(slug, { productCount: before.productCount + productCount, sellCount: before.sellCount + units })
  }
  for (const { code, value, uses } of categoryLists.entries()) {
    for (const slug of slugsInOrUnder(value)) add(slug, { productCount: uses, sellCount: sold[code] ?? 0 })
  }
  return totals
}
