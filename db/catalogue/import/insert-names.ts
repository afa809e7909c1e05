import { textIn } from "#core/i18n/texts.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import { addAudit } from "../../staff/audit.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { createBrand } from "../admin/brands.ts"
import { createCategory } from "../admin/write-category.ts"
import { insertUniverses } from "../universes.ts"
import type { ByStaff, PreparedProduct } from "./import-rows.ts"
import { type NameKeys, type NewNames, standInKey } from "./new-names.ts"

/** A staged product with the keys of the names that were stored since. */
export function withStoredKeys(product: PreparedProduct, { brands, categories }: NameKeys): PreparedProduct {
  const id = brands[product.brand.id] ?? product.brand.id
  return {
    ...product,
    brand: { ...product.brand, id },
    columns: { ...product.columns, brand_id: id },
    categoryIds: product.categoryIds.map((category) => categories[category] ?? category),
  }
}

/** Makes the names of a file, in its order, all or none. A category without a title in the shop's main language gets that of another one;
 *  one below a category of the shop is of the same department, one below a
 *  sub-category stands beside that: there is no third level.
 *  @throws FieldsRejectedError when somebody has made one meanwhile */
export async function insertNames(
  tx: Tx,
  { departments, brands, categories }: NewNames,
  by: ByStaff,
): Promise<NameKeys> {
  const { staff, address, now } = by
  const entry = { staff, action: "create", before: null, address, at: now }
  await insertUniverses(tx, [...departments])
  const keys: NameKeys = { brands: {}, categories: {} }
  for (const [index, brand] of brands.entries()) {
    const documentId = await createBrand(tx, brand, now)
    keys.brands[standInKey(index)] = await keyOf(tx, "brand", documentId)
    await addAudit(tx, { ...entry, resource: "brands", documentId, after: brand })
  }
  const main = await findMainLocale(tx)
  for (const [index, { slug, parent, ...category }] of categories.entries()) {
    const above = parent === null ? undefined : await findCategory(tx, parent)
    const title = { ...category.title, [main]: textIn(category.title, main, main) }
    const productType = above?.productType ?? category.productType
    const row = { title, slug, productType, parent: above?.parent ?? above?.documentId ?? null, image: null }
    const documentId = await createCategory(tx, row, now)
    keys.categories[standInKey(index)] = await keyOf(tx, "category", documentId)
    await addAudit(tx, { ...entry, resource: "categories", documentId, after: { title, slug } })
  }
  await touchContent(tx, ["all"])
  return keys
}

async function keyOf(db: Db, table: "brand" | "category", documentId: string): Promise<number> {
  const row = db.selectFrom(table).select("id").where("document_id", "=", documentId)
  return (await row.executeTakeFirstOrThrow()).id
}

const findCategory = (db: Db, slug: string) =>
  db
    .selectFrom("category")
    .leftJoin("category as above", "above.id", "category.parent_id")
    .select(["category.document_id as documentId", "category.product_type as productType"])
    .select("above.document_id as parent")
    .where("category.slug", "=", slug)
    .executeTakeFirst()
