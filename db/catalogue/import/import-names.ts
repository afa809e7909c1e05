import { foldText } from "#core/search/fold-text.ts"
import type { Db } from "../../database.ts"

type Brand = { id: number; documentId: string; name: string }
type Category = { id: number; documentId: string; slug: string }
type Names = { brands: Map<string, Brand>; categories: Map<string, Category> }

/** Brands and categories by what a file may call them: the slug first, then the name. */
export async function readNames(db: Db): Promise<Names> {
  const brands = await db.selectFrom("brand").select(["id", "document_id as documentId", "slug", "name"]).execute()
  const categories = await db
    .selectFrom("category")
    .innerJoin("category_text as t", "t.category_id", "category.id")
    .select(["category.id", "document_id as documentId", "slug", "t.title"])
    .where("t.locale", "=", "fr")
    .orderBy("position")
    .execute()
  return {
    brands: new Map([
      ...brands.map((brand) => [foldText(brand.name), brand] as const),
      ...brands.map((brand) => [brand.slug, brand] as const),
    ]),
    categories: new Map([
      ...categories.toReversed().map((category) => [foldText(category.title), category] as const),
      ...categories.map((category) => [category.slug, category] as const),
    ]),
  }
}
