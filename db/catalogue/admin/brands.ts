import { noBrandId } from "#core/catalogue/no-brand.ts"
import { toSlug } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { isPostgres } from "../../engine.ts"
import { searchColumn } from "../../lists/search-column.ts"
import { editConflict, FieldsRejectedError, nextVersion, StateRejectedError } from "../../staff/rejected.ts"
import { ownTexts } from "../../texts/borrowed-texts.ts"
import { productSearchText } from "../product-search.ts"

/** All brands by name, with how many products each has, drafts among them. */
export const adminBrands = (db: Db) =>
  db
    .selectFrom("brand")
    .select(["document_id as documentId", "slug", "name", "edited_at as updatedAt"])
    .select((e) =>
      e
        .selectFrom("product")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("product.brand_id", "=", "brand.id")
        .$asScalar()
        .$notNull()
        .as("productCount"),
    )
    .where("brand.id", "<>", noBrandId)
    .orderBy("name")
    .execute()

const lockBrand = (tx: Tx, documentId: string) =>
  tx
    .selectFrom("brand")
    .select(["id", "slug", "name", "edited_at as editedAt"])
    .where("document_id", "=", documentId)
    .where("id", "<>", noBrandId)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()

async function check(tx: Tx, { name, slug }: { name: string; slug: string }, own: number | null): Promise<string> {
  const others = (await tx.selectFrom("brand").select(["id", "slug", "name"]).execute()).filter(({ id }) => id !== own)
  const taken = (field: "name" | "slug") => ({
    path: [field],
    code: "TAKEN" as const,
    message: `Another brand has this ${field}`,
  })
  const problems = [
    ...(others.some((other) => other.name === name) ? [taken("name")] : []),
    ...(slug !== "" && others.some((other) => other.slug === slug) ? [taken("slug")] : []),
  ]
  if (problems.length > 0) throw new FieldsRejectedError(problems)
  return slug || freeSlug(toSlug(name) || "marque", new Set(others.map((other) => other.slug)))
}

/** Stores a brand.
 *  @returns its documentId
 *  @throws FieldsRejectedError */
export async function createBrand(tx: Tx, brand: { name: string; slug: string }, now: Date): Promise<string> {
  const slug = await check(tx, brand, null)
  const row = { name: brand.name, slug, document_id: randomDocumentId(), edited_at: now.toISOString() }
  await tx.insertInto("brand").values(row).execute()
  return row.document_id
}

/** Changes a brand; its products are found by the new name from then on.
 *  @returns false when there is none
 *  @throws FieldsRejectedError, StateRejectedError */
export async function changeBrand(
  tx: Tx,
  documentId: string,
  change: { updatedAt: string; name?: string | undefined; slug?: string | undefined },
  now: Date,
): Promise<boolean> {
  const brand = await lockBrand(tx, documentId)
  if (!brand) return false
  if (brand.editedAt !== new Date(change.updatedAt).toISOString()) throw editConflict(brand.editedAt)
  const wanted = { name: change.name ?? brand.name, slug: change.slug || brand.slug }
  await check(tx, wanted, brand.id)
  const row = { ...wanted, edited_at: nextVersion(brand.editedAt, now) }
  await tx.updateTable("brand").set(row).where("id", "=", brand.id).execute()
  if (wanted.name !== brand.name) await renameInSearches(tx, brand.id, wanted.name)
  return true
}

/** Rewrites what products of a brand are found by, some at a time. */
async function renameInSearches(tx: Tx, brandId: number, name: string): Promise<void> {
  for (let after = 0; ; ) {
    const products = await tx
      .selectFrom("product")
      .select(["id", "sku", "slug"])
      .where("brand_id", "=", brandId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(200)
      .execute()
    for (const product of products) {
      const texts = await tx.selectFrom("product_text").selectAll().where("product_id", "=", product.id).execute()
      const search = productSearchText(product, ownTexts(texts, "name"), name)
      await tx.updateTable("product").set({ search }).where("id", "=", product.id).execute()
      for (const text of texts) {
        // Written by this program alone.
        const words = [text.name, name, ...(JSON.parse(text.tags) as string[]), text.short_description]
        await tx
          .updateTable("product_text")
          .set({ search: searchColumn(words) })
          .where("product_id", "=", product.id)
          .where("locale", "=", text.locale)
          .execute()
      }
    }
    const last = products.at(-1)
    if (!last) break
    after = last.id
  }
}

/** Deletes a brand without products.
 *  @returns false when there is none
 *  @throws StateRejectedError HAS_PRODUCTS with how many */
export async function deleteBrand(tx: Tx, documentId: string): Promise<boolean> {
  const brand = await lockBrand(tx, documentId)
  if (!brand) return false
  const { total } = await tx
    .selectFrom("product")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("brand_id", "=", brand.id)
    .executeTakeFirstOrThrow()
  const count = Number(total)
  if (count > 0) throw new StateRejectedError("HAS_PRODUCTS", `${count} products have it`, { count })
  await tx.deleteFrom("brand").where("id", "=", brand.id).execute()
  return true
}
