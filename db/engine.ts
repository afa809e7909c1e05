import { PostgresAdapter } from "kysely"

/** Whether a database, or a transaction on it, is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: { getExecutor: () => { adapter: unknown } }): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
