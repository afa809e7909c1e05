import { addAudit } from "#db/admin/audit.ts"
import { type AdminSizeGuideRow, listAdminSizeGuides, updateSizeGuide } from "#db/admin/size-guides.ts"
import { touchContent } from "#db/content-version.ts"
import type { Db } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import { type AdminSizeGuide, sizeGuideChange } from "../contract/admin/size-guide.ts"
import { notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { auditEntry } from "./audit-entry.ts"
import { changedFields } from "./changed-fields.ts"
import { changedMeanwhile } from "./changed-meanwhile.ts"
import { wholeList } from "./list-answer.ts"

/** What the log tells of a guide: of its texts the size. */
const logged = ({ note, headings, cells, ...guide }: AdminSizeGuideRow) => ({
  ...guide,
  columns: headings.length,
  rows: cells.length,
  text: JSON.stringify([note, headings, cells]).length,
})

/** The size guides: as many as there are kinds of sizes with one. */
export function sizeGuideAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  async function found(tx: Db, kind: string): Promise<AdminSizeGuideRow> {
    const guide = (await listAdminSizeGuides(tx)).find((one) => one.kind === kind)
    if (!guide) throw notFound()
    return guide
  }

  route("GET /size-guides", async () => wholeList<AdminSizeGuide>(await listAdminSizeGuides(db)))

  route("PUT /size-guides/:kind", async (c) => {
    const { updatedAt: readAt, active, ...texts } = await readBody(sizeGuideChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      const was = await found(tx, c.req.param("kind"))
      const { kind } = was
      if (!(await updateSizeGuide(tx, { kind, readAt, active, texts }, clock()))) throw changedMeanwhile()
      const is = await found(tx, kind)
      const [before, after] = changedFields(logged(was), logged(is))
      const entry = { action: "update", resource: "size-guides", documentId: kind, before, after } as const
      await addAudit(tx, auditEntry(c, entry, clock()))
      await touchContent(tx, ["size-guides"])
      return is
    })
    return Response.json({ data })
  })
}
