import { sql } from "kysely"
import { type Db, ownSchema } from "../database.ts"
import { DatabaseError } from "../database-error.ts"
import { isPostgres } from "../engine.ts"

/** Value of a column. */
export type Cell = string | number | null

export type SnapshotTable = { name: string; columns: string[]; rows: number }

/** All that a database held at one moment. */
export type Snapshot = {
  /** Names of the migrations that it has seen, in their order. */
  migrations: string[]
  tables: SnapshotTable[]
  /** The last number that each table's key has given away. */
  sequences: Record<string, number>
  /** The rows of a table, some hundreds at a time, in the order of the table's columns. */
  rows: (table: SnapshotTable) => AsyncIterable<Cell[][]>
}

const chunk = 500

/** Of no use in another database: caches begin empty there. */
const notBackedUp = "content_change"

/** Sessions, unfinished sign-ins and API tokens are left out: a restore would bring back what has ended since. */
const access = [
  "shopper_session",
  "shopper_verification",
  "staff_session",
  "staff_verification",
  "api_token",
  "token_request",
]

/** Whether the rows of a table go from one database into another by a backup. */
export const isRestored = (table: string): boolean => !access.includes(table)

/** The shop's own tables with their columns, by name; on PostgreSQL those of the connection's schema. */
export async function ownTables(db: Db): Promise<{ name: string; columns: string[]; key: string | undefined }[]> {
  const schema = await ownSchema(db)
  const tables = await db.introspection.getTables()
  return tables
    .filter((table) => !table.isView && table.schema === schema && !table.name.startsWith("sqlite_"))
    .filter(({ name }) => name !== notBackedUp)
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      key: columns.find((column) => column.isAutoIncrementing)?.name,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function lastSequences(db: Db, tables: Awaited<ReturnType<typeof ownTables>>): Promise<Record<string, number>> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db)
    return Object.fromEntries(rows.filter(({ name }) => name !== notBackedUp).map(({ name, seq }) => [name, seq]))
  }
  const numbers: Record<string, number> = {}
  for (const { name, key } of tables) {
    if (!key) continue
    const owned = sql<{ last: number | null }>`select pg_sequence_last_value(
      pg_get_serial_sequence(quote_ident(${name}), ${key})::regclass) as last`
    numbers[name] = (await owned.execute(db)).rows[0]?.last ?? 0
  }
  return numbers
}

function cellsOf(row: Record<string, unknown>, { name, columns }: SnapshotTable): Cell[] {
  return columns.map((column) => {
    const value = row[column]
    if (value === null || typeof value === "string" || typeof value === "number") return value
    throw new DatabaseError(`Column ${column} of table ${name} holds what a backup cannot keep`)
  })
}

async function* chunksOf(db: Db, table: SnapshotTable): AsyncGenerator<Cell[][]> {
  if (isPostgres(db)) {
    await sql`declare snapshot_rows no scroll cursor for select * from ${sql.table(table.name)}`.execute(db)
    const next = sql<Record<string, unknown>>`fetch ${sql.lit(chunk)} from snapshot_rows`
    for (;;) {
      const { rows } = await next.execute(db)
      if (rows.length === 0) break
      yield rows.map((row) => cellsOf(row, table))
    }
    await sql`close snapshot_rows`.execute(db)
    return
  }
  let rows: Cell[][] = []
  // The name comes from the database itself, not from the schema's types.
  const named = db.withTables<Record<string, Record<string, unknown>>>().selectFrom(table.name)
  for await (const row of named.selectAll().stream()) {
    rows.push(cellsOf(row, table))
    if (rows.length === chunk) yield rows.splice(0)
  }
  if (rows.length > 0) yield rows
  rows = []
}

/** Reads a database as it is at one moment, while others go on writing: one transaction that sees no later change and
 *  blocks nobody.
 *  @throws DatabaseError when a column holds something else than text and numbers */
export function readSnapshot<T>(db: Db, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql
      .raw(isPostgres(connection) ? "begin isolation level repeatable read read only" : "begin")
      .execute(connection)
    try {
      const found = (await ownTables(connection)).filter(({ name }) => isRestored(name))
      const tables: SnapshotTable[] = []
      for (const { name, columns } of found) {
        const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(connection)
        tables.push({ name, columns, rows: Number(counted.rows[0]?.n ?? 0) })
      }
      const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection)
      return await read({
        migrations: applied.rows.map(({ name }) => name),
        tables,
        sequences: await lastSequences(connection, found),
        rows: (table) => chunksOf(connection, table),
      })
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}
