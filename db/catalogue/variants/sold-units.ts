import { givesBack, orderStatuses } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"

/** Days that are counted: a product that has sold for years is read no longer than a new one. */
const countedDays = 90

const soldStatuses = orderStatuses.filter((status) => !givesBack(status))

/** How many units of each variant of a product were sold in the last 90 days: those in orders that did not give them back.
 *  @returns by the variants' documentIds; a variant of which none was sold is left out */
export async function countSoldUnits(db: Db, productId: number, now: Date): Promise<Record<string, number>> {
  const since = new Date(now.getTime() - countedDays * 24 * 3600_000).toISOString()
  const firstOrder = db
    .selectFrom("orders")
    .select("id")
    .where("created_at", ">=", since)
    .orderBy("created_at")
    .limit(1)
  // Lines have the order of their orders: a range of the index on product and key.
  const first = await db
    .selectFrom("order_line")
    .select("id")
    .where("order_id", ">=", firstOrder)
    .orderBy("order_id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  if (!first) return {}
  const rows = await db
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .innerJoin("product_variant as v", "v.id", "l.variant_id")
    .select((e) => ["v.document_id as documentId", e.fn.sum<number>("l.quantity").as("units")])
    .where("l.product_id", "=", productId)
    .where("l.id", ">=", first.id)
    .where("o.created_at", ">=", since)
    .where("o.status", "in", soldStatuses)
    .where("o.stock_released_at", "is", null)
    .groupBy("v.document_id")
    .execute()
  return Object.fromEntries(rows.map(({ documentId, units }) => [documentId, Number(units)]))
}
