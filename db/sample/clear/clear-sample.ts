import { sql } from "kysely"
import { type SampleKind, sampleKinds } from "#core/sample/sample-clearing.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { tableOf } from "../../things/thing-parts.ts"
import { deleteThings } from "../../things/thing-rows.ts"
import { planClearing } from "./plan-clearing.ts"
import { findShownPictures } from "./shown-pictures.ts"

/** Keys of the things that went. */
export type ClearedKeys = Partial<Record<SampleKind, number[]>>

/** Keeps what the sample brought from being changed, ordered or referred to until the transaction ends. */
async function lockSample(tx: Tx): Promise<void> {
  if (!isPostgres(tx)) return
  for (const kind of sampleKinds) {
    await sql`select 1 from ${sql.table(tableOf(kind))}
      where id in (select row_id from sample_row where kind = ${kind}) order by id for update`.execute(tx)
  }
}

/** Deletes what the sample brought and nothing keeps (`planClearing`), in one transaction.
 *  @param backup the name of the file that holds the shop as it was, for the undo
 *  @returns the keys of what went
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function clearSample(
  db: Db,
  { backup, staffName, now }: { backup: string; staffName: string; now: Date },
): Promise<ClearedKeys> {
  const shown = await findShownPictures(db)
  return changeCatalogue(db, async (tx) => {
    await lockSample(tx)
    const plan = await planClearing(tx, shown)
    const removed: ClearedKeys = {}
    for (const kind of sampleKinds) {
      const ids = (plan.get(kind) ?? []).flatMap(({ id, reason }) => (reason ? [] : [id]))
      if (ids.length === 0) continue
      removed[kind] = ids
      await deleteThings(tx, kind, ids)
    }
    if (Object.keys(removed).length === 0) return removed
    for (const { content } of plan.get("review") ?? []) {
      await recalculateRating(tx, Number(content.review?.[0]?.product_id))
    }
    // A page without sections has the default ones.
    await sql`delete from section_page where page not in (select page from page_section)`.execute(tx)
    const at = now.toISOString()
    await sql`update section_page set edited_at = ${at}`.execute(tx)
    const row = { at, staff_name: staffName, backup, removed: JSON.stringify(removed) }
    await tx.insertInto("sample_clearing").values(row).execute()
    await touchContent(tx, ["all"])
    return removed
  })
}
