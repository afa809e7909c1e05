import { sql } from "kysely"
import type { Db } from "./database.ts"
import { isPostgres } from "./engine.ts"
import { busyTimeout } from "./sqlite-driver.ts"

const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))

/** Runs something on one SQLite connection that waits so long, in milliseconds, for other processes.
 *  @returns false where they were in the way */
async function whenFree(db: Db, timeout: number, work: (connection: Db) => Promise<boolean>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    try {
      await sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(connection)
      return await work(connection)
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeout)}`.execute(connection)
    }
  })
}

async function truncateLog(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
  return rows[0]?.busy === 0
}

/** Brings what the write-ahead log of SQLite holds into the database file and empties the log, so that no older version
 *  of a row can be read there. Waits for nobody. Does nothing on PostgreSQL.
 *  @returns false where another process is reading: the log is as it was */
export async function emptyLog(db: Db): Promise<boolean> {
  return isPostgres(db) || whenFree(db, 0, truncateLog)
}

/** Writes the file of an SQLite database again and empties its log. `secure_delete` writes zeros over what is deleted, but
 *  not over copies that were left in a page when SQLite moved rows to another one. Takes as long as copying the database;
 *  who writes waits for it. Does nothing on PostgreSQL.
 *  @returns false where other processes did not let it for some seconds: run it again */
export async function compactDatabase(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true
  return whenFree(db, busyTimeout, async (connection) => {
    await sql`vacuum`.execute(connection)
    return truncateLog(connection)
  })
}
