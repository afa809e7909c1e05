import type { TableRows } from "#db/backup/fill.ts"
import { readSnapshot } from "#db/backup/snapshot.ts"
import type { Db } from "#db/database.ts"
import { clearSample, undoClearing } from "#db/sample/clear/clear-sample.ts"

/** Clears the sample after taking the rows that its backup would hold.
 *  @returns how many things went, and what brings them back as the undo does */
export async function clearTestSample(db: Db, now = new Date()) {
  const backup: TableRows[] = []
  await readSnapshot(db, async ({ tables, rows }) => {
    for (const table of tables) {
      for await (const cells of rows(table)) backup.push({ table: table.name, columns: table.columns, rows: cells })
    }
  })
  const removed = await clearSample(db, { backup: "a.backup", staff_name: "Rania", at: now.toISOString() })
  async function* rows() {
    yield* backup
  }
  return {
    removed: Object.values(removed).flat().length,
    undo: () => undoClearing(db, rows(), now),
  }
}
