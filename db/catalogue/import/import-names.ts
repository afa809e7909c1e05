import { foldText } from "#core/search/fold-text.ts"
import type { Db } from "../../database.ts"
import { listUniverses } from "../universes.ts"
import { type NewNames, standInKey } from "./new-names.ts"

type Brand = { id: number; documentId: string; name: string }
type Category = { id: number; documentId: string; slug: string }
type Names = {
  brands: Map<string, Brand>
  /** null for a title of several categories. */
  categories: Map<string, Category | null>
  /** Slugs. */
  universes: ReadonlySet<string>
}

/** Names with those that come with a file and are stored with its products. */
export function withNewNames(names: Names, { departments, brands, renamed, categories }: NewNames): Names {
  const newBrands = brands.flatMap(({ name, slug }, index) => {
    const brand = { id: standInKey(index), documentId: "", name }
    return [[foldText(name), brand] as const, ...(slug === "" ? [] : [[slug, brand] as const])]
  })
  const renamedBrands = renamed.flatMap(({ slug, name }) => {
    const brand = names.brands.get(slug)
    return brand ? [[foldText(name), brand] as const] : []
  })
  const newCategories = categories.map(
    ({ slug }, index) => [slug, { id: standInKey(index), documentId: "", slug }] as const,
  )
  return {
    universes: new Set([...names.universes, ...departments.map(({ slug }) => slug)]),
    brands: new Map([...renamedBrands, ...newBrands, ...names.brands]),
    categories: new Map([...names.categories, ...newCategories]),
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
