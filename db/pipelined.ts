import type { CompiledQuery, QueryResult } from "kysely"
import type { Tx } from "./database.ts"
import { isPostgres } from "./engine.ts"

type RowsOf<Query> = Query extends CompiledQuery<infer Row> ? Row[] : []
type Rows<Queries extends readonly unknown[]> = { [Index in keyof Queries]: RowsOf<NonNullable<Queries[Index]>> }

/** Runs statements of a transaction one after another. PostgreSQL gets all of them at once: each way there and back costs more than
 *  most of them. Every statement sees what those before it did, and what others committed before it began.
 *  @param queries of `preparedQuery`; undefined for one that has nothing to do
 *  @returns their rows
 *  @throws the error of the first that fails; PostgreSQL runs none after it */
export function pipelined<const Queries extends readonly (CompiledQuery<unknown> | undefined)[]>(
  tx: Tx,
  queries: Queries,
): Promise<Rows<Queries>> {
  // Through `tx` itself each would wait for the one before it.
  return tx.getExecutor().provideConnection(async (connection) => {
    const results: (QueryResult<unknown> | undefined)[] = []
    if (isPostgres(tx)) {
      results.push(...(await Promise.all(queries.map((query) => query && connection.executeQuery(query)))))
    } else for (const query of queries) results.push(query && (await connection.executeQuery(query)))
    return results.map((result) => result?.rows ?? []) as Rows<Queries>
  })
}
