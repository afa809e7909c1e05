import { cutText } from "../cut-text.ts"
import type { MovedTable, ProductFormat } from "./formats.ts"
import { readGroupedRows } from "./grouped-rows.ts"
import type { MovedProduct, MovingNotes } from "./moved-product.ts"
import { readWooCommerce } from "./woocommerce.ts"

const readers: Record<ProductFormat, (table: MovedTable, notes: MovingNotes) => MovedProduct[]> = {
  woocommerce: readWooCommerce,
  shopify: (table, notes) =>
    readGroupedRows(table, { base: "/products", hasSeveralCategories: false, skuPrefix: "SHOPIFY" }, notes),
  youcan: (table, notes) =>
    readGroupedRows(table, { base: "/products", hasSeveralCategories: true, skuPrefix: "YOUCAN" }, notes),
}

/** Characters of a brand's name. */
const maxBrand = 80

/** The products of another shop's file. */
export const readMovedProducts = (format: ProductFormat, table: MovedTable, notes: MovingNotes): MovedProduct[] =>
  readers[format](table, notes).map((product) => ({ ...product, brand: cutText(product.brand, maxBrand) }))
