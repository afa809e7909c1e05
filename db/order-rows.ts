import type { Insertable } from "kysely"
import type { Tx } from "./database.ts"
import { isPostgres } from "./engine.ts"
import { keptQuery } from "./kept-query.ts"
import type { OrderEventTable, OrderLineTable, OrdersTable } from "./order-schema.ts"

/** An order's rows; the lines and the event get the order's key. */
type OrderRows = {
  order: Insertable<OrdersTable>
  lines: Omit<Insertable<OrderLineTable>, "order_id">[]
  event: Omit<Insertable<OrderEventTable>, "order_id">
}

const insertOrder = keptQuery((db, order: OrderRows["order"]) => db.insertInto("orders").values(order).returning("id"))
const insertLines = keptQuery((db, { rows }: { rows: Insertable<OrderLineTable>[] }) =>
  db.insertInto("order_line").values(rows),
)

/** One row of an order's history. */
export const insertEvent = keptQuery((db, row: Insertable<OrderEventTable>) => db.insertInto("order_event").values(row))

/** All rows in one statement, which SQLite cannot do: over a network every statement is a way there and back. */
const insertAll = keptQuery((db, { order, lines, event }: OrderRows) =>
  db
    .with("placed", (e) => e.insertInto("orders").values(order).returning("id"))
    .with("ordered", (e) => {
      const order_id = e.selectFrom("placed").select("placed.id")
      return e.insertInto("order_line").values(lines.map((line) => ({ ...line, order_id })))
    })
    .with("begun", (e) =>
      e.insertInto("order_event").values({ ...event, order_id: e.selectFrom("placed").select("placed.id") }),
    )
    .selectFrom("placed")
    .select("id"),
)

async function insertInTurn(tx: Tx, { order, lines, event }: OrderRows) {
  const placed = await insertOrder(tx, order)
  for (const { id } of placed) {
    await insertLines(tx, { rows: lines.map((line) => ({ ...line, order_id: id })) })
    await insertEvent(tx, { ...event, order_id: id })
  }
  return placed
}

/** Stores the rows of an order.
 *  @returns its key */
export async function storeRows(tx: Tx, rows: OrderRows): Promise<number> {
  const [placed] = await (isPostgres(tx) ? insertAll(tx, rows) : insertInTurn(tx, rows))
  if (!placed) throw new Error("The database stored an order without a key")
  return placed.id
}
