import { readFileSync } from "node:fs"
import { sql } from "kysely"
import type { Db } from "#db/database.ts"
import { isPostgres } from "#db/engine.ts"

/** Nanoseconds that another process has run; 0 where the machine does not tell, or it has ended. */
function ranFor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0])
  } catch {
    return 0
  }
}

/** Milliseconds of processor time so far: of this program, and of PostgreSQL's processes for its connections where they
 *  run on the same Linux. Other programs on the machine change them little, unlike the time on the clock. */
export async function processorClock(db: Db): Promise<() => number> {
  const backends = isPostgres(db)
    ? (await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)).rows
    : []
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + backends.reduce((sum, { pid }) => sum + ranFor(pid), 0) / 1e6
  }
}
