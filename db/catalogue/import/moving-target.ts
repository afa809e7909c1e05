import type { ShopCategory } from "#core/moving/moved-categories.ts"
import type { Db } from "../../database.ts"
import { toBatches } from "../../store-rows.ts"
import { adminBrands } from "../admin/brands.ts"
import { adminCategories } from "../admin/category-rows.ts"

/** Keys of one statement. */
const maxKeys = 500

/** The shop's categories, those of a department before all others: a title may stand in several. */
export async function listShopCategories(db: Db, productType: string): Promise<ShopCategory[]> {
  const rows = await adminCategories(db)
  const slugs = new Map(rows.map(({ documentId, slug }) => [documentId, slug]))
  return rows
    .toSorted((a, b) => Number(b.productType === productType) - Number(a.productType === productType))
    .map(({ slug, parent, title }) => ({
      slug,
      parent: parent === null ? null : (slugs.get(parent) ?? null),
      titles: [...new Set(Object.values(title))].filter(Boolean),
    }))
}

/** The names of the shop's brands. */
export const listBrandNames = async (db: Db): Promise<string[]> => (await adminBrands(db)).map(({ name }) => name)

/** Which of some addresses products have, with their SKUs; an address of before counts as well, and belongs to nobody. */
export async function findSlugOwners(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const some of toBatches(slugs, maxKeys)) {
    const former = await db.selectFrom("product_slug").select("slug").where("slug", "in", some).execute()
    for (const { slug } of former) owners.set(slug, "")
    const rows = await db.selectFrom("product").select(["slug", "sku"]).where("slug", "in", some).execute()
    for (const { slug, sku } of rows) owners.set(slug, sku)
  }
  return owners
}

/** The addresses of products by their SKUs. */
export async function findProductSlugs(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  const slugs = new Map<string, string>()
  for (const some of toBatches(skus, maxKeys)) {
    const rows = await db.selectFrom("product").select(["sku", "slug"]).where("sku", "in", some).execute()
    for (const { sku, slug } of rows) slugs.set(sku, slug)
  }
  return slugs
}
