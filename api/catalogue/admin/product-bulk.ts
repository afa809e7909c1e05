import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { type BulkChange, changeInBulk } from "#db/catalogue/admin/patch-product.ts"
import { findAdminProduct } from "#db/catalogue/admin/product-detail.ts"
import { findProductNames } from "#db/catalogue/admin/product-list.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { withRejections } from "../../admin/rejections.ts"
import { validationError } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type BulkResult, type ProductBulk, productBulk } from "../contract-product-form.ts"

/** @throws ApiError 400 that names the categories that the shop does not have */
async function categoryKeys(db: Db, field: "add" | "remove", documentIds: string[]): Promise<number[]> {
  if (documentIds.length === 0) return []
  const rows = await db
    .selectFrom("category")
    .select(["id", "document_id"])
    .where("document_id", "in", documentIds)
    .execute()
  const keys = new Map(rows.map((row) => [row.document_id, row.id]))
  const problems = documentIds.flatMap((id, index) =>
    keys.has(id) ? [] : [{ path: [field, index], code: "UNKNOWN", message: `There is no category ${id}` }],
  )
  if (problems.length > 0) throw validationError(problems)
  return documentIds.flatMap((id) => keys.get(id) ?? [])
}

async function changeOf(db: Db, body: ProductBulk): Promise<BulkChange> {
  if (body.action !== "categories") {
    const { documentIds: _documentIds, ...change } = body
    return change
  }
  const [add, remove] = [await categoryKeys(db, "add", body.add), await categoryKeys(db, "remove", body.remove)]
  return { action: "categories", add, remove }
}

/** An import that begins to store products rejects the request only while nothing is changed: a client repeats a rejected one as a
 *  whole.
 *  @throws what is something else */
function rejectedByImport(error: unknown, before: readonly BulkResult[]) {
  const isImport = error instanceof StateRejectedError && error.code === "IMPORT_RUNNING"
  if (!isImport || before.every(({ result }) => result !== "done")) throw error
  return { result: "problem", problem: "IMPORT_RUNNING" } as const
}

/** `POST /products/bulk`: each product in its own transaction, so that a rejected one does not block the others. */
export function productBulkRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("POST /products/bulk", async (c) => {
    const body = await readBody(productBulk, c.req)
    const change = await changeOf(db, body)
    const { documentIds, action, ...parameters } = body
    const data: BulkResult[] = []
    for (const documentId of new Set(documentIds)) {
      const now = clock()
      const outcome = await withRejections(() =>
        changeCatalogue(db, async (tx) => {
          const was = action === "delete" ? await findAdminProduct(tx, documentId) : undefined
          const changed = await changeInBulk(tx, documentId, change, now)
          if (changed.result !== "done") return changed
          const before = was ? { slug: was.slug, sku: was.sku, name: was.name } : null
          const what = { action: `bulk-${action}`, resource: "products", documentId, before, after: parameters }
          await audit(tx, c, what, now)
          await touchContent(tx, [])
          return changed
        }).catch((error: unknown) => rejectedByImport(error, data)),
      )
      data.push({ documentId, ...outcome })
    }
    const unchanged = data.flatMap(({ documentId, problem }) => (problem ? documentId : []))
    const names = await findProductNames(db, unchanged)
    return Response.json({ data: data.map((one): BulkResult => ({ ...one, name: names.get(one.documentId) })) })
  })
}
