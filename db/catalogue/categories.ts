import { type RawBuilder, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { conditionSql, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { withTitleLanguage } from "../texts/borrowed-texts.ts"
import { isShownCategory } from "./universes.ts"

/** Drafts and what appears later: a few, looked for once and not once a category. */
const unpublished = (now: Date) => sql`
  select product.id from product where product.published_at is null or product.published_at > ${now.toISOString()}`

/** Products in a category or in one of its children, each counted once.
 *  @param now counts those that are published then; undefined = all */
export const selectProductCount = (now: Date | undefined) => sql<number>`(
  select count(distinct product_category.product_id) from product_category
  where product_category.category_id in (
    select counted.id from category as counted where counted.id = category.id or counted.parent_id = category.id)
  ${now ? sql`and product_category.product_id not in (${unpublished(now)})` : sql``})`

/** Fields by which categories are filtered and sorted. */
export const categoryFields = {
  id: { kind: "whole", value: sql.ref("category.id") },
  documentId: { kind: "text", value: sql.ref("category.document_id") },
  slug: { kind: "text", value: sql.ref("category.slug") },
  title: { kind: "text", value: sql.ref("category_text.title") },
  productType: { kind: "text", value: sql.ref("category.product_type") },
  position: { kind: "whole", value: sql.ref("category.position") },
  productCount: { kind: "whole", value: selectProductCount(undefined), cost: 20 },
  createdAt: { kind: "time", value: sql.ref("category.created_at") },
  parent: { kind: "text", value: sql.ref("parent.slug") },
  "parent.slug": { kind: "text", value: sql.ref("parent.slug") },
} satisfies FieldTable

function categoriesIn(db: Db, locale: Locale) {
  return db
    .selectFrom("category")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .where(isShownCategory)
}

function selectCategories(db: Db, locale: Locale, count: RawBuilder<number>) {
  return categoriesIn(db, locale)
    .select(["category.id", "category.document_id as documentId", "category.slug", "category_text.title"])
    .select("category_text.borrowed")
    .select(["category.product_type as productType", "parent.slug as parent", "category.position"])
    .select(["category.image_id as imageId", count.as("productCount")])
    .select(["category.created_at as createdAt", "category.edited_at as editedAt"])
}

type StoredCategory = Awaited<ReturnType<ReturnType<typeof selectCategories>["executeTakeFirstOrThrow"]>>

export type CategoryRow = ReturnType<typeof withTitleLanguage<StoredCategory>>

type Counted = {
  now: Date
  /** The published products of a category, by its slug; without it the database counts them, all of the catalogue. */
  counts?: ((slug: string) => number) | undefined
}

/** One page of the categories that pass a filter, and how many pass it in all. */
export async function listCategories(db: Db, listing: Listing, { now, counts }: Counted): Promise<Page<CategoryRow>> {
  const productCount = { ...categoryFields.productCount, value: selectProductCount(now) }
  const fields: FieldTable = { ...categoryFields, productCount }
  const condition = conditionSql(db, fields, listing)
  const matching = categoriesIn(db, listing.locale).where(condition)
  const { ids, total } = await findPage(db, matching, { fields, listing, key: "category.id" })
  const count = counts ? sql<number>`0` : selectProductCount(now)
  const found = ids.length
    ? await selectCategories(db, listing.locale, count).where("category.id", "in", ids).execute()
    : []
  const read = found.map(withTitleLanguage)
  const rows = counts ? read.map((row) => ({ ...row, productCount: counts(row.slug) })) : read
  return { rows: sortByIds(ids, rows, ({ id }) => id), total }
}
