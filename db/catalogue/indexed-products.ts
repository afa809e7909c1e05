import type { IndexedProduct } from "#core/catalogue/index/indexed-product.ts"
import { type StoredSize, sizeName, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import type { IndexedCategories } from "./indexed-categories.ts"

/** Which products are read: those with these keys (at most a few hundred), or so many after a key. Without words their titles,
 *  descriptions and tags are empty: an index without words needs none. */
export type ProductPart = { ids: number[] } | { after: number; limit: number; hasWords: boolean }

/** A product as the catalogue's index takes it. */
export type StoredProduct = {
  id: number
  /** ISO 8601; null = a draft. */
  publishedAt: string | null
  /** Undefined where it has no text in the language: it is not sold in it. */
  product: IndexedProduct | undefined
}

const productColumns = (db: Db) =>
  db
    .selectFrom("product")
    .innerJoin("brand", "brand.id", "product.brand_id")
    .select(["product.id", "product.slug", "product.product_type", "product.status", "product.price"])
    .select(["product.last_price", "product.discount", "product.image_id", "product.featured", "product.sell_count"])
    .select(["product.rating", "product.review_count", "product.offer_start", "product.offer_end"])
    .select(["product.sizes", "product.size_kind", "product.stock_by"])
    .select([
      "product.video_id",
      "product.created_at",
      "product.published_at",
      "brand.slug as brand_slug",
      "brand.name as brand_name",
    ])
    .orderBy("product.id")
const textColumns = (db: Db, locale: Locale) =>
  db.selectFrom("product_text").select(["product_id", "name", "short_description", "tags"]).where("locale", "=", locale)
const textKeys = (db: Db, locale: Locale) =>
  db.selectFrom("product_text").select("product_id").where("locale", "=", locale)
const mediaColumns = (db: Db) =>
  db
    .selectFrom("product_media")
    .select(["product_id", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("product_id")
// SQLite reads the tables of a cross join in their order (db/catalogue/product-relations.ts).
const colorColumns = (db: Db, locale: Locale) =>
  db
    .selectFrom("product_color")
    .crossJoin("product_color_text")
    .select(["product_color.product_id", "product_color.code", "product_color.hex", "product_color_text.name"])
    .whereRef("product_color_text.color_id", "=", "product_color.id")
    .where("product_color_text.locale", "=", locale)
const variantColumns = (db: Db) =>
  db
    .selectFrom("product_variant")
    .select(["product_id", "color", "size", "quantity"])
    .where("active", "=", 1)
    .orderBy("product_id")
const categoryColumns = (db: Db) =>
  db.selectFrom("product_category").select(["product_id", "category_id"]).orderBy("product_id").orderBy("position")

type Keys = { first: number; last: number }

const productsAfter = preparedQuery((db, { after, limit }: { after: number; limit: number }) =>
  productColumns(db).where("product.id", ">", after).limit(limit),
)
const textsBetween = preparedQuery((db, { first, last, locale }: Keys & { locale: Locale }) =>
  textColumns(db, locale).where("product_id", ">=", first).where("product_id", "<=", last),
)
const textKeysBetween = preparedQuery((db, { first, last, locale }: Keys & { locale: Locale }) =>
  textKeys(db, locale).where("product_id", ">=", first).where("product_id", "<=", last),
)
const categoriesBetween = preparedQuery((db, { first, last }: Keys) =>
  categoryColumns(db).where("product_id", ">=", first).where("product_id", "<=", last),
)

const mediasBetween = preparedQuery((db, { first, last }: Keys) =>
  mediaColumns(db).where("product_id", ">=", first).where("product_id", "<=", last),
)
const colorsBetween = preparedQuery((db, { first, last, locale }: Keys & { locale: Locale }) =>
  colorColumns(db, locale).where("product_color.product_id", ">=", first).where("product_color.product_id", "<=", last),
)
const variantsBetween = preparedQuery((db, { first, last }: Keys) =>
  variantColumns(db).where("product_id", ">=", first).where("product_id", "<=", last),
)

type IndexedProductRow = Awaited<ReturnType<typeof productsAfter>>[number]

type TextRow = Awaited<ReturnType<typeof textsBetween>>[number]

/** Replaces the texts for an index without words, which only knows that there are some. */
const withoutWords = (rows: Pick<TextRow, "product_id">[]): TextRow[] =>
  rows.map((row) => ({ ...row, name: "", short_description: "", tags: "[]" }))

async function readRows(db: Db, part: ProductPart, locale: Locale) {
  const { ids, hasWords } = { ids: undefined, hasWords: true, ...part }
  const products = "after" in part ? await productsAfter(db, part) : await productsByIds(db, part.ids)
  const [first, last] = [products[0]?.id ?? 0, products.at(-1)?.id ?? 0]
  if (products.length === 0) return { products, texts: [], places: [], medias: [], colors: [], variants: [] }
  if (ids === undefined) {
    const keys = { first, last }
    return {
      products,
      texts: hasWords
        ? await textsBetween(db, { ...keys, locale })
        : withoutWords(await textKeysBetween(db, { ...keys, locale })),
      places: await categoriesBetween(db, keys),
      medias: await mediasBetween(db, keys),
      colors: await colorsBetween(db, { ...keys, locale }),
      variants: await variantsBetween(db, keys),
    }
  }
  return {
    products,
    texts: await textColumns(db, locale).where("product_id", "in", ids).execute(),
    places: await categoryColumns(db).where("product_id", "in", ids).execute(),
    medias: await mediaColumns(db).where("product_id", "in", ids).execute(),
    colors: await colorColumns(db, locale).where("product_color.product_id", "in", ids).execute(),
    variants: await variantColumns(db).where("product_id", "in", ids).execute(),
  }
}

async function productsByIds(db: Db, ids: number[]): Promise<IndexedProductRow[]> {
  return ids.length === 0 ? [] : productColumns(db).where("product.id", "in", ids).execute()
}

const somePicture = {}

/** Reads the sizes of products, which many of them share, once each.
 *  @returns the function that gives those of a row */
function sizeReader(locale: Locale, main: Locale) {
  const known = new Map<string, { code: string; name: string }[]>()
  return ({ sizes, size_kind: kind }: IndexedProductRow): IndexedProduct["sizeOption"] => {
    if (sizes === "[]") return null
    // Written by this program alone.
    const read = () => sizeValues(JSON.parse(sizes) as StoredSize[])
    const values = known.get(sizes) ?? read().map((size) => ({ code: size.code, name: sizeName(size, locale, main) }))
    known.set(sizes, values)
    return { kind, values }
  }
}

type VariantRow = { color: string; size: string; quantity: number }

/** A variant as the product's page offers it: in stock with the product, and by its own units where it counts them. */
const soldVariant = ({ status, stock_by: stockBy }: IndexedProductRow, { color, size, quantity }: VariantRow) => {
  const isInStock = status === "in-stock" && (stockBy === "product" || quantity > 0)
  return { color, size, status: isInStock ? ("in-stock" as const) : ("out-of-stock" as const) }
}

function sharedParts(row: IndexedProductRow) {
  const { offer_start: startDate, offer_end: endDate } = row
  return {
    id: row.id,
    slug: row.slug,
    productType: row.product_type,
    status: row.status,
    price: row.price,
    lastPrice: row.last_price,
    discount: row.discount,
    offerDate: startDate && endDate ? { startDate, endDate } : null,
    brand: { slug: row.brand_slug, name: row.brand_name },
    featured: row.featured === 1,
    sellCount: row.sell_count,
    rating: row.rating,
    reviewCount: row.review_count,
    createdAt: row.created_at,
    image: row.image_id === null ? null : somePicture,
    videoId: row.video_id,
  }
}

/** Reads products for the index of a language in seven statements, whatever their number; drafts too.
 *  @param options.categories of `findIndexedCategories`
 *  @returns in the order of their keys */
export async function listIndexedProducts(
  db: Db,
  part: ProductPart,
  { locale, categories }: { locale: Locale; categories: IndexedCategories },
): Promise<StoredProduct[]> {
  const { products, texts, places, medias, colors, variants } = await readRows(db, part, locale)
  const textById = new Map(texts.map((row) => [row.product_id, row]))
  const placesById = Map.groupBy(places, (row) => row.product_id)
  const mediaCounts = new Map(medias.map((row) => [row.product_id, Number(row.count)]))
  const colorsById = Map.groupBy(colors, (row) => row.product_id)
  const variantsById = Map.groupBy(variants, (row) => row.product_id)
  const sizesOf = sizeReader(locale, await findMainLocale(db))
  return products.map((row) => {
    const { id, published_at: publishedAt } = row
    const text = textById.get(id)
    if (!text) return { id, publishedAt, product: undefined }
    const product: IndexedProduct = {
      ...sharedParts(row),
      medias: Array.from({ length: mediaCounts.get(id) ?? 0 }),
      colors: colorsById.get(id) ?? [],
      sizeOption: sizesOf(row),
      variants: (variantsById.get(id) ?? []).map((variant) => soldVariant(row, variant)),
      title: text.name,
      shortDescription: text.short_description,
      // Written by this program alone.
      tags: JSON.parse(text.tags) as string[],
      categories: (placesById.get(id) ?? []).flatMap((place) => categories.get(place.category_id) ?? []),
    }
    return { id, publishedAt, product }
  })
}
