import type { FileProduct } from "#core/product-file-cells.ts"
import type { Db } from "../database.ts"
import { fileProductOf } from "./file-product.ts"
import type { ProductFilter, ProductMoment } from "./product-filter.ts"
import { productKeys } from "./product-list.ts"
import { productRows } from "./product-rows.ts"

const chunk = 200

/** All products that pass a filter, by SKU, read some at a time. */
export async function* exportedProducts(db: Db, filter: ProductFilter, at: ProductMoment): AsyncGenerator<FileProduct> {
  const sort = { by: "sku", direction: "asc" } as const
  // The keys at once: a product that is changed meanwhile comes once all the same.
  const keys = await productKeys(db, filter, { at, sort, limit: 1_000_000, offset: 0 })
  for (let from = 0; from < keys.length; from += chunk) {
    const rows = await productRows(db, keys.slice(from, from + chunk), at.lowStock)
    for (const row of rows) yield fileProductOf(row)
  }
}
