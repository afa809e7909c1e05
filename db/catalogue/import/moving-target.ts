import type { MissingCategory, ShopCategory } from "#core/moving/moved-categories.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db } from "../../database.ts"
import { addAudit } from "../../staff/audit.ts"
import { toBatches } from "../../store-rows.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { adminBrands, createBrand } from "../admin/brands.ts"
import { changeCatalogue } from "../admin/catalogue-lock.ts"
import { adminCategories } from "../admin/category-rows.ts"
import { createCategory } from "../admin/write-category.ts"
import type { ByStaff } from "./import-rows.ts"

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

type Missing = { categories: readonly MissingCategory[]; brands: readonly string[]; productType: string }

/** Makes the categories and brands that products which move in need, all or none. Their titles are in the shop's main language.
 *  @throws StateRejectedError IMPORT_RUNNING, FieldsRejectedError when somebody has made one meanwhile */
export async function createMissing(db: Db, { categories, brands, productType }: Missing, by: ByStaff): Promise<void> {
  if (categories.length === 0 && brands.length === 0) return
  const { staff, address, now } = by
  await changeCatalogue(db, async (tx) => {
    const main = await findMainLocale(tx)
    const titled = (title: string) => ({ fr: "", ar: "", en: "", [main]: title })
    const entry = { staff, action: "create", before: null, address, at: now }
    const documentIds = new Map((await adminCategories(tx)).map(({ slug, documentId }) => [slug, documentId]))
    for (const { slug, title, parent } of categories) {
      const above = parent === null ? null : (documentIds.get(parent) ?? null)
      const row = { title: titled(title), slug, productType, parent: above, image: null }
      const documentId = await createCategory(tx, row, now)
      documentIds.set(slug, documentId)
      await addAudit(tx, { ...entry, resource: "categories", documentId, after: { title: titled(title), slug } })
    }
    for (const name of brands) {
      const documentId = await createBrand(tx, { name, slug: "" }, now)
      await addAudit(tx, { ...entry, resource: "brands", documentId, after: { name } })
    }
    await touchContent(tx, ["all"])
  })
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
