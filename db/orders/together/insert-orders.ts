import { type CompiledQuery, sql } from "kysely"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { insertion, referringInsertion, rowInsertion, toJson } from "../../json-rows.ts"
import { preparedQuery } from "../../prepared-query.ts"
import type { OrderRows } from "../order-rows.ts"

type Inserted = { id: number; token: string }

const ofOrders = {
  columns: [
    ...(["document_id", "token", "status", "firstname", "lastname", "mobile", "phone_key", "code"] as const),
    ...(["email", "shopper_id"] as const),
    ...(["shopper_claim", "wilaya_code", "commune_id", "wilaya", "commune", "address", "note", "delivery"] as const),
    ...(["locale", "amount", "coupon_code", "discount", "delivery_price", "total", "risk", "client_date"] as const),
    ...(["created_at", "source", "placed_on", "agent_id", "agent_name", "search"] as const),
    ...(["stock_released_at", "unconfirmed_network"] as const),
  ],
  returning: ["id", "token"],
} as const
const ofLines = {
  columns: [
    ...(["order_id", "product_id", "position", "slug", "sku", "title", "color", "quantity", "unit_price"] as const),
    ...(["line_total", "image", "variant_id", "size", "open_choice"] as const),
  ],
} as const
const ofEvents = {
  columns: ["order_id", "at", "actor", "actor_id", "from_status", "to_status", "reason", "details", "kind"],
} as const
const ofMovements = {
  columns: [
    ...(["at", "product_id", "variant_id", "units", "units_left", "own_units", "own_left", "reason"] as const),
    ...(["order_id", "actor", "actor_id"] as const),
  ],
} as const

const insertOrders = rowInsertion<"orders", Inserted>("orders", ofOrders)
const insertLines = rowInsertion("order_line", ofLines)
const insertEvents = rowInsertion("order_event", ofEvents)
const insertMovements = rowInsertion("stock_movement", ofMovements)

const order = { column: "order_id", part: "placed", by: "token" } as const
type Json = Record<"orders" | "lines" | "events" | "movements", string>

/** All rows in one statement, which SQLite cannot do. */
const insertWithParts = preparedQuery((db, { orders, lines, events, movements }: Json) => {
  const query = sql<Inserted>`with placed as (${insertion(db, { table: "orders", ...ofOrders }, { json: orders })}),
    ordered as (${referringInsertion({ table: "order_line", ...ofLines }, order, lines)}),
    begun as (${referringInsertion({ table: "order_event", ...ofEvents }, order, events)}),
    moved as (${referringInsertion({ table: "stock_movement", ...ofMovements }, order, movements)})
    select id, token from placed`
  return { compile: () => query.compile(db) }
})

/** The statement that inserts orders, on PostgreSQL with their lines, events and movements. */
export function insertQuery(tx: Tx, orders: readonly OrderRows[]): CompiledQuery<Inserted> | undefined {
  const rows = orders.map((each) => each.order)
  if (!isPostgres(tx)) return insertOrders.query(tx, rows)
  const ofOrder = <T>(parts: (order: OrderRows) => readonly T[]) =>
    toJson(orders.flatMap((each) => parts(each).map((part) => ({ ...part, token: each.order.token }))))
  return insertWithParts.query(tx, {
    orders: toJson(rows),
    lines: ofOrder(({ lines }) => lines),
    events: ofOrder(({ events }) => events),
    movements: ofOrder(({ movements }) => movements),
  })
}

/** What `insertQuery` leaves out on SQLite.
 *  @param ids of the orders, in their order */
export async function insertParts(tx: Tx, orders: readonly OrderRows[], ids: readonly number[]): Promise<void> {
  if (isPostgres(tx)) return
  const ofOrder = <T>(parts: (order: OrderRows) => readonly T[]) =>
    orders.flatMap((each, index) => parts(each).map((part) => ({ ...part, order_id: ids[index] ?? 0 })))
  const lines = ofOrder((each) => each.lines)
  const events = ofOrder((each) => each.events)
  const movements = ofOrder((each) => each.movements)
  await insertLines(tx, lines)
  await insertEvents(tx, events)
  await insertMovements(tx, movements)
}
