import { type SampleKind, sampleKinds } from "#core/sample/sample-clearing.ts"
import type { TableRows } from "../../backup/fill.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import { thingParts } from "../../things/thing-parts.ts"
import { insertThings, readThings, type ThingContent, thingCollector } from "../../things/thing-rows.ts"
import { isConstraintConflict } from "../../transaction.ts"
import type { ClearedKeys } from "./clear-sample.ts"

export type Clearing = { id: number; at: string; by: string; backup: string; removed: ClearedKeys }

/** The last clearing that was not undone. */
export async function findClearing(db: Db): Promise<Clearing | undefined> {
  const columns = ["id", "at", "staff_name as by", "backup", "removed"] as const
  const row = await db.selectFrom("sample_clearing").select(columns).orderBy("id", "desc").limit(1).executeTakeFirst()
  // Written by `clearSample` alone.
  return row && { ...row, removed: JSON.parse(row.removed) as ClearedKeys }
}

/** Reads what a clearing deleted out of its backup. Requests to be told of stock stay away: their person may have been erased
 *  since.
 *  @throws BackupError when the file is damaged */
async function readCleared(
  rows: AsyncIterable<TableRows>,
  removed: ClearedKeys,
): Promise<Map<SampleKind, Map<number, ThingContent>>> {
  const collectors = new Map(sampleKinds.map((kind) => [kind, thingCollector(kind, removed[kind] ?? [])]))
  for await (const { table, columns, rows: cells } of rows) {
    if (table === "stock_alert") continue
    for (const [kind, collector] of collectors) {
      for (const part of thingParts[kind].filter((one) => one.table === table)) {
        const named = cells.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
        collector.add(part, named)
      }
    }
  }
  return new Map([...collectors].map(([kind, { things }]) => [kind, things()]))
}

async function restoreThing(tx: Tx, kind: SampleKind, content: ThingContent, now: Date): Promise<void> {
  const [section] = content.page_section ?? []
  if (section) {
    const row = { page: String(section.page), edited_at: now.toISOString() }
    await tx
      .insertInto("section_page")
      .values(row)
      .onConflict((c) => c.column("page").doUpdateSet({ edited_at: row.edited_at }))
      .execute()
  }
  await insertThings(tx, kind, [content])
  if (kind === "review") await recalculateRating(tx, Number(content.review?.[0]?.product_id))
  await touchContent(tx, ["all"])
}

/** Stores again what a clearing deleted, row by row as its backup has it. What happened in the shop since stays. A thing whose
 *  address, code or key something else has by now, or that needs something that is gone, is left out; the undo can be
 *  repeated for it.
 *  @param rows of the backup
 *  @returns how many things came back and how many did not
 *  @throws BackupError when the file is damaged: nothing is stored; StateRejectedError IMPORT_RUNNING */
export async function undoClearing(
  db: Db,
  rows: AsyncIterable<TableRows>,
  { id, removed }: Clearing,
  now: Date,
): Promise<{ restored: number; left: number }> {
  const cleared = await readCleared(rows, removed)
  const result = { restored: 0, left: 0 }
  for (const kind of sampleKinds.toReversed()) {
    const present = await readThings(db, kind, removed[kind] ?? [])
    // Categories come before those below them.
    const things = [...(cleared.get(kind) ?? [])].toSorted(([a], [b]) => a - b)
    for (const [key, content] of things) {
      if (present.has(key)) continue
      try {
        await changeCatalogue(db, (tx) => restoreThing(tx, kind, content, now))
        result.restored += 1
      } catch (error) {
        if (!isConstraintConflict(error)) throw error
        result.left += 1
      }
    }
  }
  if (result.left === 0) await db.deleteFrom("sample_clearing").where("id", "=", id).execute()
  return result
}
