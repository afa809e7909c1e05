import type { Context } from "hono"
import { fromWire } from "#core/fields/field-values.ts"
import { fromDinars } from "#core/money.ts"
import { mayStaff, type StaffRole } from "#core/staff/staff-permissions.ts"
import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { deleteProduct, duplicateProduct } from "#db/catalogue/admin/copy-product.ts"
import { patchProduct } from "#db/catalogue/admin/patch-product.ts"
import { findAdminProduct } from "#db/catalogue/admin/product-detail.ts"
import { inputFields, type ProductInput } from "#db/catalogue/admin/product-input.ts"
import { listAdminProducts } from "#db/catalogue/admin/product-list.ts"
import { countNewVariants } from "#db/catalogue/admin/variant-grid.ts"
import { createProduct, updateProduct } from "#db/catalogue/admin/write-product.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db, Tx } from "#db/database.ts"
import { logManualChange, logNewProduct } from "#db/orders/admin/log-manual-change.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
import { readParameters } from "../../admin/read-query.ts"
import { withRejections } from "../../admin/rejections.ts"
import { notFound } from "../../errors.ts"
import { listAnswer } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type AdminProductDetail, productListQuery } from "../contract-admin-product.ts"
import { type NewProduct, newProduct, productForm, productPatch } from "../contract-product-form.ts"
import { productDetailResource, productRowResource } from "./admin-product-resource.ts"
import { countedBy } from "./counted-by.ts"
import { productBulkRoutes } from "./product-bulk.ts"
import { productFileRoutes } from "./product-files.ts"
import { productFilter } from "./product-filter.ts"
import { productRestoreRoutes } from "./product-restore.ts"

const resource = "products"

/** @throws ApiError 404 */
async function readDetail(db: Db, documentId: string): Promise<AdminProductDetail> {
  const product = await findAdminProduct(db, documentId)
  if (!product) throw notFound()
  return productDetailResource(db, product)
}

/** The same without the cost, which members who may not change products do not see. */
const forReader = (product: AdminProductDetail, role: StaffRole): AdminProductDetail =>
  mayStaff(role, "catalogue.write") ? product : { ...product, cost: null }

const dinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** The values of a form, with amounts in centimes. */
const inputOf = ({ quantity: _quantity, ...form }: Omit<NewProduct, "variantUnits">): ProductInput => ({
  ...form,
  ...fromWire(inputFields, form),
})

/** Changes a product and writes down what has become another.
 *  @param change false when there is no such product */
async function changeProduct(
  c: Context<AdminEnv>,
  { db, clock }: AdminDeps,
  documentId: string,
  change: (tx: Tx, now: Date) => Promise<boolean>,
): Promise<Response> {
  const now = clock()
  const data = await withRejections(() =>
    changeCatalogue(db, async (tx) => {
      const before = await readDetail(tx, documentId)
      if (!(await logManualChange(tx, documentId, countedBy(c, now), () => change(tx, now)))) throw notFound()
      const after = await readDetail(tx, documentId)
      const [was, is] = changedFields(before, after)
      await audit(tx, c, { action: "update", resource, documentId, before: was, after: is }, now)
      await touchContent(tx, [])
      return after
    }),
  )
  return Response.json({ data })
}

/** Stores a product that was not there, and writes down that it was made. */
async function addProduct(
  c: Context<AdminEnv>,
  { db, clock }: AdminDeps,
  action: "create" | "duplicate",
  add: (tx: Tx, now: Date) => Promise<string | undefined>,
): Promise<Response> {
  const now = clock()
  const data = await withRejections(() =>
    changeCatalogue(db, async (tx) => {
      const documentId = await add(tx, now)
      if (documentId === undefined) throw notFound()
      await logNewProduct(tx, documentId, { ...countedBy(c, now), reason: "opening" })
      const made = await readDetail(tx, documentId)
      const { slug, sku, name, price, quantity, publishedAt } = made
      const after = { slug, sku, name, price, quantity, publishedAt }
      await audit(tx, c, { action, resource, documentId, after }, now)
      await touchContent(tx, [])
      return made
    }),
  )
  return Response.json({ data }, { status: 201 })
}

/** Products as the staff know them, drafts among them: list, one with everything, and every change of one. */
export function productRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("GET /products", async (c) => {
    const { sort, page, pageSize, ...filters } = readParameters(productListQuery, c.req.url)
    const paged = { sort, page, pageSize, now: clock() }
    const { rows, total } = await listAdminProducts(db, productFilter(filters), paged)
    return Response.json(listAnswer(rows.map(productRowResource), total, { page, pageSize }))
  })

  route("GET /products/:documentId", async (c) =>
    Response.json({ data: forReader(await readDetail(db, c.req.param("documentId")), c.get("staff").role) }),
  )

  route("POST /products", async (c) => {
    const { variantUnits, ...form } = await readBody(newProduct, c.req)
    return addProduct(c, deps, "create", async (tx, now) => {
      const documentId = await createProduct(tx, inputOf(form), variantUnits ? 0 : form.quantity, now)
      if (variantUnits) await countNewVariants(tx, documentId, variantUnits)
      return documentId
    })
  })

  route("POST /products/:documentId/duplicate", (c) =>
    addProduct(c, deps, "duplicate", (tx, now) => duplicateProduct(tx, c.req.param("documentId"), now)),
  )

  route("PUT /products/:documentId", async (c) => {
    const { quantityWas, updatedAt, ...form } = await readBody(productForm, c.req)
    const read = { updatedAt, quantity: form.quantity, quantityWas }
    const documentId = c.req.param("documentId")
    return changeProduct(c, deps, documentId, (tx, now) => updateProduct(tx, documentId, inputOf(form), read, now))
  })

  route("PATCH /products/:documentId", async (c) => {
    const { price, lastPrice, quantity, quantityWas, ...change } = await readBody(productPatch, c.req)
    const amounts = {
      price: price === undefined ? undefined : fromDinars(price),
      lastPrice: lastPrice === undefined ? undefined : dinarsOrNull(lastPrice),
    }
    const stock = quantity === undefined || quantityWas === undefined ? undefined : { quantity, was: quantityWas }
    const documentId = c.req.param("documentId")
    return changeProduct(c, deps, documentId, (tx, now) =>
      patchProduct(tx, documentId, { ...change, ...amounts, stock }, now),
    )
  })

  route("DELETE /products/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const now = clock()
    const data = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const { slug, sku, name, price, quantity } = await readDetail(tx, documentId)
        if (!(await deleteProduct(tx, documentId, now))) throw notFound()
        const before = { slug, sku, name, price, quantity }
        await audit(tx, c, { action: "delete", resource, documentId, before }, now)
        await touchContent(tx, [])
        return { documentId }
      }),
    )
    return Response.json({ data })
  })

  productBulkRoutes(route, deps)
  productRestoreRoutes(route, deps)
  productFileRoutes(route, deps)
}
