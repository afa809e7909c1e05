import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../database.ts"

/** An order as subscribers get it. Amounts in centimes. */
export type OrderSubject = NonNullable<Awaited<ReturnType<typeof readOrderSubject>>>

/** An order with its lines, as it is now; undefined = it is gone. */
export async function readOrderSubject(db: Db, documentId: string) {
  const order = await db.selectFrom("orders").selectAll().where("document_id", "=", documentId).executeTakeFirst()
  if (!order) return undefined
  const lines = await db
    .selectFrom("order_line")
    .select(["slug", "sku", "title", "color", "size", "quantity", "unit_price as unitPrice", "line_total as lineTotal"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute()
  return { ...order, number: orderNumber(order.id, order.created_at, order.code), lines }
}

/** A product as subscribers get it. Amounts in centimes. */
export type ProductSubject = NonNullable<Awaited<ReturnType<typeof readProductSubject>>>

/** A product with its names, as it is now; undefined = it is gone. */
export async function readProductSubject(db: Db, documentId: string) {
  const product = await db.selectFrom("product").selectAll().where("document_id", "=", documentId).executeTakeFirst()
  if (!product) return undefined
  const texts = await db
    .selectFrom("product_text")
    .select(["locale", "name"])
    .where("product_id", "=", product.id)
    .execute()
  const variants = await db
    .selectFrom("product_variant")
    .select(["document_id as id", "sku", "price", "quantity", "active"])
    .where("product_id", "=", product.id)
    .orderBy("id")
    .execute()
  return { ...product, names: Object.fromEntries(texts.map(({ locale, name }) => [locale, name])), variants }
}

/** A review as subscribers get it; undefined = it is gone. */
export async function readReviewSubject(db: Db, documentId: string) {
  return db
    .selectFrom("review as r")
    .innerJoin("product as p", "p.id", "r.product_id")
    .select(["r.document_id as id", "r.rating", "r.name", "r.review", "r.lang", "r.status", "r.date"])
    .select("p.slug as product")
    .where("r.document_id", "=", documentId)
    .executeTakeFirst()
}
