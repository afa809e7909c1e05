import type { Insertable } from "kysely"
import type { StockMovementTable } from "../catalogue/movement-schema.ts"
import { takeStock, takeVariants, type UnitsToTake, updateStock } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { OrderEventTable, OrderLineTable, OrdersTable } from "./order-schema.ts"

/** An order's rows; the lines and the event get the order's key. */
export type OrderRows = {
  order: Insertable<OrdersTable>
  lines: Omit<Insertable<OrderLineTable>, "order_id">[]
  event: Omit<Insertable<OrderEventTable>, "order_id">
  /** What its lines take out of stock. */
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
  (db, { order, lines, event, movements, units }: OrderRows & { units: ProductUnits }) =>
    db
      .with("taken", (e) => updateStock(e, units))
      .with("placed", (e) => e.insertInto("orders").values(order).returning("id"))
      .with("ordered", (e) => {
        const order_id = e.selectFrom("placed").select("placed.id")
        return e.insertInto("order_line").values(lines.map((line) => ({ ...line, order_id })))
      })
      .with("begun", (e) =>
        e.insertInto("order_event").values({ ...event, order_id: e.selectFrom("placed").select("placed.id") }),
      )
      .with("moved", (e) => {
        const order_id = e.selectFrom("placed").select("placed.id")
        return e.insertInto("stock_movement").values(movements.map((movement) => ({ ...movement, order_id })))
      })
      .selectFrom("placed")
      .innerJoin("taken", (join) => join.onTrue())
      .select("placed.id"),
)

async function insertSerially(tx: Tx, { order, lines, event, movements }: OrderRows) {
  const placed = await insertOrder(tx, order)
  for (const { id } of placed) {
    await insertLines(tx, { rows: lines.map((line) => ({ ...line, order_id: id })) })
    await insertEvent(tx, { ...event, order_id: id })
    await insertMovements(tx, { rows: movements.map((movement) => ({ ...movement, order_id: id })) })
  }
  return placed
}

/** Takes units of products and stores the rows of an order.
 *  @returns its key; undefined when units are not there, or have another price: then the transaction has to end */
export async function storeRows(tx: Tx, units: UnitsToTake[], rows: OrderRows): Promise<number | undefined> {
  const last = units.at(-1)
  if (!last) throw new Error("An order has no products")
  const isTogether = isPostgres(tx)
  for (const each of isTogether ? units.slice(0, -1) : units) if (!(await takeStock(tx, each))) return undefined
  const { variants = [], ...lastUnits } = last
  if (isTogether && !(await takeVariants(tx, variants))) return undefined
  const [placed] = await (isTogether ? takeAndInsert(tx, { ...rows, units: lastUnits }) : insertSerially(tx, rows))
  return placed?.id
}
