import { adminFields } from "#core/catalogue/product-fields.ts"
import { toWire } from "#core/fields/field-values.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { pick } from "#core/pick.ts"
import type { ProductRecord } from "#db/catalogue/admin/product-detail.ts"
import type { ProductListRow } from "#db/catalogue/admin/product-rows.ts"
import type { Db } from "#db/database.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { blockResources } from "../../texts/block-resource.ts"
import type { BlockResource } from "../../texts/contract-block.ts"
import {
  type AdminProductDetail,
  type AdminProductRow,
  adminProductDetailNames,
  adminProductRowNames,
} from "../contract-admin-product.ts"

const wireOf = (row: Omit<ProductListRow, "colors" | "features">) => ({
  ...row,
  ...toWire(adminFields, row),
  image: row.image && adminMediaResource(row.image),
})

/** A product as a list shows it, in dinars. */
export const productRowResource = (row: Omit<ProductListRow, "colors" | "features">): AdminProductRow =>
  pick(wireOf(row), ...adminProductRowNames)

/** A product with all that its form shows, in dinars. */
export async function productDetailResource(db: Db, product: ProductRecord): Promise<AdminProductDetail> {
  const description: Partial<Record<Locale, BlockResource[]>> = {}
  for (const locale of locales) {
    const blocks = product.description[locale]
    description[locale] = (await blockResources(db, [blocks], locale))(blocks)
  }
  const detail = {
    ...product,
    ...wireOf(product),
    medias: product.medias.map(adminMediaResource),
    colors: product.colors.map(({ image, ...color }) => ({ ...color, image: image && adminMediaResource(image) })),
    description: { fr: description.fr ?? [], ar: description.ar ?? [], en: description.en ?? [] },
  }
  return pick(detail, ...adminProductDetailNames)
}
