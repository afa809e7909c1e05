import type { Insertable } from "kysely"
import type { StockMovementTable } from "../catalogue/movement-schema.ts"
import { takeStock, takeVariants, type UnitsToTake, updateStock } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { OrderEventTable, OrderLineTable, OrdersTable } from "./order-schema.ts"

/** An order's rows; the lines, events and movements get the order's key. */
export type OrderRows = {
  order: Insertable<OrdersTable>
  lines: Omit<Insertable<OrderLineTable>, "order_id">[]
  /** The beginning of its history. */
  events: Omit<Insertable<OrderEventTable>, "order_id">[]
  /** What its lines take out of stock; none of an order that holds none. */
  movements: Omit<Insertable<StockMovementTable>, "order_id">[]
}

const insertOrder = preparedQuery((db, order: OrderRows["order"]) =>
  db.insertInto("orders").values(order).returning("id"),
)
const insertLines = preparedQuery((db, { rows }: { rows: Insertable<OrderLineTable>[] }) =>
  db.insertInto("order_line").values(rows),
)

const insertMovements = preparedQuery((db, { rows }: { rows: Insertable<StockMovementTable>[] }) =>
  db.insertInto("stock_movement").values(rows),
)

/** One row of an order's history. */
export const insertEvent = preparedQuery((db, row: Insertable<OrderEventTable>) =>
  db.insertInto("order_event").values(row),
)

/** Everything in one statement, which SQLite cannot do: over a network every statement is a way there and back. */
type ProductUnits = Omit<UnitsToTake, "variants">
const takeAndInsert = preparedQuery(
  (db, { order, lines, events, movements, units }: OrderRows & { units: ProductUnits }) =>
    db
      .with("taken", (e) => updateStock(e, units))
      .with("placed", (e) => e.insertInto("orders").values(order).returning("id"))
      .with("ordered", (e) => {
        const order_id = e.selectFrom("placed").select("placed.id")
        return e.insertInto("order_line").values(lines.map((line) => ({ ...line, order_id })))
      })
      .with("begun", (e) => {
        const order_id = e.selectFrom("placed").select("placed.id")
        return e.insertInto("order_event").values(events.map((event) => ({ ...event, order_id })))
      })
      .with("moved", (e) => {
        const order_id = e.selectFrom("placed").select("placed.id")
        return e.insertInto("stock_movement").values(movements.map((movement) => ({ ...movement, order_id })))
      })
      .selectFrom("placed")
      .innerJoin("taken", (join) => join.onTrue())
      .select("placed.id"),
)

async function insertSerially(tx: Tx, { order, lines, events, movements }: OrderRows) {
  const placed = await insertOrder(tx, order)
  for (const { id } of placed) {
    await insertLines(tx, { rows: lines.map((line) => ({ ...line, order_id: id })) })
    for (const event of events) await insertEvent(tx, { ...event, order_id: id })
    const rows = movements.map((movement) => ({ ...movement, order_id: id }))
    if (rows.length > 0) await insertMovements(tx, { rows })
  }
  return placed
}

/** Takes units of products and stores the rows of an order.
 *  @param units none of an order that holds no stock
 *  @returns its key; undefined when units are not there, or have another price: then the transaction has to end */
export async function storeRows(tx: Tx, units: UnitsToTake[], rows: OrderRows): Promise<number | undefined> {
  const last = units.at(-1)
  const isTogether = isPostgres(tx) && last !== undefined
  for (const each of isTogether ? units.slice(0, -1) : units) if (!(await takeStock(tx, each))) return undefined
  if (!isTogether) return (await insertSerially(tx, rows))[0]?.id
  const { variants = [], ...lastUnits } = last
  if (!(await takeVariants(tx, variants))) return undefined
  const [placed] = await takeAndInsert(tx, { ...rows, units: lastUnits })
  return placed?.id
}
