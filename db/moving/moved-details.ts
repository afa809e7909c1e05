import { changeCatalogue } from "../catalogue/admin/catalogue-lock.ts"
import { findAdminProduct } from "../catalogue/admin/product-detail.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db } from "../database.ts"
import { type AdminMedia, adminMediaByUrls } from "../media/admin-media.ts"
import { FieldsRejectedError, StateRejectedError } from "../staff/rejected.ts"
import { type DetailContext, isDetailed, type MovedDetails, storeDetails } from "./detailed-product.ts"
import { noneOfPart, type PartCount } from "./part-count.ts"

async function findDocumentIds(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await db.selectFrom("product").select(["sku", "document_id"]).where("sku", "in", skus).execute()
  return new Map(rows.map(({ sku, document_id }) => [sku, document_id]))
}

/** The pictures that some details name and that the library has, by their addresses. */
async function findPictures(db: Db, all: readonly MovedDetails[]): Promise<Map<string, AdminMedia>> {
  const urls = all.flatMap(({ colors, variantPictures }) => [
    ...colors.flatMap(({ image }) => image ?? []),
    ...variantPictures.map(({ picture }) => picture),
  ])
  return new Map((await adminMediaByUrls(db, [...new Set(urls)])).map((picture) => [picture.url, picture]))
}

/** Whether the shop would not take it from a form either. */
const isRejected = (error: unknown) =>
  error instanceof FieldsRejectedError || (error instanceof StateRejectedError && error.code === "STOCK_BELOW_ZERO")

/** Stores in one transaction.
 *  @returns what became of the product */
async function store(db: Db, documentId: string, details: MovedDetails, context: DetailContext) {
  try {
    return await changeCatalogue(db, async (tx) => {
      const result = await storeDetails(tx, documentId, details, context)
      await touchContent(tx, [])
      return result
    })
  } catch (error) {
    if (isRejected(error)) return "lost"
    throw error
  }
}

/** Gives products what another shop knows of them beside their rows in a file: it takes the place of the shop's. Each is stored in a
 *  transaction of its own, between which orders are placed.
 *  @param details some dozens
 *  @param dryRun counts alone
 *  @param coming SKUs of products that are made before
 *  @throws StateRejectedError IMPORT_RUNNING */
export async function storeMovedDetails(
  db: Db,
  details: readonly MovedDetails[],
  { now, dryRun, coming }: { now: Date; dryRun: boolean; coming: ReadonlySet<string> },
): Promise<PartCount> {
  const count = { ...noneOfPart }
  const skus = details.map(({ sku }) => sku)
  const documentIds = await findDocumentIds(db, skus)
  const context = { pictures: await findPictures(db, details), now }
  for (const one of details) {
    const documentId = documentIds.get(one.sku)
    const product = documentId === undefined ? undefined : await findAdminProduct(db, documentId)
    if (!product) count[dryRun && coming.has(one.sku) ? "made" : "lost"]++
    else if (await isDetailed(db, product, one, context)) count.existing++
    else count[dryRun ? "changed" : await store(db, product.documentId, one, context)]++
  }
  return count
}
