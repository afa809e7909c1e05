import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { changeStock } from "#db/catalogue/admin/change-stock.ts"
import { listMovements, type MovementPage } from "#db/catalogue/admin/movement-list.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { logManualChange } from "#db/orders/admin/log-manual-change.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { readParameters } from "../../admin/read-query.ts"
import { withRejections } from "../../admin/rejections.ts"
import { notFound } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type MovementList, movementQuery, stockByHand } from "../contract-stock-movement.ts"
import { countedBy } from "./counted-by.ts"

/** @throws ApiError 404 */
async function readList(db: Db, documentId: string, page: MovementPage): Promise<MovementList> {
  const found = await listMovements(db, documentId, page)
  if (!found) throw notFound()
  const { rows, product, next } = found
  return { data: rows, meta: { ...product, next } }
}

/** The log of a product's stock: read, and added to by hand. */
export function stockMovementRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /products/:documentId/stock-movements", async (c) => {
    const page = readParameters(movementQuery, c.req.url)
    return Response.json(await readList(db, c.req.param("documentId"), page))
  })

  route("POST /products/:documentId/stock-movements", async (c) => {
    const { note, ...byHand } = await readBody(stockByHand, c.req)
    const documentId = c.req.param("documentId")
    const now = clock()
    const cause = { ...countedBy(c, now), reason: byHand.reason, note: note || null }
    const body = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        if (!(await logManualChange(tx, documentId, cause, () => changeStock(tx, documentId, byHand, now))))
          throw notFound()
        const after = { ...byHand, note: note || null }
        await audit(tx, c, { action: "update", resource: "products", documentId, after }, now)
        await touchContent(tx, [])
        return readList(tx, documentId, { pageSize: 1 })
      }),
    )
    return Response.json(body, { status: 201 })
  })
}
