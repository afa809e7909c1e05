import type { IndexedProduct } from "#core/catalogue/indexed-product.ts"
import { type Locale, locales } from "#core/locale.ts"
import type { Db } from "../database.ts"
import { keptQuery } from "../kept-query.ts"
import type { IndexedCategories } from "./indexed-categories.ts"

/** Which products are read: those with these keys (at most a few hundred), or so many after a key. */
export type ProductPart = { ids: number[] } | { after: number; limit: number }

/** A product as the catalogue's index takes it, by language; one without a text in a language is not sold in it. */
export type IndexedTexts = {
  id: number
  /** ISO 8601; null = a draft. */
  publishedAt: string | null
  texts: Map<Locale, IndexedProduct>
}

const productColumns = (db: Db) =>
  db
    .selectFrom("product")
    .innerJoin("brand", "brand.id", "product.brand_id")
    .select(["product.id", "product.slug", "product.product_type", "product.status", "product.price"])
    .select(["product.last_price", "product.discount", "product.image_id", "product.featured", "product.sell_count"])
    .select(["product.rating", "product.review_count", "product.offer_start", "product.offer_end"])
    .select(["product.created_at", "product.published_at", "brand.slug as brand_slug", "brand.name as brand_name"])
    .orderBy("product.id")
const textColumns = (db: Db) =>
  db.selectFrom("product_text").select(["product_id", "locale", "name", "short_description", "tags"])
const categoryColumns = (db: Db) =>
  db.selectFrom("product_category").select(["product_id", "category_id"]).orderBy("product_id").orderBy("position")

type Keys = { first: number; last: number }

const productsAfter = keptQuery((db, { after, limit }: { after: number; limit: number }) =>
  productColumns(db).where("product.id", ">", after).limit(limit),
)
const textsBetween = keptQuery((db, { first, last }: Keys) =>
  textColumns(db).where("product_id", ">=", first).where("product_id", "<=", last),
)
const categoriesBetween = keptQuery((db, { first, last }: Keys) =>
  categoryColumns(db).where("product_id", ">=", first).where("product_id", "<=", last),
)

type StoredProduct = Awaited<ReturnType<typeof productsAfter>>[number]

async function readRows(db: Db, part: ProductPart) {
  if ("ids" in part) {
    if (part.ids.length === 0) return { products: [], texts: [], places: [] }
    const { ids } = part
    const products = await productColumns(db).where("product.id", "in", ids).execute()
    const texts = await textColumns(db).where("product_id", "in", ids).execute()
    return { products, texts, places: await categoryColumns(db).where("product_id", "in", ids).execute() }
  }
  const products = await productsAfter(db, part)
  const [first, last] = [products[0]?.id ?? 0, products.at(-1)?.id ?? 0]
  if (products.length === 0) return { products, texts: [], places: [] }
  const texts = await textsBetween(db, { first, last })
  return { products, texts, places: await categoriesBetween(db, { first, last }) }
}

const somePicture = {}

function sharedParts(row: StoredProduct) {
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
  }
}

/** Reads products for the index in three statements, whatever their number; drafts too.
 *  @param categories of `findIndexedCategories`
 *  @returns in the order of their keys */
export async function listIndexedProducts(
  db: Db,
  part: ProductPart,
  categories: IndexedCategories,
): Promise<IndexedTexts[]> {
  const { products, texts, places } = await readRows(db, part)
  const textsById = Map.groupBy(texts, (row) => row.product_id)
  const placesById = Map.groupBy(places, (row) => row.product_id)
  return products.map((row) => {
    const shared = sharedParts(row)
    const own = (placesById.get(row.id) ?? []).flatMap((place) => categories.get(place.category_id) ?? [])
    const inLocale = (locale: Locale) => own.flatMap((category) => category.get(locale) ?? [])
    const indexed = (textsById.get(row.id) ?? []).map((text): [Locale, IndexedProduct] => [
      text.locale,
      {
        ...shared,
        title: text.name,
        shortDescription: text.short_description,
        // Written by this program alone.
        tags: JSON.parse(text.tags) as string[],
        categories: inLocale(text.locale),
      },
    ])
    const known = indexed.filter(([locale]) => locales.includes(locale))
    return { id: row.id, publishedAt: row.published_at, texts: new Map(known) }
  })
}
