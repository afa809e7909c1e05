import { defaultLowStock } from "#core/content/shop-facts.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"
import { ownTexts } from "../../texts/borrowed-texts.ts"
import { type ProductFilter, type ProductMoment, productTest } from "./product-filter.ts"
import { type ProductListRow, productRows } from "./product-rows.ts"

/** Sort columns of products; `search` begins with the French name. */
const sortColumns = {
  updatedAt: "edited_at",
  createdAt: "created_at",
  publishedAt: "published_at",
  name: "search",
  sku: "sku",
  price: "price",
  quantity: "quantity",
  sellCount: "sell_count",
} as const

export type ProductSort = { by: keyof typeof sortColumns; direction: "asc" | "desc" }

/** As many units of a product, or fewer, are low. */
export async function lowStockThreshold(db: Db): Promise<number> {
  return (await db.selectFrom("app_setting").select("low_stock").executeTakeFirst())?.low_stock ?? defaultLowStock
}

/** How many products pass a filter. */
export async function countProducts(db: Db, filter: ProductFilter, at: ProductMoment): Promise<number> {
  const { total } = await db
    .selectFrom("product")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where(productTest(db, filter, at))
    .executeTakeFirstOrThrow()
  return total
}

/** The keys of some of the products that pass a filter, in order. */
export async function productKeys(
  db: Db,
  filter: ProductFilter,
  { at, sort, limit, offset }: { at: ProductMoment; sort: ProductSort; limit: number; offset: number },
): Promise<number[]> {
  const column = sortColumns[sort.by]
  const rows = await db
    .selectFrom("product")
    .select("id")
    .where(productTest(db, filter, at))
    .orderBy(column, (order) => (sort.direction === "asc" ? order.asc().nullsFirst() : order.desc().nullsLast()))
    .orderBy("id", sort.direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** The names of products by their documentIds, a bounded list. */
export async function findProductNames(db: Db, documentIds: readonly string[]): Promise<Map<string, Texts>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product as p")
    .innerJoin("product_text as t", "t.product_id", "p.id")
    .select(["p.document_id as documentId", "t.locale", "t.name", "t.borrowed"])
    .where("p.document_id", "in", documentIds)
    .execute()
  const products = Map.groupBy(rows, ({ documentId }) => documentId)
  return new Map([...products].map(([documentId, texts]) => [documentId, ownTexts(texts, "name")]))
}

type Paged = { sort: ProductSort; page: number; pageSize: number; now: Date }

/** One page of the products that pass a filter, and how many pass it in all. */
export async function listAdminProducts(
  db: Db,
  filter: ProductFilter,
  { sort, page, pageSize, now }: Paged,
): Promise<{ rows: ProductListRow[]; total: number }> {
  const at = { now, lowStock: await lowStockThreshold(db) }
  const ids = await productKeys(db, filter, { at, sort, limit: pageSize, offset: (page - 1) * pageSize })
  const total = page === 1 && ids.length < pageSize ? ids.length : await countProducts(db, filter, at)
  return { rows: await productRows(db, ids, at.lowStock), total }
}
