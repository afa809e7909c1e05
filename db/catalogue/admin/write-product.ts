import { discountPercent } from "#core/catalogue/price-change.ts"
import { privateFields, rowFields } from "#core/catalogue/product-fields.ts"
import type { ProductStatus } from "#core/catalogue/variants/variant.ts"
import { toColumns } from "#core/fields/field-values.ts"
import type { Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { isPostgres } from "../../engine.ts"
import { editConflict, nextVersion, StateRejectedError } from "../../staff/rejected.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { productSearchText } from "../product-search.ts"
import { universeProblems } from "../universes.ts"
import { tellLowestPrice } from "../variants/lowest-price.ts"
import { syncVariants } from "../variants/sync-variants.ts"
import {
  type ProductFacts,
  type ProductInput,
  publishProblems,
  type References,
  readReferences,
} from "./product-input.ts"
import { clearParts, storeParts } from "./product-parts.ts"
import { keepSlug, nameProblems, skuFor, slugFor } from "./product-slugs.ts"

/** The columns of a product's own row that a form fills in, but for its picture. */
export function toProductColumns(input: ProductFacts, slug: string, brand: References["brand"]) {
  const { sku, price, lastPrice, sizes, offer, name, sizeKind } = input
  return {
    ...toColumns({ ...rowFields, ...privateFields }, { ...input, slug }),
    brand_id: brand.id,
    discount: discountPercent(price, lastPrice),
    sizes: JSON.stringify(sizes),
    ...(sizeKind && { size_kind: sizeKind }),
    offer_start: offer?.startDate ?? null,
    offer_end: offer?.endDate ?? null,
    search: productSearchText({ sku, slug }, name, brand.name),
  }
}

/** The columns of a new product that no form fills in. */
export function newColumns(quantity: number, now: Date) {
  const at = now.toISOString()
  return {
    document_id: randomDocumentId(),
    quantity,
    status: statusOf(quantity),
    sell_count: 0,
    rating: null,
    review_count: 0,
    created_at: at,
    updated_at: at,
    edited_at: at,
  }
}

const statusOf = (quantity: number): ProductStatus => (quantity > 0 ? "in-stock" : "out-of-stock")

/** Checks a product against the others, and finds what it refers to.
 *  @throws FieldsRejectedError */
async function check(tx: Tx, input: ProductInput, own: Pick<LockedProduct, "id" | "sku"> | null) {
  const problems = [
    ...(await universeProblems(tx, input.productType)),
    ...(await nameProblems(tx, input, own?.id ?? null)),
    ...publishProblems(input, await findMainLocale(tx)),
  ]
  const references = await readReferences(tx, input, problems)
  const slug = await slugFor(tx, input, own?.id ?? null)
  return { references, slug, sku: await skuFor(tx, input, slug, own?.sku ?? null) }
}

/** Stores a new product.
 *  @returns its documentId
 *  @throws FieldsRejectedError */
export async function createProduct(tx: Tx, input: ProductInput, quantity: number, now: Date): Promise<string> {
  const { references, slug, sku } = await check(tx, input, null)
  const { brand, imageId } = references
  const row = { ...toProductColumns({ ...input, sku }, slug, brand), image_id: imageId, ...newColumns(quantity, now) }
  const { id } = await tx.insertInto("product").values(row).returning("id").executeTakeFirstOrThrow()
  await keepSlug(tx, id, null, slug)
  await storeParts(tx, id, input, references)
  await syncVariants(tx, id)
  return row.document_id
}

const locked = (tx: Tx, documentId: string) =>
  tx
    .selectFrom("product")
    .select(["id", "slug", "sku", "quantity", "status", "edited_at as editedAt", "price", "last_price as lastPrice"])
    .select(["stock_by as stockBy", "variant_count as variantCount"])
    .where("document_id", "=", documentId)

export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** Keeps a product as it is until the transaction ends: orders wait. */
export const lockProduct = (tx: Tx, documentId: string) =>
  locked(tx, documentId)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()

/** @throws StateRejectedError STOCK_BELOW_ZERO when orders whose choice is open have more units than would be left */
export function rejectBelowZero({ units }: { units: number | null }): void {
  if (units === null || units >= 0) return
  const message = `${-units} units more are promised to orders whose size is open`
  throw new StateRejectedError("STOCK_BELOW_ZERO", message, { quantity: -units })
}

/** How many units there are after a change by somebody who saw `was` of them: what was ordered meanwhile stays ordered.
 *  @throws StateRejectedError STOCK_BELOW_ZERO when fewer are left than are to be taken away, STOCK_BY_VARIANT where its variants
 *  count apart */
export function stockAfter(
  { quantity, status, stockBy }: Pick<LockedProduct, "quantity" | "status" | "stockBy">,
  wanted: number,
  was: number,
) {
  if (stockBy === "variant" && wanted !== was) {
    throw new StateRejectedError("STOCK_BY_VARIANT", "Its units are counted by variant", { quantity })
  }
  const after = quantity + wanted - was
  if (after < 0) {
    throw new StateRejectedError("STOCK_BELOW_ZERO", `Only ${quantity} are left by now`, { quantity })
  }
  return { quantity: after, status: wanted === was ? status : statusOf(after) }
}

/** Changes a whole product.
 *  @param read what the form was filled in from
 *  @returns false when there is none
 *  @throws FieldsRejectedError, StateRejectedError */
export async function updateProduct(
  tx: Tx,
  documentId: string,
  input: ProductInput,
  read: { updatedAt: string; quantity: number; quantityWas: number },
  now: Date,
): Promise<boolean> {
  const product = await lockProduct(tx, documentId)
  if (!product) return false
  if (product.editedAt !== new Date(read.updatedAt).toISOString()) throw editConflict(product.editedAt)
  const stock = stockAfter(product, read.quantity, read.quantityWas)
  const { references, slug, sku } = await check(tx, input, product)
  const row = {
    ...toProductColumns({ ...input, sku }, slug, references.brand),
    image_id: references.imageId,
    ...stock,
    updated_at: now.toISOString(),
    edited_at: nextVersion(product.editedAt, now),
  }
  await tx.updateTable("product").set(row).where("id", "=", product.id).execute()
  await keepSlug(tx, product.id, product.slug, slug)
  await clearParts(tx, product.id)
  await storeParts(tx, product.id, input, references)
  rejectBelowZero(await syncVariants(tx, product.id))
  await tellLowestPrice(tx, product.id)
  return true
}
