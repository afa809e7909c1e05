import { type Locale, locales } from "#core/i18n/locale.ts"
import { toDinars } from "#core/money.ts"
import type { ProductRecord } from "#db/catalogue/admin/product-detail.ts"
import type { ProductListRow } from "#db/catalogue/admin/product-rows.ts"
import type { Db } from "#db/database.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { blockResources } from "../../texts/block-resource.ts"
import type { BlockResource } from "../../texts/contract-block.ts"
import type { ProductDetail, ProductRow } from "../contract-admin-product.ts"

/** A product as a list shows it, in dinars. */
export function productRowResource(row: Omit<ProductListRow, "colors" | "features">): ProductRow {
  const { documentId, slug, sku, name, productType, discount, quantity, lowStock, featured, sellCount, offer } = row
  const { publishedAt, createdAt, updatedAt, categories, brand, completeness, waiting, variantCount, stockBy } = row
  const { variantsSold, variantsLow, lowVariants } = row
  return {
    documentId,
    slug,
    sku,
    name,
    productType,
    discount,
    quantity,
    lowStock,
    featured,
    sellCount,
    offer,
    publishedAt,
    createdAt,
    updatedAt,
    categories,
    brand,
    completeness,
    waiting,
    variantCount,
    stockBy,
    variantsSold,
    variantsLow,
    lowVariants,
    image: row.image && adminMediaResource(row.image),
    price: toDinars(row.price),
    lastPrice: row.lastPrice === null ? null : toDinars(row.lastPrice),
  }
}

/** A product with all that its form shows, in dinars. */
export async function productDetailResource(db: Db, product: ProductRecord): Promise<ProductDetail> {
  const { unit, shortDescription, additionalInformation, tags, colors, sizes, sizeKind, features } = product
  const { videoId, slugHistory, isOrdered } = product
  const description: Partial<Record<Locale, BlockResource[]>> = {}
  for (const locale of locales) {
    const blocks = product.description[locale]
    description[locale] = (await blockResources(db, [blocks], locale))(blocks)
  }
  return {
    ...productRowResource(product),
    unit,
    shortDescription,
    additionalInformation,
    tags,
    sizes,
    sizeKind,
    features,
    medias: product.medias.map(adminMediaResource),
    colors: colors.map(({ image, ...color }) => ({ ...color, image: image && adminMediaResource(image) })),
    videoId,
    slugHistory,
    isOrdered,
    description: { fr: description.fr ?? [], ar: description.ar ?? [], en: description.en ?? [] },
  }
}
