import { sql } from "kysely"
import { type SampleKind, sampleKinds } from "#core/sample/sample-clearing.ts"
import type { TableRows } from "../../backup/fill.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { tableOf, thingParts } from "../../things/thing-parts.ts"
import { deleteThings, insertThings, readThings, type ThingContent, thingCollector } from "../../things/thing-rows.ts"
import { isConstraintConflict } from "../../transaction.ts"
import { findShownPictures, planClearing } from "./plan-clearing.ts"

/** Keys of the things that went. */
type ClearedKeys = Partial<Record<SampleKind, number[]>>
/** `backup`: the name of the file that holds the shop as it was, for the undo. */
type Clearing = { at: string; staff_name: string; backup: string }

/** Deletes what the sample brought and nothing keeps (`planClearing`), in one transaction.
 *  @returns the keys of what went
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function clearSample(db: Db, clearing: Clearing): Promise<ClearedKeys> {
  const shown = await findShownPictures(db)
  return changeCatalogue(db, async (tx) => {
    // Nobody changes, orders or refers to any of it until the end.
    for (const kind of isPostgres(tx) ? sampleKinds : [])
      await sql`select 1 from ${sql.table(tableOf(kind))}
        where id in (select row_id from sample_row where kind = ${kind}) order by id for update`.execute(tx)
    const plan = await planClearing(tx, shown)
    const removed: ClearedKeys = {}
    for (const { kind, id, stays } of plan) if (!stays) removed[kind] = [...(removed[kind] ?? []), id]
    if (Object.keys(removed).length === 0) return removed
    for (const kind of sampleKinds) if (removed[kind]) await deleteThings(tx, kind, removed[kind])
    for (const { kind, id, stays } of plan) if (kind === "product" && stays) await recalculateRating(tx, id)
    // A page without sections has the default ones.
    await sql`delete from section_page where page not in (select page from page_section)`.execute(tx)
    await tx.updateTable("section_page").set({ edited_at: clearing.at }).execute()
    const row = { ...clearing, removed: JSON.stringify(removed) }
    await tx.insertInto("sample_clearing").values(row).execute()
    await touchContent(tx, ["all"])
    return removed
  })
}

/** The last clearing that was not undone. */
export const findClearing = (db: Db): Promise<(Clearing & { id: number; removed: string }) | undefined> =>
  db.selectFrom("sample_clearing").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst()

async function restoreThing(tx: Tx, kind: SampleKind, content: ThingContent, at: string): Promise<void> {
  for (const { page } of content.page_section ?? [])
    await sql`insert into section_page (page, edited_at) values (${page}, ${at})
      on conflict (page) do update set edited_at = excluded.edited_at`.execute(tx)
  await insertThings(tx, kind, [content])
  if (kind === "review") await recalculateRating(tx, Number(content.review?.[0]?.product_id))
  await touchContent(tx, ["all"])
}

/** Stores again what the last clearing deleted, row by row as its backup has it. What happened in the shop since stays. A thing
 *  whose address, code or key something else has by now, or that needs something that is gone, is left out; the undo can be
 *  repeated for it. Requests to be told of stock stay away: their person may have been erased since.
 *  @param rows of the backup
 *  @returns how many things were left out
 *  @throws BackupError when the file is damaged: nothing is stored; StateRejectedError IMPORT_RUNNING */
export async function undoClearing(db: Db, rows: AsyncIterable<TableRows>, now: Date): Promise<number> {
  const last = await findClearing(db)
  // Written by `clearSample` alone.
  const removed: ClearedKeys = JSON.parse(last?.removed ?? "{}")
  const collectors = sampleKinds.map((kind) => ({ kind, collector: thingCollector(kind, removed[kind] ?? []) }))
  for await (const { table, columns, rows: cells } of rows) {
    if (table === "stock_alert") continue
    const named = cells.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
    for (const { kind, collector } of collectors)
      for (const part of thingParts[kind]) if (part.table === table) collector.add(part, named)
  }
  let left = 0
  for (const { kind, collector } of collectors.toReversed()) {
    // A product has brought its reviews back.
    const present = await readThings(db, kind, removed[kind] ?? [])
    // Categories come before those below them.
    for (const [key, content] of [...collector.things()].toSorted(([a], [b]) => a - b)) {
      if (present.has(key)) continue
      try {
        await changeCatalogue(db, (tx) => restoreThing(tx, kind, content, now.toISOString()))
      } catch (error) {
        if (!isConstraintConflict(error)) throw error
        left += 1
      }
    }
  }
  if (left === 0) await sql`delete from sample_clearing where id = ${last?.id ?? 0}`.execute(db)
  return left
}
