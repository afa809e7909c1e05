import type { z } from "zod"
import { foldText } from "#core/search/fold-text.ts"
import type { ProductFilter } from "#db/catalogue/admin/product-filter.ts"
import type { productListQuery } from "../contract-admin-product.ts"

type Given = Omit<z.output<typeof productListQuery>, "sort" | "page" | "pageSize">

/** The parameters of an address as the database's side knows them. */
export function productFilter({ q, productType, category, brand, ...given }: Given): ProductFilter {
  const { status, stock, featured, sharedStock, ids } = given
  return {
    words: q ? foldText(q).split(/\s+/).filter(Boolean) : undefined,
    productTypes: productType,
    categories: category,
    brands: brand,
    states: status,
    stock,
    featured: featured === undefined ? undefined : featured === "1",
    sharedStock: sharedStock === undefined ? undefined : sharedStock === "1",
    documentIds: ids,
  }
}
