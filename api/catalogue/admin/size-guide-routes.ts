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
import { touchContent } from "#db/changes/content-version.ts"
import type { Db, Tx } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
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

/** How the log names a guide: `shoe`, or `shoe/tell` of a brand. */
const loggedName = ({ kind, brand }: AdminSizeGuideRow) => (brand ? `${kind}/${brand.slug}` : kind)

/** @throws ApiError 404 */
function kindOf(value: string): SizeGuideKind {
  if (!isSizeGuideKind(value)) throw notFound()
  return value
}

/** The size guides: one for each kind of sizes, and those of brands that measure otherwise. */
export function sizeGuideAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  async function found(tx: Db, kind: string, brand: string | null): Promise<AdminSizeGuideRow> {
    const guide = await findAdminSizeGuide(tx, kind, brand)
    if (!guide) throw notFound()
    return guide
  }
  type Entry = Omit<Parameters<typeof audit>[2], "resource" | "documentId">
  async function log(c: Context<AdminEnv>, tx: Tx, entry: Entry, name: string) {
    await audit(tx, c, { ...entry, resource: "size-guides", documentId: name }, clock())
    await touchContent(tx, ["size-guides"])
  }
  type Change = { kind: SizeGuideKind; brand: string | null; readAt: string; guide: GuideFields }
  type GuideFields = Pick<AdminSizeGuideRow, "active" | "note" | "headings" | "cells">
  async function update(c: Context<AdminEnv>, tx: Tx, { kind, brand, readAt, guide }: Change) {
    const was = await found(tx, kind, brand)
    const { active, ...texts } = guide
    if (!(await updateSizeGuide(tx, { kind, brand, active, texts }, readAt, clock()))) throw editConflict()
    const is = await found(tx, kind, brand)
    const [before, after] = changedFields(logged(was), logged(is))
    await log(c, tx, { action: "update", before, after }, loggedName(is))
    return is
  }

  route("GET /size-guides", async () => wholeList<AdminSizeGuide>(await listAdminSizeGuides(db)))

  route("PUT /size-guides/:kind", async (c) => {
    const { updatedAt: readAt, ...guide } = await readBody(sizeGuideChange, c.req)
    const kind = kindOf(c.req.param("kind"))
    const data = await inTransaction(db, (tx) => update(c, tx, { kind, brand: null, readAt, guide }))
    return Response.json({ data })
  })

  route("PUT /size-guides/:kind/:brand", async (c) => {
    const { updatedAt: readAt, ...guide } = await readBody(brandSizeGuideChange, c.req)
    const [kind, brand] = [kindOf(c.req.param("kind")), c.req.param("brand")]
    if (readAt !== null) {
      const data = await inTransaction(db, (tx) => update(c, tx, { kind, brand, readAt, guide }))
      return Response.json({ data })
    }
    const { active, ...texts } = guide
    const data = await inTransaction(db, async (tx) => {
      const result = await insertBrandSizeGuide(tx, { kind, brand, active, texts }, clock())
      if (result === "unknown") throw notFound()
      if (result === "taken") throw editConflict()
      const is = await found(tx, kind, brand)
      await log(c, tx, { action: "create", after: logged(is) }, loggedName(is))
      return is
    })
    return Response.json({ data }, { status: 201 })
  })

  route("DELETE /size-guides/:kind/:brand", async (c) => {
    const [kind, brand] = [kindOf(c.req.param("kind")), c.req.param("brand")]
    const data = await inTransaction(db, async (tx) => {
      const was = await found(tx, kind, brand)
      if (!(await deleteBrandSizeGuide(tx, kind, brand))) throw notFound()
      await log(c, tx, { action: "delete", before: logged(was) }, loggedName(was))
      return was
    })
    return Response.json({ data })
  })
}
