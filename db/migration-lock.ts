import { type Kysely, sql, type Transaction } from "kysely"
import { isPostgres } from "./engine.ts"
import type { Schema } from "./schema/schema.ts"

type Db = Kysely<Schema>
type Tx = Transaction<Schema>

/** Any number, the same in every process of the shop. */
const lock = 4_815_162_342

/** One minute: another process may have large tables to change. */
const lockTimeout = 60_000

/** SQLite has one writer, so a transaction is a turn; it waits in the thread, which does nothing else at the start. */
async function lockSqlite(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  const setBusyTimeout = (milliseconds: number) => sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db)
  await setBusyTimeout(lockTimeout)
  try {
    await db.transaction().execute(work)
  } finally {
    await setBusyTimeout(rows[0]?.timeout ?? 0)
  }
}

/** Does what only one process may do at a time, such as changing tables, in one transaction. The others wait for its
 *  end and then see what it did. The limits of ordinary statements do not hold here. */
export async function withMigrationLock(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return lockSqlite(db, work)
  await db.transaction().execute(async (tx) => {
    // Lifts the limit of the client as well (`postgres.ts`).
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = 0`.execute(tx)
    // Held until the transaction's end, so that who comes next sees it committed.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    await work(tx)
  })
}
