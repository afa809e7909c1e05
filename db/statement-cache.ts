import type Sqlite from "better-sqlite3"
import type { SqliteDatabase } from "kysely"

/** More than the shop has texts of statements; a text that lists values has as many forms as there are lengths. */
const maxStatements = 500

/** A SQLite connection that keeps the statements that it has prepared: preparing costs about as much as running one. */
export function cacheStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>()
  const prepare = (text: string) => {
    const known = statements.get(text)
    // One whose rows are still being read cannot run twice.
    if (known && !known.busy) return known
    const statement = database.prepare(text)
    if (statements.size >= maxStatements) statements.clear()
    statements.set(text, statement)
    return statement
  }
  return { prepare, close: () => void database.close() }
}
