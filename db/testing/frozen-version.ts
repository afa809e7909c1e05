import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { sql } from "kysely"
import pg from "pg"
import type { Db } from "../database.ts"
import type { OwnDatabase } from "./own-database.ts"

/** Databases that the programs of these versions made and filled: `0.1.0`, and one of its sources a week before. */
export type FrozenVersion = "0.1.0" | "before-0.1.0"

/** A file of `versions/`; the backup of 0.1.0 was made by its own command. */
export const frozenFile = (name: string) => join(import.meta.dirname, "versions", name)

/** Makes a database that nobody has opened the one of a version: SQLite's file, or the dump of PostgreSQL's. */
export async function placeFrozen({ address }: OwnDatabase, version: FrozenVersion): Promise<void> {
  const read = (ending: string) => gunzipSync(readFileSync(frozenFile(`${version}.${ending}.gz`)))
  if (!address.url) {
    writeFileSync(join(address.dataDir, "hanout.db"), read("db"))
    return
  }
  const client = new pg.Client({ connectionString: address.url })
  await client.connect()
  try {
    await client.query(read("sql").toString())
  } finally {
    await client.end()
  }
}

type Value = string | number | null

/** All rows of all tables but Kysely's, by the names of the tables. */
export type Rows = Record<string, Record<string, Value>[]>

export async function readAllRows(db: Db): Promise<Rows> {
  const read: Rows = {}
  for (const { name } of await db.introspection.getTables()) {
    if (name.startsWith("sqlite_")) continue
    read[name] = (await sql<Record<string, Value>>`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows
  }
  return read
}
