import { productCompleteness } from "#core/catalogue/product-completeness.ts"
import { privateFields, rowFields, stockFields, translatedFields } from "#core/catalogue/product-fields.ts"
import type { StoredSize } from "#core/catalogue/variants/size-values.ts"
import { columnsOf, fromColumns, mapFields } from "#core/fields/field-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"
import { adminMediaByIds } from "../../media/admin-media.ts"
import { ownText, ownTexts } from "../../texts/borrowed-texts.ts"
import type { StoredBlock } from "../../texts/stored-block.ts"
import { findVariantsOnSale, nameVariants } from "./low-variants.ts"

const storedFields = { ...rowFields, ...stockFields, ...privateFields }
const columns = [
  ...columnsOf(storedFields),
  ...(["id", "document_id", "status", "discount", "sell_count", "offer_start", "offer_end", "image_id"] as const),
  ...(["created_at", "edited_at", "sizes", "size_kind", "stock_by", "variant_count"] as const),
] as const

export type ProductListRow = Awaited<ReturnType<typeof productRows>>[number]

type InEach<T> = Record<Locale, T>

type TextRow = { locale: Locale; borrowed: string; description: string; additional_information: string; tags: string }

/** A list of each language of its own, as it was written. */
function ownLists<T>(rows: TextRow[], field: "description" | "additional_information" | "tags"): InEach<T[]> {
  const listIn = (locale: Locale): T[] => {
    const row = rows.find((one) => one.locale === locale)
    // Written by this program alone.
    return row ? (JSON.parse(ownText(row, field, row[field], "[]")) as T[]) : []
  }
  return { fr: listIn("fr"), ar: listIn("ar"), en: listIn("en") }
}

const textsOfProduct = (rows: TextRow[]) => ({
  ...mapFields(translatedFields, ({ column }) => ownTexts(rows, column)),
  description: ownLists<StoredBlock>(rows, "description"),
  additionalInformation: ownLists<{ key: string; value: string }>(rows, "additional_information"),
  tags: ownLists<string>(rows, "tags"),
})

/** Colours of products with their names in all languages, by the product's key. */
async function colorsByProduct(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom("product_color")
    .innerJoin("product_color_text as t", "t.color_id", "product_color.id")
    .select(["product_id", "product_color.id", "hex", "code", "image_id", "t.locale", "t.name", "t.borrowed"])
    .where("product_id", "in", ids)
    .orderBy("product_color.position")
    .execute()
  const colors = [...Map.groupBy(rows, (row) => row.id).values()].flatMap((texts) =>
    texts.slice(0, 1).map(({ product_id: productId, hex, code, image_id: imageId }) => ({
      productId,
      hex,
      code,
      imageId,
      name: ownTexts(texts, "name"),
    })),
  )
  return Map.groupBy(colors, (color) => color.productId)
}

async function featuresByProduct(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom("product_feature")
    .innerJoin("product_feature_text as t", "t.feature_id", "product_feature.id")
    .select(["product_id", "product_feature.id", "icon", "t.locale", "t.title", "t.text", "t.borrowed"])
    .where("product_id", "in", ids)
    .orderBy("product_feature.position")
    .execute()
  const features = [...Map.groupBy(rows, (row) => row.id).values()].flatMap((texts) =>
    texts.slice(0, 1).map(({ product_id: productId, icon }) => ({
      productId,
      icon,
      title: ownTexts(texts, "title"),
      text: ownTexts(texts, "text"),
    })),
  )
  return Map.groupBy(features, (feature) => feature.productId)
}

type CategoryOfProduct = { documentId: string; slug: string; title: Texts }

async function categoriesByProduct(db: Db, ids: number[]): Promise<Map<number, CategoryOfProduct[]>> {
  const rows = await db
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "product_category.category_id")
    .select(["product_id", "category.id", "document_id as documentId", "slug"])
    .where("product_id", "in", ids)
    .orderBy("product_category.position")
    .execute()
  const keys = [...new Set(rows.map(({ id }) => id))]
  const texts = keys.length
    ? await db.selectFrom("category_text").selectAll().where("category_id", "in", keys).execute()
    : []
  const titles = Map.groupBy(texts, (row) => row.category_id)
  const groups = Map.groupBy(rows, (row) => row.product_id)
  const named = ({ id, documentId, slug }: (typeof rows)[number]) => ({
    documentId,
    slug,
    title: ownTexts(titles.get(id) ?? [], "title"),
  })
  return new Map([...groups].map(([product, categories]) => [product, categories.map(named)]))
}

/** How many wait for products to be back, by the product's key. */
async function countStockAlerts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("stock_alert")
    .select((e) => ["product_id", e.fn.countAll<number>().as("n")])
    .where("product_id", "in", ids)
    .groupBy("product_id")
    .execute()
  return new Map(rows.map(({ product_id: productId, n }) => [productId, Number(n)]))
}

/** Products whole, in the order of their keys given, with all that their texts are counted from. Amounts in centimes. */
export async function productRows(db: Db, ids: number[], lowStock: number) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("product")
    .innerJoin("brand", "brand.id", "product.brand_id")
    .select(columns.map((column) => `product.${column}` as const))
    .select(["brand.document_id as brandId", "brand.slug as brandSlug", "brand.name as brandName"])
    .where("product.id", "in", ids)
    .execute()
  const texts = Map.groupBy(
    await db.selectFrom("product_text").selectAll().where("product_id", "in", ids).execute(),
    (row) => row.product_id,
  )
  const colors = await colorsByProduct(db, ids)
  const features = await featuresByProduct(db, ids)
  const categories = await categoriesByProduct(db, ids)
  const waiting = await countStockAlerts(db, ids)
  const variants = await findVariantsOnSale(db, ids, lowStock)
  const pictures = await adminMediaByIds(
    db,
    rows.map((row) => row.image_id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const adminRow = {
      ...textsOfProduct(texts.get(id) ?? []),
      colors: colors.get(id) ?? [],
      features: features.get(id) ?? [],
    }
    // Written by this program alone.
    const sizes = JSON.parse(row.sizes) as StoredSize[]
    const { offer_start: startDate, offer_end: endDate } = row
    return {
      id,
      ...fromColumns(storedFields, row),
      status: row.status,
      discount: row.discount,
      ...adminRow,
      completeness: productCompleteness(adminRow),
      documentId: row.document_id,
      waiting: waiting.get(id) ?? 0,
      variantsSold: variants.get(id)?.onSale ?? 0,
      variantsLow: variants.get(id)?.low ?? 0,
      lowVariants: nameVariants(variants.get(id)?.named ?? [], adminRow.colors, sizes),
      lowStock: row.quantity <= lowStock,
      sellCount: row.sell_count,
      offer: startDate && endDate ? { startDate, endDate } : null,
      sizes,
      sizeKind: row.size_kind,
      stockBy: row.stock_by,
      variantCount: row.variant_count,
      image: pictures.get(row.image_id ?? 0) ?? null,
      createdAt: row.created_at,
      updatedAt: row.edited_at,
      categories: categories.get(id) ?? [],
      brand: row.brandSlug === "" ? null : { documentId: row.brandId, slug: row.brandSlug, name: row.brandName },
    }
  })
}
