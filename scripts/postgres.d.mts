/** A PostgreSQL that belongs to one test, bench or test run. */
export type PostgresServer = {
  /** `postgres://…` of its database `postgres`, whose owner may do everything; the same after every restart. */
  url: string
  /** Starts it again after `stop` or `kill`; done when it takes connections. */
  start(): Promise<void>
  /** Breaks off what runs, writes everything and stops. */
  stop(): Promise<void>
  /** SIGKILL to all of its processes, as a loss of power would. */
  kill(): Promise<void>
  /** Stops all of its processes where they stand: connections stay open and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Ends it for good and removes its data. */
  end(): Promise<void>
}

/** Starts a PostgreSQL in a temporary folder. It ends with `end()` or with the program that started it.
 *  @param durable whether commits reach the disk: for tests that kill the server
 *  @param shortLived whether each database lives for seconds: data in memory where there is room, no upkeep
 *  @param maxConnections of the server, three of them for superusers; 300 when left out
 *  @throws when the machine has none and none could be fetched */
export function startPostgres(options?: {
  durable?: boolean
  shortLived?: boolean
  maxConnections?: number
}): Promise<PostgresServer>
