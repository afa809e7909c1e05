import type { CompiledQuery, QueryResult } from "kysely"
import type { Db } from "./database.ts"
import { isPostgres } from "./engine.ts"

type RowsOf<Query> = Query extends CompiledQuery<infer Row> ? Row[] : []
type Rows<Queries extends readonly unknown[]> = { [Index in keyof Queries]: RowsOf<NonNullable<Queries[Index]>> }

/** Runs statements one after another on one connection, that of a transaction above all. PostgreSQL gets all of them at once: each way there and back costs more than
 *  most of them. Every statement sees what those before it did, and what others committed before it began.
 *  @param tx a transaction, or a database whose statements need none
 *  @param queries of `preparedQuery`; undefined for one that has nothing to do
 *  @returns their rows
 *  @throws the error of the first that fails; in a transaction PostgreSQL runs none after it */
export function pipelined<const Queries extends readonly (CompiledQuery<unknown> | undefined)[]>(
  tx: Db,
  queries: Queries,
): Promise<Rows<Queries>> {
  // Through `tx` itself each would wait for the one before it.
  return tx.getExecutor().provideConnection(async (connection) => {
    const results: (QueryResult<unknown> | undefined)[] = []
    if (isPostgres(tx)) {
      // The connection is given back when all of them have ended: the next one's statements would wait behind them.
      const settled = await Promise.allSettled(queries.map((query) => query && connection.executeQuery(query)))
      for (const each of settled) {
        if (each.status === "rejected") throw each.reason
        results.push(each.value)
      }
    } else for (const query of queries) results.push(query && (await connection.executeQuery(query)))
    return results.map((result) => result?.rows ?? []) as Rows<Queries>
  })
}

/** Reads that do not depend on each other: all at once on PostgreSQL, one after another on SQLite.
 *  @param queries of `preparedQuery`; undefined for one that has nothing to do
 *  @param pause awaited before each statement on SQLite, which holds the process up
 *  @returns their rows
 *  @throws the error of the first that fails */
export async function readTogether<const Queries extends readonly (CompiledQuery<unknown> | undefined)[]>(
  db: Db,
  queries: Queries,
  pause: () => Promise<void>,
): Promise<Rows<Queries>> {
  if (isPostgres(db)) return pipelined(db, queries)
  const results: unknown[][] = []
  for (const query of queries) {
    if (query) await pause()
    results.push(query ? (await db.executeQuery(query)).rows : [])
  }
  return results as Rows<Queries>
}
