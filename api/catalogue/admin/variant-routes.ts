import { fromDinars, toDinars } from "#core/money.ts"
import { mayStaff } from "#core/staff/staff-permissions.ts"
import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { changeVariants, findVariantGrid } from "#db/catalogue/admin/variant-grid.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { logManualChange } from "#db/orders/admin/log-manual-change.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
import { withRejections } from "../../admin/rejections.ts"
import { notFound } from "../../errors.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { readBody } from "../../read-body.ts"
import { type VariantGrid, variantForm } from "../contract-variants.ts"
import { countedBy } from "./counted-by.ts"

const toDinarsOrNull = (amount: number | null) => (amount === null ? null : toDinars(amount))
const fromDinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** @throws ApiError 404 */
async function readGrid(db: Db, documentId: string): Promise<VariantGrid> {
  const grid = await findVariantGrid(db, documentId)
  if (!grid) throw notFound()
  return {
    ...grid,
    price: toDinars(grid.price),
    lastPrice: toDinarsOrNull(grid.lastPrice),
    variants: grid.variants.map(({ image, price, lastPrice, cost, ...variant }) => ({
      ...variant,
      price: toDinarsOrNull(price),
      lastPrice: toDinarsOrNull(lastPrice),
      cost: toDinarsOrNull(cost),
      image: image && adminMediaResource(image),
    })),
  }
}

/** The grid of a product's variants: read, and changed as a whole. */
export function variantRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /products/:documentId/variants", async (c) => {
    const grid = await readGrid(db, c.req.param("documentId"))
    const seesCosts = mayStaff(c.get("staff").role, "catalogue.write")
    const variants = seesCosts ? grid.variants : grid.variants.map((variant) => ({ ...variant, cost: null }))
    return Response.json({ data: { ...grid, variants } })
  })

  route("PUT /products/:documentId/variants", async (c) => {
    const { variants, ...form } = await readBody(variantForm, c.req)
    const documentId = c.req.param("documentId")
    const now = clock()
    const rows = variants.map(({ price, lastPrice, cost, ...row }) => ({
      ...row,
      price: fromDinarsOrNull(price),
      lastPrice: fromDinarsOrNull(lastPrice),
      ...(cost !== undefined && { cost: fromDinarsOrNull(cost) }),
    }))
    const data = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const before = await readGrid(tx, documentId)
        const change = () => changeVariants(tx, documentId, { ...form, variants: rows }, now)
        if (!(await logManualChange(tx, documentId, countedBy(c, now), change))) throw notFound()
        const after = await readGrid(tx, documentId)
        const [was, is] = changedFields(before, after)
        await audit(tx, c, { action: "update", resource: "products", documentId, before: was, after: is }, now)
        await touchContent(tx, [])
        return after
      }),
    )
    return Response.json({ data })
  })
}
