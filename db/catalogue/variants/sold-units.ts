import { givesBack, orderStatuses } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"

/** How many units of each variant of a product were sold: those in orders that did not give them back.
 *  @returns by the variants' documentIds; a variant of which none was sold is left out */
export async function countSoldUnits(db: Db, productId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .innerJoin("product_variant as v", "v.id", "l.variant_id")
    .select((e) => ["v.document_id as documentId", e.fn.sum<number>("l.quantity").as("units")])
    .where("l.product_id", "=", productId)
    .where(
      "o.status",
      "in",
      orderStatuses.filter((status) => !givesBack(status)),
    )
    .where("o.stock_released_at", "is", null)
    .groupBy("v.document_id")
    .execute()
  return Object.fromEntries(rows.map(({ documentId, units }) => [documentId, Number(units)]))
}
