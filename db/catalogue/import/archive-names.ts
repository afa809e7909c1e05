import type { Texts } from "#core/i18n/texts.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db } from "../../database.ts"
import { addAudit } from "../../staff/audit.ts"
import { adminBrands, createBrand } from "../admin/brands.ts"
import { changeCatalogue } from "../admin/catalogue-lock.ts"
import { adminCategories } from "../admin/category-rows.ts"
import { createCategory } from "../admin/write-category.ts"
import { insertUniverses, listUniverses } from "../universes.ts"
import type { ByStaff } from "./import-rows.ts"

type ArchiveNames = {
  departments: readonly { slug: string; name: Texts; hidden: boolean }[]
  brands: readonly { slug: string; name: string }[]
  categories: readonly {
    documentId: string
    slug: string
    productType: string
    title: Texts
    parent: string | null
  }[]
}

/** What an archive has and the shop does not, by slug; of brands also by name. */
export async function missingNames(db: Db, archive: ArchiveNames): Promise<ArchiveNames> {
  const universes = new Set((await listUniverses(db)).map(({ slug }) => slug))
  const brands = await adminBrands(db)
  const ownBrands = new Set(brands.flatMap(({ slug, name }) => [slug, name]))
  const ownCategories = new Set((await adminCategories(db)).map(({ slug }) => slug))
  return {
    departments: archive.departments.filter(({ slug }) => !universes.has(slug)),
    brands: archive.brands.filter(({ slug, name }) => !ownBrands.has(slug) && !ownBrands.has(name)),
    categories: archive.categories.filter(({ slug }) => !ownCategories.has(slug)),
  }
}

/** Makes the departments, brands and categories of an archive that the shop does not have, all or none, with their addresses and names in
 *  each language, in the archive's order.
 *  @throws StateRejectedError, FieldsRejectedError when somebody has made one meanwhile */
export async function createNames(db: Db, archive: ArchiveNames, by: ByStaff): Promise<void> {
  const { departments, brands, categories } = await missingNames(db, archive)
  if (departments.length + brands.length + categories.length === 0) return
  const { staff, address, now } = by
  const slugOf = new Map(archive.categories.map(({ documentId, slug }) => [documentId, slug]))
  await changeCatalogue(db, async (tx) => {
    const entry = { staff, action: "create", before: null, address, at: now }
    await insertUniverses(tx, departments)
    for (const brand of brands) {
      const documentId = await createBrand(tx, brand, now)
      await addAudit(tx, { ...entry, resource: "brands", documentId, after: brand })
    }
    const documentIds = new Map((await adminCategories(tx)).map(({ slug, documentId }) => [slug, documentId]))
    // Parents first.
    for (const { slug, title, productType, parent } of categories.toSorted(
      (a, b) => Number(a.parent !== null) - Number(b.parent !== null),
    )) {
      const above = parent === null ? null : (documentIds.get(slugOf.get(parent) ?? "") ?? null)
      const documentId = await createCategory(tx, { title, slug, productType, parent: above, image: null }, now)
      documentIds.set(slug, documentId)
      await addAudit(tx, { ...entry, resource: "categories", documentId, after: { title, slug } })
    }
    await touchContent(tx, ["all"])
  })
}
