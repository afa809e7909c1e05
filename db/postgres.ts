import { PostgresDialect } from "kysely"
import pg from "pg"

const { Pool, types } = pg
const int8 = 20

/** PostgreSQL through a pool. Whole numbers come back as numbers: none of ours passes 2^53. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === int8 && format !== "binary" ? Number : types.getTypeParser(oid, format),
    },
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined)
  return new PostgresDialect({ pool })
}
