import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { findAdminProduct } from "#db/catalogue/admin/product-detail.ts"
import { restoreProduct } from "#db/catalogue/removed/removed-products.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { isConstraintConflict } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { withRejections } from "../../admin/rejections.ts"
import { readBody } from "../../read-body.ts"
import { type BulkResult, productRestore } from "../contract-product-form.ts"

/** `POST /products/restore`: deleted products as they were, each in its own transaction. */
export function productRestoreRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("POST /products/restore", async (c) => {
    const { documentIds } = await readBody(productRestore, c.req)
    const now = clock()
    const restore = (documentId: string) =>
      changeCatalogue(db, async (tx) => {
        if (!(await restoreProduct(tx, documentId, now))) return "UNKNOWN"
        const product = await findAdminProduct(tx, documentId)
        const after = product && { slug: product.slug, sku: product.sku, name: product.name }
        await audit(tx, c, { action: "undo", resource: "products", documentId, after }, now)
        await touchContent(tx, ["all"])
        return null
      })
    const data: BulkResult[] = []
    for (const documentId of new Set(documentIds)) {
      const problem = await withRejections(() => restore(documentId)).catch((error: unknown) => {
        if (isConstraintConflict(error)) return "TAKEN" as const
        throw error
      })
      data.push({ documentId, result: problem ? "problem" : "done", problem })
    }
    return Response.json({ data })
  })
}
