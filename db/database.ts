import { type Dialect, Kysely, PostgresAdapter, type QueryExecutorProvider, sql, type Transaction } from "kysely"
import { DatabaseError } from "./database-error.ts"
import { type PostgresLimits, postgresDialect } from "./postgres.ts"
import type { Schema } from "./schema/schema.ts"
import { type DamageCheck, sqliteDialect } from "./sqlite.ts"
import { writeCounter } from "./write-count.ts"

/** The database, or a transaction on it: inside a transaction every query must use the transaction's handle. */
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export type DatabaseAddress = {
  /** `postgres://…`; else the SQLite file in `dataDir`. */
  url?: string | undefined
  dataDir: string
  /** Of PostgreSQL. */
  limits?: Partial<PostgresLimits> | undefined
  /** Which SQLite files are looked at for damage; all when left out. */
  check?: DamageCheck | undefined
  /** Rejects whatever would write, and makes no database. */
  isReadOnly?: boolean | undefined
}

/** Opens PostgreSQL when `url` is a postgres:// address, else the SQLite file in `dataDir`. Close it with `destroy()`.
 *  @throws DatabaseError when the SQLite file is looked at and damaged */
export function openDatabase(address: DatabaseAddress): Db {
  const { log, attach } = writeCounter()
  const db = new Kysely<Schema>({ dialect: dialectOf(address), log })
  addresses.set(db, address)
  attach(db)
  return db
}

function dialectOf({ url, dataDir, limits, check, isReadOnly }: DatabaseAddress): Dialect {
  if (!url) return sqliteDialect(dataDir, { check, isReadOnly })
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, limits, isReadOnly)
  throw new DatabaseError("The database address must begin with postgres:// (leave it out for the file in DATA_DIR).")
}

const addresses = new WeakMap<Db, DatabaseAddress>()

/** Returns the address by which another thread opens the same database.
 *  @param db the result of `openDatabase`, not a transaction */
export function addressOfDatabase(db: Db): DatabaseAddress {
  const address = addresses.get(db)
  if (!address) throw new Error("The database was not opened by openDatabase")
  return address
}

/** The schema that the connection's tables are in; undefined on SQLite, which has none. */
export async function ownSchema(db: QueryExecutorProvider): Promise<string | undefined> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** Whether the shop has neither products nor settings yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const product = await db.selectFrom("product").select("id").limit(1).executeTakeFirst()
  const setting = await db.selectFrom("app_setting").select("id").limit(1).executeTakeFirst()
  return !product && !setting
}
