import type { Context } from "hono"
import { isSizeGuideKind, type SizeGuideKind } from "#core/catalogue/size-guide.ts"
import {
  type AdminSizeGuideRow,
  deleteBrandSizeGuide,
  findAdminSizeGuide,
  insertBrandSizeGuide,
  listAdminSizeGuides,
  updateSizeGuide,
} from "#db/catalogue/admin/admin-size-guides.ts"
import type { Tx } from "#db/database.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { editConflict, notFound } from "../../errors.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type AdminSizeGuide, brandSizeGuideChange, sizeGuideChange } from "../contract-admin-size-guide.ts"

/** Returns the fields of a guide for the audit log; of its texts only the length. */
const logged = ({ note, headings, cells, brand, ...guide }: AdminSizeGuideRow) => ({
  ...guide,
  columns: headings.length,
  rows: cells.length,
  text: JSON.stringify([note, headings, cells]).length,
})

/** A guide's key: its kind, and the documentId of its brand. */
const keyOf = (kind: SizeGuideKind, brand: string | null) => (brand === null ? kind : `${kind}/${brand}`)

/** @throws ApiError 404 */
function kindOf(value: string): SizeGuideKind {
  if (!isSizeGuideKind(value)) throw notFound()
  return value
}

/** The size guides: one for each kind of sizes, and those of brands that measure otherwise. */
export function sizeGuideAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const guides = auditedRecords<AdminSizeGuideRow>(deps, {
    resource: "size-guides",
    read: (db, key) => {
      const [kind = "", ...brand] = key.split("/")
      return findAdminSizeGuide(db, kind, brand.length > 0 ? brand.join("/") : null)
    },
    // `shoe`, or `shoe/tell` of a brand.
    nameOf: ({ kind, brand }) => (brand ? `${kind}/${brand.slug}` : kind),
    logged,
    tags: ["size-guides"],
  })
  type Changed = { kind: SizeGuideKind; brand: string | null; active: boolean; texts: GuideTexts; readAt: string }
  type GuideTexts = Pick<AdminSizeGuideRow, "note" | "headings" | "cells">
  const update = (c: Context<AdminEnv>, { readAt, ...guide }: Changed) =>
    guides.change(c, keyOf(guide.kind, guide.brand), async (tx, now) => {
      if (!(await updateSizeGuide(tx, guide, readAt, now))) throw editConflict()
    })

  route("GET /size-guides", async () => wholeList<AdminSizeGuide>(await listAdminSizeGuides(deps.db)))

  route("PUT /size-guides/:kind", async (c) => {
    const { updatedAt: readAt, active, ...texts } = await readBody(sizeGuideChange, c.req)
    const kind = kindOf(c.req.param("kind"))
    return Response.json({ data: await update(c, { kind, brand: null, active, texts, readAt }) })
  })

  route("PUT /size-guides/:kind/:brand", async (c) => {
    const { updatedAt: readAt, active, ...texts } = await readBody(brandSizeGuideChange, c.req)
    const [kind, brand] = [kindOf(c.req.param("kind")), c.req.param("brand")]
    if (readAt !== null) return Response.json({ data: await update(c, { kind, brand, active, texts, readAt }) })
    const data = await guides.add(c, async (tx, now) => {
      const result = await insertBrandSizeGuide(tx, { kind, brand, active, texts }, now)
      if (result === "unknown") throw notFound()
      if (result === "taken") throw editConflict()
      return keyOf(kind, brand)
    })
    return Response.json({ data }, { status: 201 })
  })

  route("DELETE /size-guides/:kind/:brand", async (c) => {
    const [kind, brand] = [kindOf(c.req.param("kind")), c.req.param("brand")]
    const remove = (tx: Tx) => deleteBrandSizeGuide(tx, kind, brand)
    return Response.json({ data: await guides.change(c, keyOf(kind, brand), remove, "delete") })
  })
}
