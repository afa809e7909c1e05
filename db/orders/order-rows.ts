import type { ExpressionBuilder, Insertable } from "kysely"
import { takeStock, type UnitsToTake } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { pipelined } from "../pipelined.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { StockMovementTable } from "../schema/movement-schema.ts"
import type { OrderEventTable, OrderLineTable, OrdersTable } from "../schema/order-schema.ts"
import type { Schema } from "../schema/schema.ts"

/** An order's rows; the lines, events and movements get the order's key. */
export type OrderRows = {
  order: Insertable<OrdersTable>
  lines: Omit<Insertable<OrderLineTable>, "order_id">[]
  /** The beginning of its history. */
  events: Omit<Insertable<OrderEventTable>, "order_id">[]
  /** Units that its lines take out of stock; none of an order that holds none. */
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

/** Current cost of a line's unit for the shop: its variant's own cost, else its product's. */
const costNow = (e: ExpressionBuilder<Schema, "order_line">) =>
  e.fn.coalesce(
    e.selectFrom("product_variant").select("cost").whereRef("product_variant.id", "=", "order_line.variant_id"),
    e.selectFrom("product").select("cost").whereRef("product.id", "=", "order_line.product_id"),
  )

/** Says of an order's lines what their units cost the shop now, where that was not said before. */
export const setLineCosts = preparedQuery((db, { orderId }: { orderId: number }) =>
  db
    .updateTable("order_line")
    .set((e) => ({ unit_cost: costNow(e) }))
    .where("order_id", "=", orderId)
    .where("unit_cost", "is", null),
)

/** Rows of orders' histories. */
export const insertEvents = preparedQuery((db, { rows }: { rows: Insertable<OrderEventTable>[] }) =>
  db.insertInto("order_event").values(rows),
)

/** Takes units of products and stores the rows of an order.
 *  @param units none of an order that holds no stock
 *  @returns its key; undefined when units are not there, or have another price: then the transaction has to end */
export async function storeRows(tx: Tx, units: UnitsToTake[], rows: OrderRows): Promise<number | undefined> {
  for (const each of units) if (!(await takeStock(tx, each))) return undefined
  const { order, lines, events, movements } = rows
  const [placed] = await insertOrder(tx, order)
  if (!placed) return undefined
  const { id: order_id } = placed
  const ofOrder = <Row>(part: Row[]) => ({ rows: part.map((row) => ({ ...row, order_id })) })
  await pipelined(tx, [
    insertLines.query(tx, ofOrder(lines)),
    insertEvents.query(tx, ofOrder(events)),
    setLineCosts.query(tx, { orderId: order_id }),
    movements.length > 0 ? insertMovements.query(tx, ofOrder(movements)) : undefined,
  ])
  return order_id
}
