import { type ExpressionBuilder, type RawBuilder, sql } from "kysely"
import type { OrderTally } from "#core/analytics/metrics.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import { mergedReason, undoReason } from "#core/orders/order-event.ts"
import { type OrderStatus, onceConfirmed, unsettledStatuses } from "#core/orders/order-status.ts"
import type { Db } from "../database.ts"
import type { Schema } from "../schema/schema.ts"

/** From the first moment on, and before the second; ISO 8601 in UTC. */
export type Span = { from: string; until: string }

type Orders = ExpressionBuilder<Schema, "orders">
type ConfirmedIn = Pick<ExpressionBuilder<Schema, "orders">, "selectFrom">

/** A sum as a whole number; PostgreSQL's own is a decimal, and of no rows it is null. */
const sumOf = (value: RawBuilder<unknown>) => sql<number>`cast(coalesce(sum(${value}), 0) as bigint)`

/** How many of the rows have one of these states. */
const countOf = (...statuses: readonly OrderStatus[]) =>
  sumOf(sql`case when status in (${sql.join(statuses)}) then 1 else 0 end`)

/** Whether a change of status in `order_event` still stands: no undo names it, and none of before undos named what they take
 *  back is the next after it. There are few, and indexes of them alone, one of which is found by the reason as it is
 *  written there. */
const stands = sql<boolean>`not exists (select undo.id from order_event undo where undo.undoes = order_event.id)
  and not exists (select undo.id from order_event undo
  where undo.order_id = order_event.order_id and undo.kind = 'status' and undo.reason = ${sql.lit(undoReason)}
  and undo.undoes is null and undo.id > order_event.id and not exists (select next.id from order_event next
    where next.order_id = undo.order_id and next.kind = 'status'
    and next.id > order_event.id and next.id < undo.id))`

/** 1 where the history of an order says that it was confirmed, and that stands; else null. */
const wasConfirmed = (e: ConfirmedIn) =>
  e
    .selectFrom("order_event")
    .select(sql<number>`1`.as("one"))
    .whereRef("order_event.order_id", "=", "orders.id")
    .where("to_status", "=", "confirmed")
    .where("order_event.kind", "=", "status")
    .where((or) => or.or([or("reason", "is", null), or("reason", "<>", undoReason)]))
    .where(stands)
    // A single value: of an "exists" PostgreSQL makes a table of the whole history first.
    .limit(1)

/** How many of the rows were confirmed at one time; those that wait for a call again are not among them. Only of a
 *  cancelled order does its state not say so: its history is looked up. */
const countConfirmed = (e: Orders) =>
  sumOf(sql`case when status in (${sql.join(onceConfirmed)}) then 1
    when status = 'cancelled' then coalesce((${wasConfirmed(e)}), 0) else 0 end`)

const goods = sumOf(sql`case when status <> 'cancelled' then amount - discount else 0 end`)

const placedIn = (db: Db, { from, until }: Span) =>
  db.selectFrom("orders").where("orders.created_at", ">=", from).where("orders.created_at", "<", until)

type WilayaTally = OrderTally & { code: number }

const wilayaRows = (db: Db, span: Span, recentFrom: string) =>
  placedIn(db, span)
    .select((e) => [
      "wilaya_code as code",
      sql<number>`case when orders.created_at >= ${recentFrom} then 1 else 0 end`.as("recent"),
      e.fn.countAll<number>().as("placed"),
      countOf(...unsettledStatuses).as("open"),
      countOf("cancelled").as("cancelled"),
      countConfirmed(e).as("confirmed"),
      countOf("delivered").as("delivered"),
      countOf("returning", "returned").as("sentBack"),
      goods.as("goods"),
    ])
    .groupBy(["wilaya_code", sql`recent`])
    .orderBy("placed", "desc")
    .orderBy("wilaya_code")

/** Counts the orders placed in a span, and those before it since another moment, by outcome and wilaya, most orders
 *  first; `goods` in centimes. Merged orders are subtracted, because the indexes do not say which they are. */
export async function talliesByWilaya(
  db: Db,
  { from, until }: Span,
  earliest: string,
): Promise<Record<"now" | "earlier", WilayaTally[]>> {
  const placed = wilayaRows(db, { from: earliest, until }, from)
  const merged = await placed.where("merged_into", "is not", null).execute()
  const rows = (await placed.execute()).map((row) => {
    const less = merged.find(({ code, recent }) => code === row.code && recent === row.recent)
    if (!less) return row
    return {
      ...row,
      placed: row.placed - less.placed,
      cancelled: row.cancelled - less.cancelled,
      confirmed: row.confirmed - less.confirmed,
    }
  })
  const tallied = (recent: number) =>
    rows
      .filter((row) => row.recent === recent && row.placed > 0)
      .map(({ open, cancelled, recent: _recent, ...row }) => ({
        ...row,
        settled: row.placed - open,
        uncancelled: row.placed - cancelled,
      }))
  return { now: tallied(1), earlier: tallied(0) }
}

/** Orders placed, without the merged ones, by the UTC hour in which they were, such as `2026-11-21T09`. */
export async function ordersByHour(db: Db, span: Span): Promise<{ hour: string; orders: number }[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const placed = placedIn(db, span)
    .select((e) => [hour.as("hour"), e.fn.countAll<number>().as("orders")])
    .groupBy(hour)
  const merged = new Map<string, number>()
  for (const { hour, orders } of await placed.where("merged_into", "is not", null).execute()) merged.set(hour, orders)
  return (await placed.execute()).map(({ hour, orders }) => ({ hour, orders: orders - (merged.get(hour) ?? 0) }))
}

/** Goods of the orders that were delivered in a span and are not sent back, by the UTC hour of the delivery, and those of them
 *  whose money the shop has. A delivery that was undone, and the undo of a step after one, are none. */
export function turnoverByHour(
  db: Db,
  { from, until }: Span,
): Promise<{ hour: string; turnover: Centimes; cashed: Centimes }[]> {
  const hour = sql<string>`substr(at, 1, 13)`
  const delivered = sql`select amount - discount from orders where orders.id = order_event.order_id and status = 'delivered'`
  return db
    .selectFrom("order_event")
    .where("to_status", "=", "delivered")
    .where("kind", "=", "status")
    .where("at", ">=", from)
    .where("at", "<", until)
    .where((e) => e.or([e("reason", "is", null), e("reason", "<>", undoReason)]))
    .where(stands)
    .select([
      hour.as("hour"),
      sumOf(sql`(${delivered})`).as("turnover"),
      sumOf(sql`(${delivered} and (cashed_at is not null or paid >= total))`).as("cashed"),
    ])
    .groupBy(hour)
    .execute()
}

/** Products of the uncancelled orders placed in a span, by sales, highest first. Each counts once, under its name in a language;
 *  a deleted product under the name of its newest line. */
export async function ordersByProduct(db: Db, span: Span, { locale, max }: { locale: Locale; max: number }) {
  const rows = await placedIn(db, span)
    .innerJoin("order_line", "order_line.order_id", "orders.id")
    .where("status", "<>", "cancelled")
    .select((e) => [
      "slug",
      e.fn.max("order_line.id").as("newest"),
      e.fn.count<number>("orders.id").distinct().as("orders"),
      sumOf(sql`order_line.quantity`).as("units"),
      sumOf(sql`line_total`).as("amount"),
    ])
    .groupBy("slug")
    .orderBy("amount", "desc")
    .orderBy("slug")
    .limit(max)
    .execute()
  const slugs = rows.map(({ slug }) => slug)
  const lines = rows.map(({ newest }) => newest)
  const [names, titles] = [await namesOf(db, slugs, locale), await titlesOf(db, lines)]
  return rows.map(({ newest, ...row }) => ({ ...row, title: names.get(row.slug) ?? titles.get(newest) ?? row.slug }))
}

/** Outcomes of the orders placed in a span that have a product, each order once for it; merged orders count as nothing.
 *  @param slugs a bounded list */
export async function talliesByProduct(
  db: Db,
  span: Span,
  slugs: readonly string[],
): Promise<Map<string, ProductTally>> {
  if (slugs.length === 0) return new Map()
  const orders = (test: RawBuilder<unknown>) => sql<number>`count(distinct case when ${test} then orders.id end)`
  const isOneOf = (statuses: readonly OrderStatus[]) => sql`status in (${sql.join(statuses)})`
  const rows = await placedIn(db, span)
    .innerJoin("order_line", "order_line.order_id", "orders.id")
    .where("slug", "in", slugs)
    .where("merged_into", "is", null)
    .select((e) => [
      "slug",
      orders(sql`not ${isOneOf(unsettledStatuses)}`).as("settled"),
      orders(sql`${isOneOf(onceConfirmed)} or (status = 'cancelled' and (${wasConfirmed(e)}) = 1)`).as("confirmed"),
      orders(isOneOf(["delivered"])).as("delivered"),
      orders(isOneOf(["returning", "returned"])).as("sentBack"),
    ])
    .groupBy("slug")
    .execute()
  return new Map(rows.map(({ slug, ...tally }) => [slug, tally]))
}

export type ProductTally = Pick<OrderTally, "settled" | "confirmed" | "delivered" | "sentBack">

async function namesOf(db: Db, slugs: string[], locale: Locale): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_text", "product_text.product_id", "product.id")
    .select(["product.slug", "product_text.name"])
    .where("product.slug", "in", slugs)
    .where("product_text.locale", "=", locale)
    .execute()
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

async function titlesOf(db: Db, lines: number[]): Promise<Map<number, string>> {
  if (lines.length === 0) return new Map()
  const rows = await db.selectFrom("order_line").select(["id", "title"]).where("id", "in", lines).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The calls of a span by who made them: orders that left `new` or `to-call-again`, or stayed there for another call. A
 *  change that takes another back, one that was taken back, and an order that another one took in were no calls. Members
 *  are told apart by their ids, whatever they are called; before ids were stored, by their names. `delivered` counts the
 *  orders that were confirmed in these calls and are delivered by now.
 *  @param staffId of the only one who is asked for */
export function callsByAgent(db: Db, { from, until }: Span, staffId?: string) {
  const count = (to: OrderStatus) => sumOf(sql`case when to_status = ${to} then 1 else 0 end`)
  const delivered = sql<number>`cast(count(distinct case when to_status = 'confirmed' and exists (
    select 1 from orders where orders.id = order_event.order_id and orders.status = 'delivered')
    then order_event.order_id end) as bigint)`
  return db
    .selectFrom("order_event")
    .leftJoin("staff_user", "staff_user.id", "order_event.actor_id")
    .where("at", ">=", from)
    .where("at", "<", until)
    .$if(staffId !== undefined, (query) => query.where("actor_id", "=", staffId ?? null))
    .where("kind", "=", "status")
    .where("from_status", "in", unsettledStatuses)
    .where((e) => e.or([e("actor_id", "is not", null), e("actor", "<>", "shopper")]))
    .where((e) => e.or([e("reason", "is", null), e("reason", "not in", [undoReason, mergedReason])]))
    .where(stands)
    .select((e) => [
      "actor_id as id",
      sql<string>`coalesce(max(staff_user.name), max(actor))`.as("name"),
      e.fn.countAll<number>().as("calls"),
      count("confirmed").as("confirmed"),
      count("cancelled").as("cancelled"),
      delivered.as("delivered"),
    ])
    .groupBy(["actor_id", sql`case when actor_id is null then actor end`])
    .orderBy("calls", "desc")
    .orderBy("name")
    .orderBy("id")
    .execute()
}
