import type { IndexedProduct } from "#core/catalogue/index/indexed-product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { withTitleLanguage } from "../texts/borrowed-texts.ts"
import { isShownCategory } from "./universes.ts"

/** The categories of a language by key, as products name them. */
export type IndexedCategories = Map<number, IndexedProduct["categories"][number]>

/** All categories, of which a shop has some dozens. */
export async function findIndexedCategories(db: Db, locale: Locale): Promise<IndexedCategories> {
  const rows = await db
    .selectFrom("category")
    .innerJoin("category_text", "category_text.category_id", "category.id")
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["category.id", "category.slug", "category_text.title", "parent.slug as parent"])
    .where("category_text.locale", "=", locale)
    .execute()
  return new Map(rows.map(({ id, ...category }) => [id, category]))
}

/** The categories as suggestions show them, in the shop's order. */
export async function listCategoryTitles(db: Db, locale: Locale) {
  const rows = await db
    .selectFrom("category")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["category.slug", "category_text.title", "category_text.borrowed", "category.product_type as productType"])
    .select(["category.image_id as imageId", "parent.slug as parent"])
    .where(isShownCategory)
    .orderBy("category.position")
    .orderBy("category.id")
    .execute()
  return rows.map(withTitleLanguage)
}
