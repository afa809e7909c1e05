import { type AggregateFunctionBuilder, sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import type { Db, Tx } from "../../database.ts"
import { wilayaColumns } from "../../delivery/wilayas.ts"
import { isPostgres } from "../../engine.ts"
import { jsonRows, jsonTexts, toJson } from "../../json-rows.ts"
import { pipelined } from "../../pipelined.ts"
import { preparedQuery } from "../../prepared-query.ts"
import type { RateWindow } from "../../rate-windows.ts"
import type { Schema } from "../../schema.ts"
import { isNamed, recentSince } from "../order-context.ts"
import type { OrderTask } from "../order-task.ts"

/** How long a group of several products waits for a row that another transaction holds: then only those orders wait that need
 *  the row. Set by the first statement that the group needs anyway; empty leaves it as it is. */
const setWaiting = (lockTimeout: string) =>
  sql<string>`set_config('lock_timeout', coalesce(nullif(${lockTimeout}::text, ''), current_setting('lock_timeout')), true)`

const impatience = "200ms"

type AskedPlace = { at: number; wilaya: string; commune: string; phone: string }

type Counted = (
  count: AggregateFunctionBuilder<Schema, "orders", number>,
) => AggregateFunctionBuilder<Schema, "orders", number>

/** Orders of the phone of a row. By the row and by the phone alone, so that each is looked up in the index: joined, PostgreSQL
 *  reads all orders, as it takes what is in JSON for many rows. */
const countPast = (db: Pick<Db, "selectFrom">, counted: Counted) =>
  db
    .selectFrom("orders")
    .select((past) => counted(past.fn.countAll<number>()).as("count"))
    .where("orders.phone_key", "=", sql.ref<string>("asked.phone"))

/** A row for each order: its place, the shop's rules, and where its phone stands; without a place where the shop knows none. */
type Places = { json: string; since: string; lockTimeout: string }

const readPlaces = preparedQuery((db, { json, since, lockTimeout }: Places) => {
  const columns = { at: "bigint", wilaya: "text", commune: "text", phone: "text" } as const
  return db
    .selectFrom(jsonRows<AskedPlace>(db, json, columns).as("asked"))
    .leftJoin("wilaya", (join) => join.on(isNamed("wilaya", sql.ref("asked.wilaya"))))
    .leftJoin("commune", (join) =>
      join.onRef("commune.wilaya_code", "=", "wilaya.code").on(isNamed("commune", sql.ref("asked.commune"))),
    )
    .leftJoin("app_setting", (join) => join.onTrue())
    .leftJoin("phone_block", "phone_block.phone_key", "asked.phone")
    .select(wilayaColumns)
    .select(["asked.at", "phone_block.phone_key as blocked"])
    .select([
      countPast(db, (count) => count.filterWhere("created_at", ">=", since)).as("recentOfPhone"),
      countPast(db, (count) => count.filterWhere("status", "=", "cancelled").filterWhere("merged_into", "is", null)).as(
        "cancelled",
      ),
      countPast(db, (count) => count.filterWhere("status", "=", "returned")).as("returned"),
    ])
    .select(["commune.id as communeId", "commune.name as communeName", "commune.namear as communeNamear"])
    .select(["app_setting.id as settingId", "free_delivery_threshold as freeFrom"])
    .select(["max_quantity as maxQuantity", "max_lines as maxLines", "max_units as maxUnits"])
    .$if(isPostgres(db), (query) => query.select(setWaiting(lockTimeout).as("waiting")))
})

const readProductKeys = preparedQuery((db, { json, now }: { json: string; now: string }) =>
  db
    .selectFrom("product")
    .select(["id", "slug"])
    .where("slug", "in", jsonTexts(db, json))
    .where("published_at", "<=", now),
)

type AskedWindow = { bucket: string; start: string }

const readCounts = preparedQuery((db, { json }: { json: string }) =>
  db
    .selectFrom(jsonRows<AskedWindow>(db, json, { bucket: "text", start: "text" }).as("asked"))
    .select(["asked.bucket", "asked.start"])
    // Each by the index, as in `countPast`.
    .select((e) =>
      e
        .selectFrom("rate_window")
        .select("count")
        .whereRef("rate_window.bucket", "=", "asked.bucket")
        .whereRef("rate_window.window_start", "=", "asked.start")
        .as("count"),
    ),
)

export const keyOfWindow = ({ bucket, start }: AskedWindow): string => `${start} ${bucket}`

/** What orders are decided by, beside what they lock: as `findOrderContext` for one. Locks nothing.
 *  @param windows of limits, of all of them
 *  @param isPatient waits for locks as long as one order does */
export async function readOrderFacts(
  tx: Tx,
  tasks: readonly OrderTask[],
  { windows, now, isPatient }: { windows: readonly RateWindow[]; now: Date; isPatient: boolean },
) {
  const asked = tasks.map(({ orderInput: { wilaya, commune, mobile } }, at) => {
    return { at, wilaya, commune, phone: phoneKey(mobile) }
  })
  const slugs = new Set(tasks.flatMap(({ orderInput }) => orderInput.lines.flatMap(({ slug }) => slug ?? [])))
  const distinct = new Map(windows.map(({ bucket, start }) => [keyOfWindow({ bucket, start }), { bucket, start }]))
  const [rows, products, counts] = await pipelined(tx, [
    readPlaces.query(tx, { json: toJson(asked), since: recentSince(now), lockTimeout: isPatient ? "" : impatience }),
    readProductKeys.query(tx, { json: toJson([...slugs]), now: now.toISOString() }),
    readCounts.query(tx, { json: toJson([...distinct.values()]) }),
  ])
  return {
    /** By the place of an order among the tasks. */
    rows: new Map(rows.map((row) => [row.at, row])),
    productBySlug: new Map(products.map(({ id, slug }) => [slug, id])),
    counts: new Map(counts.map((row) => [keyOfWindow(row), row.count ?? 0])),
  }
}

export type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>
