import { foldText } from "#core/search/fold-text.ts"
import type { Db } from "../../database.ts"
import { listUniverses } from "../universes.ts"
import type { ImportManner } from "./planned-product.ts"

type Brand = { id: number; documentId: string; name: string }
type Category = { id: number; documentId: string; slug: string }
type Names = {
  brands: Map<string, Brand>
  /** null for a title of several categories. */
  categories: Map<string, Category | null>
  /** Slugs. */
  universes: ReadonlySet<string>
}

/** Names with brands and categories besides that the shop does not have yet: to plan with, never to store. */
export function withMissing(names: Names, missing: ImportManner["missing"]): Names {
  if (!missing) return names
  const id = -1
  const brands = missing.brands.map((name) => [foldText(name), { id, documentId: "", name }] as const)
  const categories = missing.categories.map((slug) => [slug, { id, documentId: "", slug }] as const)
  return {
    universes: new Set([...names.universes, ...(missing.departments ?? [])]),
    brands: new Map([...brands, ...names.brands]),
    categories: new Map([...names.categories, ...categories]),
  }
}

/** Categories by their titles in any language; null for a title that several have. */
function byTitle(rows: readonly (Category & { title: string })[]): Map<string, Category | null> {
  const found = new Map<string, Category | null>()
  for (const { title, ...category } of rows) {
    const name = foldText(title)
    const other = found.get(name)
    found.set(name, other === undefined || other?.id === category.id ? category : null)
  }
  return found
}

/** Brands and categories by what a file may call them: the slug first, then the name, of a
 *  category in any language; no brand by "". */
export async function readNames(db: Db): Promise<Names> {
  const brands = await db.selectFrom("brand").select(["id", "document_id as documentId", "slug", "name"]).execute()
  const categories = await db
    .selectFrom("category")
    .innerJoin("category_text as t", "t.category_id", "category.id")
    .select(["category.id", "document_id as documentId", "slug", "t.title"])
    .execute()
  return {
    universes: new Set((await listUniverses(db)).map(({ slug }) => slug)),
    brands: new Map([
      ...brands.map((brand) => [foldText(brand.name), brand] as const),
      ...brands.map((brand) => [brand.slug, brand] as const),
    ]),
    categories: new Map([
      ...byTitle(categories),
      ...categories.map(({ title: _title, ...category }) => [category.slug, category] as const),
    ]),
  }
}
