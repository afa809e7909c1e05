import { type ExpressionBuilder, type RawBuilder, sql } from "kysely"
import type { Centimes } from "#core/money.ts"
import type { OrderTally } from "#core/numbers.ts"
import type { OrderStatus } from "#core/order-status.ts"
import type { Db } from "../database.ts"
import type { Schema } from "../schema.ts"

/** From the first moment on, and before the second; ISO 8601 in UTC. */
export type Span = { from: string; until: string }

type Orders = ExpressionBuilder<Schema, "orders">

/** A sum as a whole number; PostgreSQL's own is a decimal, and of no rows it is null. */
const sumOf = (value: RawBuilder<unknown>) => sql<number>`cast(coalesce(sum(${value}), 0) as bigint)`

/** How many of the rows have one of these states. */
const countOf = (...statuses: OrderStatus[]) =>
  sumOf(sql`case when status in (${sql.join(statuses)}) then 1 else 0 end`)

/** How many of the rows were confirmed at one time. */
const countConfirmed = (e: Orders) => {
  const event = e
    .selectFrom("order_event")
    .select("order_event.id")
    .whereRef("order_event.order_id", "=", "orders.id")
    .where("to_status", "=", "confirmed")
  return sumOf(sql`case when ${e.exists(event)} then 1 else 0 end`)
}

const goods = sumOf(sql`case when status <> 'cancelled' then amount - discount else 0 end`)

const placedIn = (db: Db, { from, until }: Span) =>
  db.selectFrom("orders").where("orders.created_at", ">=", from).where("orders.created_at", "<", until)

/** What became of the orders placed in a span; `goods` in centimes. */
export async function tallyOrders(db: Db, span: Span): Promise<OrderTally> {
  const { placed, open, cancelled, ...rest } = await placedIn(db, span)
    .select((e) => [
      e.fn.countAll<number>().as("placed"),
      countOf("new", "to-call-again").as("open"),
      countOf("cancelled").as("cancelled"),
      countConfirmed(e).as("confirmed"),
      countOf("delivered").as("delivered"),
      countOf("returning", "returned").as("sentBack"),
      goods.as("goods"),
    ])
    .executeTakeFirstOrThrow()
  return { ...rest, placed, settled: placed - open, standing: placed - cancelled }
}

/** Orders placed, by the UTC hour in which they were, such as `2026-11-21T09`. */
export function ordersByHour(db: Db, span: Span): Promise<{ hour: string; orders: number }[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  return placedIn(db, span)
    .select((e) => [hour.as("hour"), e.fn.countAll<number>().as("orders")])
    .groupBy(hour)
    .execute()
}

/** Goods of the orders that were delivered in a span and are not sent back, by the UTC hour of the delivery. An order is
 *  delivered once. */
export function turnoverByHour(db: Db, { from, until }: Span): Promise<{ hour: string; turnover: Centimes }[]> {
  const hour = sql<string>`substr(at, 1, 13)`
  return db
    .selectFrom("order_event")
    .innerJoin("orders", "orders.id", "order_event.order_id")
    .where("to_status", "=", "delivered")
    .where("kind", "=", "status")
    .where("at", ">=", from)
    .where("at", "<", until)
    .where("status", "=", "delivered")
    .select([hour.as("hour"), sumOf(sql`amount - discount`).as("turnover")])
    .groupBy(hour)
    .execute()
}

/** What became of the orders placed in a span, by wilaya. */
export function ordersByWilaya(db: Db, span: Span) {
  return placedIn(db, span)
    .select((e) => [
      "wilaya_code as code",
      e.fn.countAll<number>().as("orders"),
      countConfirmed(e).as("confirmed"),
      countOf("delivered").as("delivered"),
      countOf("returning", "returned").as("sentBack"),
    ])
    .groupBy("wilaya_code")
    .orderBy("orders", "desc")
    .orderBy("wilaya_code")
    .execute()
}

/** The products of the standing orders placed in a span, those that brought most first. A product that was renamed counts
 *  once, under its last name. */
export function ordersByProduct(db: Db, span: Span, most: number) {
  return placedIn(db, span)
    .innerJoin("order_line", "order_line.order_id", "orders.id")
    .where("status", "<>", "cancelled")
    .select((e) => [
      "slug",
      e.fn.max("title").as("title"),
      e.fn.count<number>("orders.id").distinct().as("orders"),
      sumOf(sql`order_line.quantity`).as("units"),
      sumOf(sql`line_total`).as("amount"),
    ])
    .groupBy("slug")
    .orderBy("amount", "desc")
    .orderBy("slug")
    .limit(most)
    .execute()
}

const called = ["new", "to-call-again"] as const

/** The calls of a span by who made them: orders that left `new` or `to-call-again`, or stayed there for another call. */
export function callsByAgent(db: Db, { from, until }: Span) {
  const count = (to: OrderStatus) => sumOf(sql`case when to_status = ${to} then 1 else 0 end`)
  return db
    .selectFrom("order_event")
    .where("at", ">=", from)
    .where("at", "<", until)
    .where("kind", "=", "status")
    .where("from_status", "in", called)
    .where("actor", "<>", "shopper")
    .select((e) => [
      "actor as name",
      e.fn.countAll<number>().as("calls"),
      count("confirmed").as("confirmed"),
      count("cancelled").as("cancelled"),
    ])
    .groupBy("actor")
    .orderBy("calls", "desc")
    .orderBy("actor")
    .execute()
}
