import { universeLimits } from "#core/catalogue/universe.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { firstOfEach } from "#core/moving/first-of-each.ts"
import type { Db } from "../../database.ts"
import { adminBrands } from "../admin/brands.ts"
import { adminCategories } from "../admin/category-rows.ts"
import { listUniverses } from "../universes.ts"
import type { NewNames } from "./new-names.ts"

type ArchiveNames = {
  departments: readonly { slug: string; name: Texts; hidden: boolean }[]
  brands: readonly { slug: string; name: string }[]
  /** `parent` is a documentId of the archive. */
  categories: readonly {
    documentId: string
    slug: string
    productType: string
    title: Texts
    parent: string | null
  }[]
}

const bySlug = ({ slug }: { slug: string }) => slug

/** Finds the names of an archive that the shop does not have, by slug, each once; brands also by name. Categories come behind their
 *  parents. Departments for which the shop has no room stay behind with their categories: products of theirs are problems of the file. */
export async function missingNames(db: Db, archive: ArchiveNames): Promise<NewNames> {
  const universes = new Set((await listUniverses(db)).map(({ slug }) => slug))
  const brands = await adminBrands(db)
  const ownSlugs = new Set(brands.map(({ slug }) => slug))
  const ownBrands = new Set(brands.flatMap(({ slug, name }) => [slug, name]))
  const ownCategories = new Set((await adminCategories(db)).map(({ slug }) => slug))
  const slugOf = new Map(archive.categories.map(({ documentId, slug }) => [documentId, slug]))
  const departments = firstOfEach(archive.departments, bySlug)
    .filter(({ slug }) => !universes.has(slug))
    .slice(0, Math.max(0, universeLimits.universes - universes.size))
  const known = new Set([...universes, ...departments.map(({ slug }) => slug)])
  const isBelowOwn = (parent: string | null) => parent !== null && ownCategories.has(slugOf.get(parent) ?? "")
  return {
    departments,
    brands: firstOfEach(firstOfEach(archive.brands, bySlug), ({ name }) => name)
      .filter(({ slug, name }) => !ownBrands.has(slug) && !ownBrands.has(name))
      .map(({ slug, name }) => ({ slug, name })),
    renamed: archive.brands.filter(({ slug }) => ownSlugs.has(slug)).map(({ slug, name }) => ({ slug, name })),
    categories: firstOfEach(archive.categories, bySlug)
      .filter(({ slug }) => !ownCategories.has(slug))
      .filter(({ productType, parent }) => known.has(productType) || isBelowOwn(parent))
      .toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
      .map(({ slug, title, productType, parent }) => ({
        slug,
        title,
        productType,
        parent: parent === null ? null : (slugOf.get(parent) ?? null),
      })),
  }
}
