import { type SizeGuideKind, type SizeGuideTexts, sizeGuideKinds } from "#core/size-guide.ts"
import type { Db, Tx } from "../database.ts"
import { guideColumns, guideTexts } from "../size-guides.ts"

/** A size guide with its texts in all languages. `active` = the storefront shows it. */
export type AdminSizeGuideRow = SizeGuideTexts & { kind: SizeGuideKind; active: boolean; updatedAt: string }

/** All size guides in the order of their kinds. */
export async function listAdminSizeGuides(db: Db): Promise<AdminSizeGuideRow[]> {
  const rows = await db.selectFrom("size_guide").selectAll().execute()
  return sizeGuideKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? [{ kind, active: row.active === 1, updatedAt: row.updated_at, ...guideTexts(row) }] : []
  })
}

type SizeGuideChange = {
  kind: SizeGuideKind
  /** `updatedAt` of what was read. */
  readAt: string
  active: boolean
  texts: SizeGuideTexts
}

/** Changes a size guide if nobody has since it was read.
 *  @returns whether it was so */
export async function updateSizeGuide(tx: Tx, change: SizeGuideChange, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("size_guide")
    .set({ ...guideColumns(change.texts), active: change.active ? 1 : 0, updated_at: now.toISOString() })
    .where("kind", "=", change.kind)
    .where("updated_at", "=", change.readAt)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}
