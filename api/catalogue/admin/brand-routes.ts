import { adminBrands, changeBrand, createBrand, deleteBrand } from "#db/catalogue/admin/brands.ts"
import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type AdminBrand, brandPatch, newBrand } from "../contract-brand.ts"

/** Brands of products. */
export function brandAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const brands = auditedRecords<AdminBrand>(deps, {
    resource: "brands",
    read: async (db, documentId) => (await adminBrands(db)).find((brand) => brand.documentId === documentId),
    tags: ["all"],
    inside: changeCatalogue,
  })

  route("GET /brands", async () => wholeList<AdminBrand>(await adminBrands(deps.db)))

  route("POST /brands", async (c) => {
    const brand = await readBody(newBrand, c.req)
    const data = await brands.add(c, (tx, now) => createBrand(tx, brand, now))
    return Response.json({ data }, { status: 201 })
  })

  route("PATCH /brands/:documentId", async (c) => {
    const change = await readBody(brandPatch, c.req)
    const documentId = c.req.param("documentId")
    const data = await brands.change(c, documentId, (tx, now) => changeBrand(tx, documentId, change, now))
    return Response.json({ data })
  })

  route("DELETE /brands/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await brands.change(c, documentId, (tx) => deleteBrand(tx, documentId), "delete")
    return Response.json({ data })
  })
}
