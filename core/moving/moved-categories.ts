import { cutText } from "../cut-text.ts"
import { foldText } from "../search/fold-text.ts"
import { toSlug } from "../text/name-slug.ts"
import { freeSlug } from "../text/slug.ts"
import type { MovedProduct, MovingNotes } from "./moved-product.ts"

/** A category of the shop. */
export type ShopCategory = { slug: string; parent: string | null; titles: readonly string[] }

/** A category that the shop does not have yet; `parent` is a slug. */
export type MissingCategory = { slug: string; title: string; parent: string | null }

/** Names under which other shops put what has no category. */
const noCategory = new Set(["uncategorized", "uncategorised", "non classe", "غير مصنف", "بدون تصنيف"].map(foldText))

const maxTitle = 80

/** As many as a product may be in (core/catalogue/files/product-file.ts). */
const maxCategories = 20

/** The shop has categories and sub-categories: of a longer path the first and the last stay. */
function toLevels(path: readonly string[]): string[] {
  const titles = path
    .map((title) => cutText(title, maxTitle))
    .filter((title) => title !== "" && !noCategory.has(foldText(title)))
  const [top, ...others] = titles
  const last = others.at(-1)
  return top === undefined ? [] : last === undefined ? [top] : [top, last]
}

const keyOf = (levels: readonly string[]) => levels.map(foldText).join(" > ")

/** Finds the categories of products that move in: those that the shop has, by their titles in any language and their parents, and
 *  those that are missing.
 *  @returns the slugs of a product, and what is to be made, parents first */
export function planCategories(
  products: readonly MovedProduct[],
  existing: readonly ShopCategory[],
  notes: MovingNotes,
): { slugsOf: (product: MovedProduct) => string[]; missing: MissingCategory[] } {
  const taken = new Set(existing.map(({ slug }) => slug))
  const byKey = new Map<string, string>()
  for (const { slug, parent, titles } of existing) {
    const above = parent === null ? undefined : existing.find((one) => one.slug === parent)
    for (const title of titles) {
      const keys = above ? above.titles.map((top) => keyOf([top, title])) : [keyOf([title])]
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, slug)
    }
  }
  const missing: MissingCategory[] = []
  const find = (levels: readonly string[]): string => {
    const known = byKey.get(keyOf(levels))
    if (known !== undefined) return known
    const parent = levels.length > 1 ? find(levels.slice(0, 1)) : null
    const title = levels.at(-1) ?? ""
    const slug = freeSlug(toSlug(title) || "categorie", taken)
    taken.add(slug)
    byKey.set(keyOf(levels), slug)
    missing.push({ slug, title, parent })
    return slug
  }
  const found = new Map<MovedProduct, string[]>()
  for (const product of products) {
    const paths = product.categories.map(toLevels).filter((levels) => levels.length > 0)
    for (const path of product.categories)
      if (path.length > 2) notes.add("CATEGORY_CUT", product.line, path.join(" > "))
    const slugs = [...new Set(paths.map(find))]
    if (slugs.length > maxCategories) notes.add("CATEGORIES_CUT", product.line, product.name)
    found.set(product, slugs.slice(0, maxCategories))
  }
  return { slugsOf: (product) => found.get(product) ?? [], missing }
}
