import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "#db/database.ts"
import { type MoveResult, unknownOrder } from "#db/orders/admin/move-result.ts"
import { findListed, findNamed } from "#db/orders/list/listed-orders.ts"
import { readParameters } from "../../admin/read-query.ts"
import { orderCountsQuery } from "../contract-admin-list.ts"
import { orderFilter } from "./order-filter.ts"

/** Changes several orders that were selected in a list. The request's address names the list by its filters: an order that these do
 *  not pass any more is not changed, whatever was selected.
 *  @returns a result for each order, in the order of the ids; an id that comes twice counts once */
export async function changeListed(
  db: Db,
  { url, documentIds }: { url: string; documentIds: readonly string[] },
  change: (listed: string[]) => Promise<MoveResult[]>,
): Promise<MoveResult[]> {
  const filters = readParameters(orderCountsQuery, url)
  const ids = [...new Set(documentIds)]
  if (Object.keys(filters).length === 0) return change(ids)
  const listed = new Set((await findListed(db, orderFilter(filters), ids)).map(({ documentId }) => documentId))
  const others = ids.filter((id) => !listed.has(id))
  const named = new Map((await findNamed(db, others)).map((order) => [order.documentId, order]))
  const changed = await change(ids.filter((id) => listed.has(id)))
  const results = new Map(changed.map((result) => [result.documentId, result]))
  return ids.map((documentId) => {
    const order = named.get(documentId)
    return results.get(documentId) ?? (order ? notListed(order) : unknownOrder(documentId))
  })
}

type Named = Awaited<ReturnType<typeof findNamed>>[number]

const notListed = ({ id, documentId, createdAt, status: from }: Named): MoveResult => {
  const number = orderNumber(id, createdAt)
  return { ok: false, documentId, number, problem: "notListed", from, allowed: [], missing: [] }
}
