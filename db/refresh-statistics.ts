import { sql } from "kysely"
import type { Db } from "./database.ts"
import { isPostgres } from "./engine.ts"

/** Has PostgreSQL look at what its tables hold, after much was stored. Its own upkeep does within a minute; until then it takes
 *  large tables for small ones and reads them whole. SQLite needs none of it for our statements. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`analyze`.execute(db)
}
