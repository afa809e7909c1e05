import { mkdirSync } from "node:fs"
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

/** @param isChecked leaves out looking for damage, which reads the whole file
 *  @param isReadOnly opens a file that is there, for reading alone */
type Opening = { isChecked?: boolean | undefined; isReadOnly?: boolean | undefined }

function prepare(database: Sqlite.Database, { isChecked, isReadOnly }: Opening) {
  // Stored in the file: whoever may write has set it.
  if (!isReadOnly) database.pragma("journal_mode = WAL")
  // Every confirmed order is on the disk, not only in the system's memory.
  database.pragma("synchronous = FULL")
  database.pragma("foreign_keys = ON")
  // What is deleted or overwritten is written over with zeros, and not only marked as free.
  database.pragma("secure_delete = ON")
  const check = isChecked ? "ok" : database.pragma("quick_check(1)", { simple: true })
  if (check !== "ok") throw new Sqlite.SqliteError(String(check), "SQLITE_CORRUPT")
  addFunctions(database)
}

const isDamaged = (cause: unknown) => cause instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(cause.code)

/** Opens `hanout.db` in a folder, made when missing unless it is opened for reading alone.
 *  @throws DatabaseError when the file is damaged, is no SQLite file, or cannot be written */
export function sqliteDialect(dataDir: string, opening: Opening = {}): SqliteDialect {
  const file = join(dataDir, "hanout.db")
  let database: Sqlite.Database | undefined
  try {
    if (!opening.isReadOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new Sqlite(file, { timeout: busyTimeout, readonly: opening.isReadOnly ?? false })
    prepare(database, opening)
    return new HanoutSqliteDialect(database)
  } catch (cause) {
    database?.close()
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ")
    const remedy = isDamaged(cause) ? " The file is damaged: restore it from a copy." : ""
    throw new DatabaseError(`The database ${file} cannot be used: ${reason}.${remedy}`, { cause })
  }
}
