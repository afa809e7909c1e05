import { sql } from "kysely"
import type { Db, Tx } from "./database.ts"

const maxTries = 6

/** Makes a transaction retry: what it read has changed since. */
export class RetryTransaction extends Error {
  override name = "RetryTransaction"
}

/** Serialization failure and deadlock of PostgreSQL, a file that stayed locked too long of SQLite: nothing is changed,
 *  and the same again may well succeed. */
const passing = /^(40001|40P01|SQLITE_BUSY.*)$/
/** Codes of a constraint that another transaction broke after the check before the write: a unique value that was free, or a row
 *  that existed. A retry sees their rows, and its check rejects. */
const constraintCodes = /^(23505|23503|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|FOREIGNKEY))$/

const codeOf = (problem: unknown) => (problem instanceof Error && "code" in problem ? String(problem.code) : "")

/** Whether another transaction came first: a unique value is in use by now, or a referenced row is gone. */
export const isConstraintConflict = (problem: unknown): boolean => constraintCodes.test(codeOf(problem))

/** Whether nothing is changed and the same again may succeed at once. */
export const isRetryable = (problem: unknown): boolean =>
  problem instanceof RetryTransaction || passing.test(codeOf(problem)) || isConstraintConflict(problem)

/** Retries an attempt, from its beginning, after an error that `isRetryable` names, a bounded number of times. A failed attempt must
 *  leave no changes behind, in the database or elsewhere. */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === maxTries || !isRetryable(error)) throw error
      // A random pause, so that two conflicting transactions do not conflict again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * tries))
    }
  }
}

/** Runs work in a savepoint of a transaction. When it fails, its changes are rolled back, and the transaction goes on. */
async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    // SQLite has none left when the disk is full: the error that says so is the one to tell.
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined)
    throw error
  }
}

/** Runs work in one transaction, with the retries of `withRetry`. The work must change nothing but the database. Given a transaction,
 *  the work is a part of it: it fails alone, and the whole is what is tried again. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Whatever says so is one.
  if (db.isTransaction) return inSavepoint(db as Tx, work)
  return withRetry(() => db.transaction().setIsolationLevel("read committed").execute(work))
}
