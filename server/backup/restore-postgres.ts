import { sql } from "kysely"
import { BackupError } from "#db/backup/backup-lines.ts"
import { type Filling, fillDatabase } from "#db/backup/fill.ts"
import { ownTables } from "#db/backup/snapshot.ts"
import { type Db, openDatabase, ownSchema } from "#db/database.ts"
import { takeRestoreLock } from "#db/shop-lock.ts"
import type { Restored } from "./restore-sqlite.ts"

const workshop = "hanout_restoring"
const applicationName = "hanout-restore"

/** @throws BackupError while anyone else is connected */
async function rejectRunning(db: Db): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
    and pid <> pg_backend_pid() and application_name <> ${applicationName}`.execute(db)
  if (Number(rows[0]?.n) > 0) throw new BackupError("Someone is connected to this database. Stop the shop first.")
}

/** An address whose tables are made and found in another schema. */
function within(url: string, schema: string): string {
  const address = new URL(url)
  address.searchParams.set("options", `-c search_path=${schema}`)
  return address.href
}

/** Runs something with connections of its own. The server may count them for a moment after they are closed: they have a
 *  name. */
async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const address = new URL(url)
  address.searchParams.set("application_name", applicationName)
  const db = openDatabase({ url: address.href, dataDir: "" })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Restores while no shop runs and none can start.
 *  @throws BackupError that says which processes to stop */
async function withoutShops<T>(url: string, work: () => Promise<T>): Promise<T> {
  const taken = await takeRestoreLock(url, applicationName)
  if ("holders" in taken) {
    const processes = taken.holders.map(({ pid, machine }) => `process ${pid} on ${machine}`)
    const who = processes.length > 0 ? processes.join(", ") : "another restore"
    throw new BackupError(`The database is in use: ${who}. Stop the shop first, everywhere.`)
  }
  try {
    return await work()
  } finally {
    await taken.release()
  }
}

/** Fills a schema beside the shop's own and gives it the own one's name in one transaction. The old tables stay in the
 *  database under another schema.
 *  @param old the suffix of the old schema's name, and whether a database that has tables is replaced at all
 *  @returns the schema where the old tables are now, and how many webhooks are paused and mails held
 *  @throws BackupError; the shop's tables are as they were then */
export const restorePostgres = (
  url: string,
  filling: Filling,
  old: { suffix: string; replace: boolean },
): Promise<Restored> => withoutShops(url, () => replaceSchema(url, filling, old))

async function replaceSchema(
  url: string,
  filling: Filling,
  old: { suffix: string; replace: boolean },
): Promise<Restored> {
  const own = await withDb(url, async (db) => {
    await rejectRunning(db)
    const hasTables = (await ownTables(db as never)).length > 0
    if (hasTables && !old.replace) {
      throw new BackupError("The database has tables already. To replace them: npm run restore -- --replace FILE")
    }
    await sql`drop schema if exists ${sql.id(workshop)} cascade`.execute(db)
    await sql`create schema ${sql.id(workshop)}`.execute(db)
    return { schema: (await ownSchema(db)) ?? "public", hasTables }
  })
  try {
    const filled = await withDb(within(url, workshop), (db) => fillDatabase(db, filling))
    const oldSchema = `${own.schema}_${old.suffix}`
    await withDb(url, async (db) => {
      await rejectRunning(db)
      await db.transaction().execute(async (tx) => {
        await sql`alter schema ${sql.id(own.schema)} rename to ${sql.id(oldSchema)}`.execute(tx)
        await sql`alter schema ${sql.id(workshop)} rename to ${sql.id(own.schema)}`.execute(tx)
      })
      // A schema without tables may hold something of the merchant's all the same: it goes only when it is empty.
      if (!own.hasTables) await sql`drop schema ${sql.id(oldSchema)} restrict`.execute(db).catch(() => undefined)
    })
    return { old: own.hasTables ? oldSchema : undefined, ...filled }
  } catch (error) {
    await withDb(url, (db) => sql`drop schema if exists ${sql.id(workshop)} cascade`.execute(db))
    throw error
  }
}
