import type { FileProduct } from "#core/catalogue/files/product-file-cells.ts"
import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import { codeNamed } from "#core/catalogue/variants/ordered-variant.ts"
import { nameInFiles, type SizeValue, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { FileVariant } from "#core/catalogue/variants/variant-file.ts"
import type { Db } from "../../database.ts"
import type { ProductFilter, ProductMoment } from "../admin/product-filter.ts"
import { productKeys } from "../admin/product-list.ts"
import { type ProductListRow, productRows } from "../admin/product-rows.ts"
import { fileProductOf } from "./file-product.ts"
import { findGalleries } from "./galleries.ts"
import { type FileVariantRow, variantsOfProducts } from "./read-file-variants.ts"

const chunk = 200

export type ExportedProduct = { product: FileProduct; variants: FileVariant[] }

/** All products that pass a filter with their variants, by SKU, read some at a time. */
export async function* exportedProducts(
  db: Db,
  filter: ProductFilter,
  at: ProductMoment,
): AsyncGenerator<ExportedProduct> {
  const sort = { by: "sku", direction: "asc" } as const
  // The keys at once: a product that is changed meanwhile comes once all the same.
  const keys = await productKeys(db, filter, { at, sort, limit: 1_000_000, offset: 0 })
  for (let from = 0; from < keys.length; from += chunk) {
    const some = keys.slice(from, from + chunk)
    const rows = await productRows(db, some, at.lowStock)
    const variants = Map.groupBy(await variantsOfProducts(db, some), ({ productId }) => productId)
    const galleries = await findGalleries(db, some)
    for (const row of rows) {
      const sold = (variants.get(row.id) ?? []).filter(({ position }) => position >= 0)
      yield {
        product: fileProductOf(row, galleries.get(row.id) ?? []),
        variants: sold.map((variant) => fileVariantOf(row, variant)),
      }
    }
  }
}

/** The name of a value, or its code where the name means another one. */
const nameOf = (values: readonly SizeValue[], code: string): string => {
  const value = values.find((one) => one.code === code)
  const name = value ? nameInFiles(value.name) : ""
  return codeNamed(values, name) === code ? name : code
}

function fileVariantOf({ sku: parent, colors, sizes, stockBy }: ProductListRow, variant: FileVariantRow): FileVariant {
  const { sku, barcode, price, lastPrice, cost, quantity, weight, picture, active } = variant
  const codes = colorCodes(colors)
  const named = colors.map(({ name }, place) => ({ name, code: codes[place] ?? "" }))
  return {
    sku,
    parent,
    color: nameOf(named, variant.color),
    size: nameOf(sizeValues(sizes), variant.size),
    barcode,
    price,
    lastPrice,
    cost,
    quantity: stockBy === "variant" ? quantity : null,
    weight,
    picture,
    active,
  }
}
