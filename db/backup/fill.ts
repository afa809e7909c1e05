import { sql } from "kysely"
import type { Db } from "../database.ts"
import { DatabaseError } from "../database-error.ts"
import { isPostgres } from "../engine.ts"
import { pauseWebhooks } from "../events/subscribers.ts"
import { holdWaitingMails } from "../mail/sending.ts"
import { toBaselines } from "../migrations/before-baselines.ts"
import { migrate } from "../migrations/migrate.ts"
import { migrations as allSteps } from "../migrations/migrations.ts"
import { type Cell, isRestored, ownTables } from "./snapshot.ts"

/** The rows of one table of a backup. */
export type TableRows = { table: string; columns: string[]; rows: Cell[][] }

const maxParameters = 20_000

/** Foreign keys and triggers rest while the rows go in, in whatever order they come, and are back and checked before the
 *  transaction ends. */
async function withoutRules(db: Db, tables: string[], work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`pragma defer_foreign_keys = on`.execute(db)
    const storedTriggers = sql<{
      name: string
      sql: string
    }>`select name, sql from sqlite_master where type = 'trigger'`
    const triggers = (await storedTriggers.execute(db)).rows
    for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db)
    await work()
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(db)
    return
  }
  const { rows: keys } = await sql<{ on: string; name: string; definition: string }>`
    select conrelid::regclass::text as "on", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  for (const { on, name } of keys) await sql`alter table ${sql.raw(on)} drop constraint ${sql.ref(name)}`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await work()
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  for (const { on, name, definition } of keys) {
    await sql`alter table ${sql.raw(on)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
  }
}

async function insert(db: Db, { table, columns, rows }: TableRows): Promise<void> {
  const atOnce = Math.max(1, Math.floor(maxParameters / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce).map((cells) => sql`(${sql.join(cells)})`)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
  }
}

async function setSequences(db: Db, numbers: Record<string, number>, keys: Map<string, string | undefined>) {
  for (const [table, last] of Object.entries(numbers)) {
    const key = keys.get(table)
    if (!key || last < 1) continue
    if (isPostgres(db)) {
      await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${key}), ${last})`.execute(db)
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
    }
  }
}

export type Filling = {
  migrations: string[]
  /** Rows of all tables; `sequences` is asked for after the last of them. */
  rows: AsyncIterable<TableRows>
  sequences: () => Record<string, number>
  /** Whether webhooks go on being told of events; false = they are paused, for the copy may not be the shop. */
  keepWebhooks: boolean
}

/** Webhooks that are paused and mails that are held after a restore. */
export type Filled = { pausedWebhooks: number; heldMails: number }

/** Fills a new database with the rows of a backup: builds the tables of the backup's version, replaces all rows in one
 *  transaction, checks what refers to what, and brings the tables up to this program's version. Nobody is signed in then.
 *  @returns how many webhooks it paused, and how many mails it holds
 *  @throws DatabaseError when the backup is from a newer program, or one before 0.1.0, or its rows do not fit together */
export async function fillDatabase(db: Db, filling: Filling): Promise<Filled> {
  const { migrations, rows, sequences, keepWebhooks } = filling
  const applied = toBaselines(migrations, "backup")
  const newer = applied.filter((name) => !Object.hasOwn(allSteps, name))
  if (newer.length > 0) {
    const names = newer.join(", ")
    throw new DatabaseError(
      `The backup is newer than this program (it has ${names}). Restore it with the newer version.`,
    )
  }
  await migrate(db, Object.fromEntries(Object.entries(allSteps).filter(([name]) => applied.includes(name))))
  await db.transaction().execute(async (tx) => {
    const tables = await ownTables(tx)
    const known = new Map(tables.map((table) => [table.name, new Set(table.columns)]))
    const names = [...known.keys()]
    await withoutRules(tx, names, async () => {
      for (const name of names) await sql`delete from ${sql.table(name)}`.execute(tx)
      for await (const part of rows) {
        const columns = known.get(part.table)
        if (!columns || part.columns.some((column) => !columns.has(column))) {
          throw new DatabaseError(`The backup has a table or column that its version has not: ${part.table}.`)
        }
        // A backup of an older version has the sessions of its time.
        if (isRestored(part.table)) await insert(tx, part)
      }
      await setSequences(tx, sequences(), new Map(tables.map(({ name, key }) => [name, key])))
    })
    if (!isPostgres(tx)) await checkReferences(tx)
  })
  await migrate(db)
  // The backup holds the run that made it, which had not ended.
  await db.deleteFrom("backup_run").where("ended_at", "is", null).execute()
  return { pausedWebhooks: keepWebhooks ? 0 : await pauseWebhooks(db), heldMails: await holdWaitingMails(db) }
}

/** SQLite would only say that something does not fit. */
async function checkReferences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  const [first] = rows
  if (first)
    throw new DatabaseError(`The backup does not fit together: ${first.table} refers to a missing ${first.parent}.`)
}
