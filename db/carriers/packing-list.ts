import { pickingKey } from "#core/carriers/picking-order.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../database.ts"
import { selectPackedLines } from "../orders/list/packed-lines.ts"

/** The parcels of orders at carriers, in the order in which they are packed, and the numbers of orders that have none.
 *  @param documentIds of the orders, at most some hundreds */
export async function listPacking(db: Db, documentIds: readonly string[]) {
  const orders = await db
    .selectFrom("orders")
    .leftJoin("parcel as p", (join) => join.onRef("p.order_id", "=", "orders.id").on("p.state", "=", "created"))
    .leftJoin("carrier_account as a", "a.id", "p.account_id")
    .select(["orders.id", "orders.document_id as order", "orders.created_at as createdAt", "orders.code"])
    .select(["p.document_id as documentId", "a.platform"])
    .where("orders.document_id", "in", documentIds.length > 0 ? documentIds : [""])
    .execute()
  const ids = orders.map(({ id }) => id)
  const lines = await selectPackedLines(db, ids.length > 0 ? ids : [0]).execute()
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const keyed = orders
    .map((order) => ({
      ...order,
      number: orderNumber(order.id, order.createdAt, order.code),
      key: pickingKey(linesOf.get(order.id) ?? []),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.id - other.id))
  return {
    parcels: keyed.flatMap(({ documentId, order, number, platform }) =>
      documentId === null ? [] : [{ documentId, order, number, platform }],
    ),
    without: keyed.filter(({ documentId }) => documentId === null).map(({ number }) => number),
  }
}
