import { type Kysely, PostgresAdapter } from "kysely"

/** Whether the database is PostgreSQL; else it is SQLite. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
