import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../../database.ts"

export type MovementPage = {
  /** Only of this variant; its documentId. */
  variant?: string | undefined
  /** Only rows before this one. */
  before?: number | undefined
  pageSize: number
}

/** The stock movements of a product, the newest first.
 *  @returns undefined when there is no such product */
export async function listMovements(db: Db, documentId: string, { variant, before, pageSize }: MovementPage) {
  const product = await db
    .selectFrom("product")
    .select(["id", "quantity", "stock_by as stockBy"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  if (!product) return undefined
  const variantId = variant === undefined ? undefined : await variantKey(db, variant)
  const found = await db
    .selectFrom("stock_movement as m")
    .leftJoin("product_variant as v", "v.id", "m.variant_id")
    .leftJoin("orders as o", "o.id", "m.order_id")
    .select([
      "m.id",
      "m.at",
      "m.units",
      "m.units_left as unitsLeft",
      "m.own_units as ownUnits",
      "m.own_left as ownLeft",
    ])
    .select(["m.reason", "m.actor", "m.note", "v.document_id as variantDocumentId", "v.color", "v.size", "v.sku"])
    .select(["o.id as orderId", "o.document_id as order", "o.created_at as orderedAt"])
    .where("m.product_id", "=", product.id)
    // By its key, whose index has its movements alone.
    .$if(variantId !== undefined, (query) => query.where("m.variant_id", "=", variantId ?? 0))
    .$if(before !== undefined, (query) => query.where("m.id", "<", before ?? 0))
    .orderBy("m.id", "desc")
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map((row) => {
    const { variantDocumentId, color, size, sku, orderId, order, orderedAt, ...movement } = row
    return {
      ...movement,
      variant:
        variantDocumentId === null
          ? null
          : { documentId: variantDocumentId, color: color ?? "", size: size ?? "", sku: sku ?? "" },
      order: order && orderId && orderedAt ? { documentId: order, number: orderNumber(orderId, orderedAt) } : null,
    }
  })
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { product: { quantity: product.quantity, stockBy: product.stockBy }, rows, next }
}

/** @returns 0, which no variant has, where there is no such variant */
async function variantKey(db: Db, documentId: string): Promise<number> {
  const row = await db
    .selectFrom("product_variant")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  return row?.id ?? 0
}
