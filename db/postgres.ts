import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely"
import pg from "pg"
import { connectInTime } from "./postgres-connect.ts"
import { statementName } from "./prepared-query.ts"

const { Pool, types } = pg
const int8 = 20

/** How much of a PostgreSQL one process takes, and how long it waits; times in milliseconds. */
export type PostgresLimits = {
  /** Connections of the process. An order holds one for some milliseconds, so ten serve hundreds of orders a second. */
  poolSize: number
  /** Until there is a free connection or a new one; a server that has no room or is starting up is tried again until then. */
  connectTimeout: number
  /** Until a row is free that another order holds. */
  lockTimeout: number
  /** Until a statement is done. */
  statementTimeout: number
}

/** Together shorter than the ten seconds that the storefront waits for the content API. */
export const usualLimits: PostgresLimits = {
  poolSize: 10,
  connectTimeout: 5_000,
  lockTimeout: 5_000,
  statementTimeout: 8_000,
}

/** How much longer than the server's own limit a client waits, before it takes the server for dead. */
const grace = 1_000

/** Message of `pg` after that time. */
const noAnswer = "Query read timeout"

/** The statement of `migration-lock.ts` that lifts the server's limit of time. The client's goes with it: what changes large tables, and
 *  who waits for that, takes longer than any other statement. */
const withoutTimeLimits = "set local statement_timeout = 0"

/** Milliseconds: as long as a timer can be. */
const forEver = 2 ** 31 - 1

/** A connection that is not used again once a statement was left without an answer: the next one would wait behind it,
 *  and behind a network that swallows everything it would wait for ever. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let silent = false
  let isLimited = true
  const ask = async (statement: string, parameters: readonly unknown[]) => {
    if (silent) throw new Error(noAnswer)
    try {
      const name = statementName(statement)
      if (statement === withoutTimeLimits) isLimited = false
      const time = isLimited ? {} : { query_timeout: forEver }
      return await client.query({ text: statement, values: [...parameters], ...time, ...(name && { name }) })
    } catch (error) {
      silent = error instanceof Error && error.message === noAnswer
      throw error
    }
  }
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(statement: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== "string") throw new Error("Cursors are not configured")
    return ask(statement, parameters)
  }
  return { query, release: (destroy) => client.release(destroy || silent) }
}

/** PostgreSQL through a pool. Whole numbers come back as numbers: none of ours passes 2^53. Connections that break are
 *  replaced at the next query, so the shop recovers when the database comes back.
 *  @param isReadOnly rejects whatever would write */
export function postgresDialect(
  url: string,
  limits: Partial<PostgresLimits> = {},
  isReadOnly = false,
): PostgresDialect {
  const { poolSize, connectTimeout, lockTimeout, statementTimeout } = { ...usualLimits, ...limits }
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    lock_timeout: lockTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + grace,
    // A process that stands still in the middle of a transaction keeps no row from the others.
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    // Statements that are sent together (`pipelined.ts`) do not wait for each other's answers.
    pipeline: true,
    // Compiling a statement takes longer than any of ours runs. Options in the address take the place of these.
    options: `-c jit=off${isReadOnly ? " -c default_transaction_read_only=on" : ""}`,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === int8 && format !== "binary" ? Number : types.getTypeParser(oid, format),
    },
  })
  // Without listeners a connection that breaks would end the process, be it idle or between two statements.
  const ignore = () => undefined
  pool.on("error", ignore)
  pool.on("connect", (client) => client.on("error", ignore))
  const ofKysely: PostgresPool = {
    connect: async () => guarded(await connectInTime(() => pool.connect(), connectTimeout)),
    end: () => pool.end(),
    options: pool.options,
  }
  return new PostgresDialect({ pool: ofKysely })
}
