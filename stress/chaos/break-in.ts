import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import { expect } from "vitest"
import type { Db } from "#db/database.ts"
import { testEngine } from "#db/testing/own-database.ts"
import { countRecords } from "../stress-shop.ts"
import type { OrderLoad } from "./order-load.ts"

export const stockAtFirst = 1_000_000
const clients = 8

/** Every acknowledged order is there with its line, none is there twice, and no unit is lost. */
export async function checkOrders(db: Db, load: OrderLoad) {
  const { stock, unitsSold } = countRecords(db)
  const rows = await db
    .selectFrom("orders")
    .leftJoin("order_line", "order_line.order_id", "orders.id")
    .leftJoin("order_event", "order_event.order_id", "orders.id")
    .select(["orders.token", "order_line.quantity", "order_event.to_status as status"])
    .execute()
  expect(rows.toSorted(byToken)).toEqual(
    [...load.acknowledged.values()].map((token) => ({ token, quantity: 1, status: "new" })).toSorted(byToken),
  )
  expect((await stock()) + (await unitsSold())).toBe(stockAtFirst)
  expect(load.odd).toEqual([])
}

const byToken = (a: { token: string }, b: { token: string }) => (a.token < b.token ? -1 : 1)

/** A database that is whole: SQLite's file to its last page; PostgreSQL's indexes against their tables, where the server
 *  brings the extension for it. */
export async function checkWhole(db: Db) {
  if (testEngine().name === "sqlite") {
    const { rows } = await sql`pragma integrity_check`.execute(db)
    expect(rows).toEqual([{ integrity_check: "ok" }])
    return
  }
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'amcheck'`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists amcheck`.execute(db)
  await sql`select bt_index_check(index => indexrelid, heapallindexed => true)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and relam = (select oid from pg_am where amname = 'btree')`.execute(db)
}

/** Lets clients order, and breaks in on them after some orders of this round, at no particular moment. */
export async function breakInto(load: OrderLoad, url: string, breakIn: () => Promise<unknown>) {
  let ended = false
  const before = load.acknowledged.size
  const running = load.run(url, clients, () => ended)
  const wanted = before + 1 + Math.floor(Math.random() * 20)
  while (load.acknowledged.size < wanted) await setTimeout(2)
  await setTimeout(Math.random() * 20)
  await breakIn()
  ended = true
  await running
}
