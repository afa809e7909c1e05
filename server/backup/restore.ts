import { BackupError, type BackupHead } from "#db/backup/backup-lines.ts"
import type { TableRows } from "#db/backup/fill.ts"
import { checkBackup, openBackup, type Progress } from "./backup-file.ts"
import { restorePostgres } from "./restore-postgres.ts"
import { type Restored, restoreSqlite } from "./restore-sqlite.ts"

export type Restoring = {
  /** Where the database is: PostgreSQL when there is a `url`, else the file in `dataDir`. */
  address: { url?: string | undefined; dataDir: string }
  /** Whether a database that is not empty is replaced. */
  replace: boolean
  /** Whether webhooks go on being told of events (`db/backup/fill.ts`); by default they are paused. */
  keepWebhooks?: boolean
  now: Date
  onProgress: Progress
}

async function* counted(rows: AsyncIterable<TableRows>, all: number, onProgress: Progress): AsyncGenerator<TableRows> {
  let done = 0
  for await (const part of rows) {
    yield part
    done += part.rows.length
    onProgress(done, all)
  }
}

/** Brings a backup back. The old database stays beside the new one; until everything is in and checked, it is the one.
 *  @returns the backup's head, where the old database is now, and how many webhooks are paused and mails held
 *  @throws BackupError when the file cannot be restored, the shop runs, or the database is not empty */
export async function restoreBackup(
  file: string,
  { address, replace, keepWebhooks = false, now, onProgress }: Restoring,
): Promise<Restored & { head: BackupHead }> {
  await checkBackup(file).catch((problem: unknown) => {
    const missing = problem instanceof Error && "code" in problem && problem.code === "ENOENT"
    if (missing) throw new BackupError(`There is no file ${file}.`, { cause: problem })
    throw problem instanceof BackupError ? new BackupError(`${file}: ${problem.message}`, { cause: problem }) : problem
  })
  const { head, rows, sequences, close } = await openBackup(file)
  const filling = { migrations: head.migrations, rows: counted(rows, head.rows, onProgress), sequences, keepWebhooks }
  const suffix = `before_${now.toISOString().replace(/\D/g, "").slice(0, 14)}`
  try {
    const restored = address.url
      ? await restorePostgres(address.url, filling, { suffix, replace })
      : await restoreSqlite(address.dataDir, filling, { suffix, replace })
    return { head, ...restored }
  } finally {
    await close()
  }
}
