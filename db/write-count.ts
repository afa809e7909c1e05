import type { Kysely, LogEvent } from "kysely"
import type { Schema } from "./schema/schema.ts"

/** By the adapter, which all handles of one database share. */
const counts = new WeakMap<object, { writes: number }>()

/** Statements that change nothing. What is not surely one of them counts as a write. */
const reading = /^\s*(?:select|with|begin|start|set|pragma)\b/i

function isRead({ query }: LogEvent): boolean {
  const { kind } = query.query
  return kind === "SelectQueryNode" || (kind === "RawNode" && reading.test(query.sql))
}

/** Counts the writes of a database handle; for `log` of Kysely. Commits count as well, once they are acknowledged or failed. */
export function writeCounter() {
  const counted = { writes: 0 }
  return {
    log: (event: LogEvent) => {
      if (!isRead(event)) counted.writes += 1
    },
    /** Names the database that is counted. */
    attach: (db: Kysely<Schema>) => void counts.set(db.getExecutor().adapter, counted),
  }
}

/** How many statements that may have changed something were run since a database was opened. A change has raised the
 *  number before its writer goes on; other processes, and others that have opened the same database, do not raise it.
 *  @param db opened by `openDatabase`, or made from such a one */
export function countWrites(db: Kysely<Schema>): number {
  const counted = counts.get(db.getExecutor().adapter)
  if (!counted) throw new Error("The database was not opened by openDatabase")
  return counted.writes
}
