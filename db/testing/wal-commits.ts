import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import type { Db } from "../database.ts"

const headerSize = 32
const frameHeaderSize = 24

/** How many transactions SQLite's log holds: its last page of a transaction is marked (https://sqlite.org/fileformat2.html#walformat). */
function countCommits(wal: Buffer): number {
  if (wal.length < headerSize) return 0
  const frameSize = frameHeaderSize + wal.readUInt32BE(8)
  const salts = wal.subarray(16, 24)
  let commits = 0
  for (let at = headerSize; at + frameSize <= wal.length; at += frameSize) {
    // What an older log left behind has other salts.
    if (!wal.subarray(at + 8, at + 16).equals(salts)) break
    if (wal.readUInt32BE(at + 4) > 0) commits += 1
  }
  return commits
}

/** Counts the transactions that write to a SQLite database from now on.
 *  @returns reads the count */
export async function watchCommits(db: Db, dataDir: string): Promise<() => number> {
  await sql`pragma wal_autocheckpoint = 0`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return () => countCommits(readFileSync(join(dataDir, "hanout.db-wal")))
}
