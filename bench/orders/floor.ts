import { randomBytes } from "node:crypto"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { sql } from "kysely"
import pg from "pg"
import type { Db } from "#db/database.ts"

/** Places an order by the fewest statements that store the same rows, in a transaction of its own. */
export type Floor = { place: () => Promise<void>; close: () => Promise<void> }

type Row = Record<string, unknown>
type Insert = { table: string; row: Row }

/** The rows that one order writes, in the order of writing, with what has to differ in every order. */
const written: [table: string, own: string[]][] = [
  ["recent_order", ["fingerprint", "order_token"]],
  ["orders", ["token", "document_id"]],
  ["order_line", []],
  ["order_event", []],
  ["rate_window", ["bucket"]],
]

const random = () => randomBytes(16).toString("base64url")

/** The rows of the newest order as they are. Its own keys are left to the database. */
async function newestOrder(db: Db): Promise<Insert[]> {
  const inserts: Insert[] = []
  for (const [table] of written) {
    const newest = table === "rate_window" ? sql`limit 3` : sql`limit 1`
    const order = table === "recent_order" ? "created_at" : table === "rate_window" ? "window_start" : "id"
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(order)} desc ${newest}`.execute(db)
    for (const { id: _id, ...row } of rows) inserts.push({ table, row })
  }
  return inserts
}

function statements(inserts: Insert[], mark: (index: number) => string) {
  return inserts.map(({ table, row }) => {
    const columns = Object.keys(row)
    const own = written.find(([name]) => name === table)?.[1] ?? []
    const key = table === "orders" ? " returning id" : ""
    return {
      text: `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, i) => mark(i)).join(", ")})${key}`,
      values: (orderId: number) =>
        columns.map((column) => (own.includes(column) ? random() : column === "order_id" ? orderId : row[column])),
    }
  })
}

const take = (mark: (index: number) => string) =>
  `update product set quantity = quantity - 1, updated_at = ${mark(0)}
   where id = ${mark(1)} and status = 'in-stock' and quantity >= 1 returning id`
const touch = (mark: (index: number) => string) =>
  `update content_version set version = ${mark(0)} where id = ${mark(1)}`

const anyOf = (ids: number[]) => ids[Math.floor(Math.random() * ids.length)] ?? 0
const anyShard = () => 1 + Math.floor(Math.random() * 16)

/** @param products the keys of what is sold */
export async function sqliteFloor(db: Db, dataDir: string, products: number[]): Promise<Floor> {
  const file = new Sqlite(join(dataDir, "hanout.db"))
  file.pragma("journal_mode = WAL")
  file.pragma("synchronous = FULL")
  const mark = () => "?"
  const inserts = statements(await newestOrder(db), mark).map(({ text, values }) => {
    const statement = file.prepare(text)
    return (orderId: number) => {
      if (statement.reader) return Number(statement.pluck().get(values(orderId)))
      statement.run(values(orderId))
      return orderId
    }
  })
  const taking = file.prepare(take(mark))
  const touching = file.prepare(touch(mark))
  const order = file.transaction(() => {
    taking.get(new Date().toISOString(), anyOf(products))
    inserts.reduce((orderId, insert) => insert(orderId), 0)
    touching.run(random(), anyShard())
  })
  return { place: async () => order.immediate(), close: async () => void file.close() }
}

/** @param clients how many connections it has */
export async function postgresFloor(db: Db, url: string, products: number[], clients: number): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  const mark = (index: number) => `$${index + 1}`
  const inserts = statements(await newestOrder(db), mark)
  const place = async () => {
    const client = await pool.connect()
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
    try {
      await client.query("begin")
      await run("take", take(mark), [new Date().toISOString(), anyOf(products)])
      let orderId = 0
      for (const [index, { text, values }] of inserts.entries()) {
        const { rows } = await run(`insert ${index}`, text, values(orderId))
        if (rows[0]) orderId = Number(rows[0].id)
      }
      await run("touch", touch(mark), [random(), anyShard()])
      await client.query("commit")
    } finally {
      client.release()
    }
  }
  return { place, close: () => pool.end() }
}
