import { existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { BackupError } from "#db/backup/backup-lines.ts"
import { type Filled, type Filling, fillDatabase } from "#db/backup/fill.ts"
import { openDatabase } from "#db/database.ts"

const fileName = "hanout.db"

/** The result of a restore. */
export type Restored = Filled & {
  /** Where the old database is now; undefined = there was none. */
  old: string | undefined
}

/** Makes sure that nobody has the file open, and puts what is in its log into it. A damaged file cannot be asked: it is
 *  what is being replaced.
 *  @throws BackupError while a shop runs on it */
export function closeSqlite(file: string): void {
  let database: Sqlite.Database | undefined
  try {
    database = new Sqlite(file, { fileMustExist: true, timeout: 500 })
    // Leaving the write-ahead log takes a lock that nobody else may hold a part of.
    database.pragma("journal_mode = DELETE")
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : ""
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
      throw new BackupError("The shop is running on this data folder. Stop it first.", { cause: error })
    }
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error
  } finally {
    database?.close()
  }
}

/** Fills a new file beside the old one and puts it in its place in one step. The old one stays beside it.
 *  @param old the suffix of the old file's name, and whether a folder that has a database is replaced at all
 *  @returns where the old file is now, and how many webhooks are paused and mails held
 *  @throws BackupError; the data folder is as it was then */
export async function restoreSqlite(
  dataDir: string,
  filling: Filling,
  old: { suffix: string; replace: boolean },
): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, fileName)
  const hadOne = existsSync(file)
  if (hadOne && !old.replace) {
    throw new BackupError(`${dataDir} has a database already. To replace it: npm run restore -- --replace FILE`)
  }
  if (hadOne) closeSqlite(file)
  const workshop = mkdtempSync(join(dataDir, ".restoring-"))
  try {
    const db = openDatabase({ dataDir: workshop })
    const filled = await fillDatabase(db, filling).finally(() => db.destroy())
    closeSqlite(join(workshop, fileName))
    const oldFile = `${file}.${old.suffix}`
    if (hadOne) {
      // Again: a shop may have been started meanwhile.
      closeSqlite(file)
      await keep(file, oldFile)
    }
    // Left logs of a damaged or deleted database: SQLite would replay them into the restored one.
    for (const log of ["-wal", "-shm", "-journal"]) if (existsSync(file + log)) renameSync(file + log, oldFile + log)
    renameSync(join(workshop, fileName), file)
    return { old: hadOne ? oldFile : undefined, ...filled }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** A second name for the old file, so that the first is never missing; a copy where there are no links. */
async function keep(file: string, as: string): Promise<void> {
  try {
    linkSync(file, as)
  } catch {
    await copyFile(file, as)
  }
}
