import type Sqlite from "better-sqlite3"
import { CompiledQuery, type DatabaseConnection, SqliteDriver, type TransactionSettings } from "kysely"
import { cacheStatements } from "./statement-cache.ts"

/** How long a statement waits for another process that writes. */
export const busyTimeout = 5_000
/** How long a transaction waits for its turn. */
const maxWait = 15_000

const isBusy = (problem: unknown) =>
  problem instanceof Error && "code" in problem && String(problem.code).startsWith("SQLITE_BUSY")

/** The transactions of SQLite as the shop needs them. */
export class ShopDriver extends SqliteDriver {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    super({ database: cacheStatements(database) })
    this.#database = database
  }

  /** Takes the write lock at the start of a transaction: two that read first and write later would fail at once. While
   *  another process has it, this one goes on with everything else: SQLite's own waiting would stop the whole program,
   *  which then answers no request. */
  override async beginTransaction(connection?: DatabaseConnection, _settings?: TransactionSettings): Promise<void> {
    // One that may wait longer for each statement may do so for its turn: the first that starts may have large tables to change.
    const given = Number(this.#database.pragma("busy_timeout", { simple: true }))
    const until = performance.now() + Math.max(maxWait, given)
    for (let pause = 1; ; pause = Math.min(pause * 2, 15)) {
      try {
        this.#database.pragma("busy_timeout = 0")
        await connection?.executeQuery(CompiledQuery.raw("begin immediate"))
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
      } finally {
        this.#database.pragma(`busy_timeout = ${given}`)
      }
      // Not all at the same moment again.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())))
    }
  }

  /** SQLite rolls back by itself when the disk is full or broken; that error is the one to tell, not that of a second
   *  roll-back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}
