import { mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from "kysely"
import { DatabaseError } from "./database-error.ts"
import { busyTimeout, ShopDriver } from "./sqlite-driver.ts"

/** SQLite can roll back table changes, which Kysely's own adapter does not use. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Writes each parameter as `+?`. The planner of SQLite looks at the values of bare parameters, and so prepares a statement
 *  again at every run: that costs several times what reading a row by its key does. The unary plus changes no value and hides
 *  it from the planner. A partial index is used only where the query names its condition with a literal (`sql.lit`).
 *  https://www.sqlite.org/c3ref/stmt_status.html, `SQLITE_STMTSTATUS_REPREPARE`; docs/decisions/0024-sqlite-parameters.md. */
class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return "+?"
  }
}

class HanoutSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    super({ database })
    this.#database = database
  }

  override createDriver() {
    return new ShopDriver(this.#database)
  }

  override createQueryCompiler() {
    return new StablePlanCompiler()
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** The functions that the first migration creates on PostgreSQL; SQLite's own `lower` knows ASCII only. */
function addFunctions(database: Sqlite.Database) {
  const contains = (body: unknown, part: unknown, fold: (text: string) => string) => {
    if (typeof body !== "string" || typeof part !== "string") return null
    return fold(body).includes(fold(part)) ? 1 : 0
  }
  const options = { deterministic: true }
  database.function("hanout_contains", options, (body, part) => contains(body, part, (text) => text))
  database.function("hanout_contains_fold", options, (body, part) => contains(body, part, (text) => text.toLowerCase()))
}

/** Which files are looked at for damage when they are opened: that reads the whole file. */
export type DamageCheck = "all" | "small" | "none"

/** Bytes of a file that is small: one of 112 MB takes 0.2 s. */
const smallFile = 32 * 2 ** 20

/** Pages of the file that a connection keeps in memory, in KB: what is not there comes from the system's own cache. The driver's
 *  default of 16 MB stays in the process for good. */
const cacheSize = 4 * 1024

/** @param check `all` when left out
 *  @param isReadOnly opens a file that is there, for reading alone */
type Opening = { check?: DamageCheck | undefined; isReadOnly?: boolean | undefined }

const fileIn = (dataDir: string) => join(dataDir, "hanout.db")

/** Whether the check `small` leaves out the file of a folder, which is there. */
export const isLargeFile = (dataDir: string): boolean => statSync(fileIn(dataDir)).size > smallFile

function prepare(database: Sqlite.Database, dataDir: string, { check = "all", isReadOnly }: Opening) {
  // Stored in the file by the connections that may write.
  if (!isReadOnly) database.pragma("journal_mode = WAL")
  // Every confirmed order is on the disk, not only in the system's memory.
  database.pragma("synchronous = FULL")
  database.pragma("foreign_keys = ON")
  // Deleted and overwritten bytes become zeros instead of free pages with their old content.
  database.pragma("secure_delete = ON")
  database.pragma(`cache_size = -${cacheSize}`)
  const isToCheck = check === "all" || (check === "small" && !isLargeFile(dataDir))
  const found = isToCheck ? database.pragma("quick_check(1)", { simple: true }) : "ok"
  if (found !== "ok") throw new Sqlite.SqliteError(String(found), "SQLITE_CORRUPT")
  addFunctions(database)
}

/** Whether that is the cause of a DatabaseError. */
export const isDamaged = (cause: unknown): boolean =>
  cause instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(cause.code)

/** Opens `hanout.db` in a folder, made when missing unless it is opened for reading alone.
 *  @throws DatabaseError when the file is damaged, is no SQLite file, or cannot be written */
export function sqliteDialect(dataDir: string, opening: Opening = {}): SqliteDialect {
  const file = fileIn(dataDir)
  let database: Sqlite.Database | undefined
  try {
    if (!opening.isReadOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new Sqlite(file, { timeout: busyTimeout, readonly: opening.isReadOnly ?? false })
    prepare(database, dataDir, opening)
    return new HanoutSqliteDialect(database)
  } catch (cause) {
    database?.close()
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ")
    const remedy = isDamaged(cause) ? " The file is damaged: restore it from a copy." : ""
    throw new DatabaseError(`The database ${file} cannot be used: ${reason}.${remedy}`, { cause })
  }
}
