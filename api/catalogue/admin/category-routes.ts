import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { type AdminCategoryRow, adminCategories } from "#db/catalogue/admin/category-rows.ts"
import { changeCategory, createCategory, deleteCategory, orderCategories } from "#db/catalogue/admin/write-category.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { withRejections } from "../../admin/rejections.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type AdminCategory, categoryOrder, categoryPatch, newCategory } from "../contract-admin-category.ts"

const resource = "categories"

const resourceOf = ({ id: _id, image, ...row }: AdminCategoryRow): AdminCategory => ({
  ...row,
  image: image && adminMediaResource(image),
})

async function readCategory(db: Db, documentId: string): Promise<AdminCategory | undefined> {
  const [row] = await adminCategories(db, documentId)
  return row && resourceOf(row)
}

/** Categories, their tree and its order. */
export function categoryAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const records = auditedRecords<AdminCategory>(deps, {
    resource,
    read: readCategory,
    tags: ["all"],
    inside: changeCatalogue,
  })

  route("GET /categories", async () => wholeList((await adminCategories(db)).map(resourceOf)))

  route("GET /categories/:documentId", async (c) =>
    Response.json({ data: await records.found(db, c.req.param("documentId")) }),
  )

  route("POST /categories", async (c) => {
    const category = await readBody(newCategory, c.req)
    const data = await records.add(c, (tx, now) => createCategory(tx, category, now))
    return Response.json({ data }, { status: 201 })
  })

  route("PUT /categories/order", async (c) => {
    const { productType, order } = await readBody(categoryOrder, c.req)
    const now = clock()
    const rows = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const orderOf = (all: AdminCategoryRow[]) =>
          all.flatMap((row) => (row.productType === productType ? { slug: row.slug, parent: row.parent } : []))
        const before = { order: orderOf(await adminCategories(tx)) }
        await orderCategories(tx, productType, order, now)
        const all = await adminCategories(tx)
        const after = { order: orderOf(all) }
        await audit(tx, c, { action: "order", resource, before, after }, now)
        await touchContent(tx, ["all"])
        return all
      }),
    )
    return wholeList(rows.map(resourceOf))
  })

  route("PATCH /categories/:documentId", async (c) => {
    const change = await readBody(categoryPatch, c.req)
    const documentId = c.req.param("documentId")
    const data = await records.change(c, documentId, (tx, now) => changeCategory(tx, documentId, change, now))
    return Response.json({ data })
  })

  route("DELETE /categories/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await records.change(c, documentId, (tx) => deleteCategory(tx, documentId), "delete")
    return Response.json({ data })
  })
}
