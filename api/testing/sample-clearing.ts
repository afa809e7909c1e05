import type { TableRows } from "#db/backup/fill.ts"
import { readSnapshot } from "#db/backup/snapshot.ts"
import type { Db } from "#db/database.ts"
import { clearSample } from "#db/sample/clear/clear-sample.ts"
import { findClearing, undoClearing } from "#db/sample/clear/undo-clearing.ts"

/** Clears the sample after taking the rows that its backup would hold.
 *  @returns how many things went, and what brings them back as the undo does */
export async function clearTestSample(db: Db, now = new Date()) {
  const backup: TableRows[] = []
  await readSnapshot(db, async ({ tables, rows }) => {
    for (const table of tables) {
      for await (const cells of rows(table)) backup.push({ table: table.name, columns: table.columns, rows: cells })
    }
  })
  const removed = await clearSample(db, { backup: "a.backup", staffName: "Rania", now })
  async function* rows() {
    yield* backup
  }
  return {
    removed: Object.values(removed).flat().length,
    undo: async () => {
      const clearing = await findClearing(db)
      if (!clearing) throw new Error("Nothing was cleared")
      return undoClearing(db, rows(), clearing, now)
    },
  }
}
