import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { migrate } from "../migrations/migrate.ts"
import { migrations } from "../migrations/migrations.ts"

type Value = string | number | null

/** The rows that the program of one version wrote, tables before those that refer to them. */
export type FrozenVersion = { name: string; columns: string[]; rows: Value[][] }[]

/** All rows of all tables but Kysely's, by the names of the tables. */
export type Rows = Record<string, Record<string, Value>[]>

const folder = join(import.meta.dirname, "versions")
const frozenVersions = readdirSync(folder)
  .map((file) => file.replace(/\.json$/, ""))
  .sort()

/** The newest version of which there are rows: databases of later ones are made by migrations alone. */
export const newestFrozen = frozenVersions.at(-1) ?? ""

const read = (version: string) => JSON.parse(readFileSync(join(folder, `${version}.json`), "utf8")) as FrozenVersion

const stepsUpTo = (version: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version))

const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(({ name }) => !name.startsWith("sqlite_"))

/** Brings a database up to one version. */
export const migrateTo = (db: Db, version: string) => migrate(db, stepsUpTo(version))

/** Writes what of the frozen rows a version has tables and columns for. */
async function write(db: Db, frozen: FrozenVersion): Promise<void> {
  const known = new Map((await tablesOf(db)).map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  for (const { name, columns, rows } of frozen) {
    const knownColumns = columns.filter((column) => known.get(name)?.includes(column))
    if (knownColumns.length === 0) continue
    const { rows: written } = await sql`select * from ${sql.table(name)} limit 1`.execute(db)
    if (written.length > 0) await sql`delete from ${sql.table(name)}`.execute(db)
    for (const row of rows) {
      const values = knownColumns.map((column) => row[columns.indexOf(column)] ?? null)
      await sql`insert into ${sql.table(name)} (${sql.join(knownColumns.map((column) => sql.ref(column)))})
        values (${sql.join(values)})`.execute(db)
    }
    // The program let PostgreSQL count; rows with given numbers do not move its counter.
    if (isPostgres(db) && knownColumns.includes("id")) {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(db)
    }
  }
}

/** Makes an empty database one of an older version with data in it, as that version's program left it: frozen rows of
 *  that version or a later one; when there are none, the newest ones, brought up to that version. */
export async function makeVersion(db: Db, version: string): Promise<void> {
  const later = frozenVersions.find((name) => name >= version)
  const frozen = later ?? newestFrozen
  if (!frozen) throw new Error("No version is frozen")
  await migrateTo(db, later ? version : frozen)
  await db.transaction().execute((tx) => write(tx, read(frozen)))
  await migrateTo(db, version)
}

export async function readAllRows(db: Db): Promise<Rows> {
  const read: Rows = {}
  for (const { name } of await tablesOf(db)) {
    read[name] = (await sql<Record<string, Value>>`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows
  }
  return read
}
