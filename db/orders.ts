import type { Order, OrderLine } from "#core/order.ts"
import type { Db, Tx } from "./database.ts"
import { randomDocumentId, randomToken } from "./document-id.ts"
import type { OrderLineTable, OrdersTable } from "./schema.ts"

/** An order with its row's key, on which its number rests. */
export type StoredOrder = Order & { id: number }

/** An order about to be stored; the database adds its keys, number and token. */
export type NewOrder = Omit<Order, "documentId" | "number" | "token" | "lines"> & {
  wilayaCode: number
  communeId: number
  locale: OrdersTable["locale"]
  clientDate: string
  lines: (OrderLine & { productId: number })[]
}

const algerianYear = new Intl.DateTimeFormat("en", { timeZone: "Africa/Algiers", year: "2-digit" })

/** `HN-26-000123`: the Algerian year of the order and its row's key. */
export function orderNumber(id: number, createdAt: string): string {
  return `HN-${algerianYear.format(new Date(createdAt))}-${String(id).padStart(6, "0")}`
}

const lineOf = (row: Omit<OrderLineTable, "id">): OrderLine => ({
  slug: row.slug,
  sku: row.sku,
  title: row.title,
  color: row.color,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  lineTotal: row.line_total,
  image: row.image,
})

/** Stores an order with its lines. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
  const token = randomToken()
  const { status, firstname, lastname, mobile, wilaya, commune, delivery, locale, amount, total } = order
  const { id } = await tx
    .insertInto("orders")
    .values({
      ...{ status, firstname, lastname, mobile, wilaya, commune, delivery, locale, amount, total, token },
      document_id: randomDocumentId(),
      wilaya_code: order.wilayaCode,
      commune_id: order.communeId,
      delivery_price: order.deliveryPrice,
      client_date: order.clientDate,
      created_at: order.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const lines = order.lines.map(({ productId, unitPrice, lineTotal, ...line }, position) => ({
    ...{ ...line, position, order_id: id, product_id: productId },
    unit_price: unitPrice,
    line_total: lineTotal,
  }))
  await tx.insertInto("order_line").values(lines).execute()
  return token
}

/** The order behind a token. Amounts in centimes. */
export async function findOrder(db: Db, token: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("token", "=", token).executeTakeFirst()
  if (!row) return undefined
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute()
  const { id, status, firstname, lastname, mobile, wilaya, commune, delivery, amount, total } = row
  return {
    ...{ id, token, status, firstname, lastname, mobile, wilaya, commune, delivery, amount, total },
    documentId: row.document_id,
    number: orderNumber(id, row.created_at),
    deliveryPrice: row.delivery_price,
    createdAt: row.created_at,
    lines: lines.map(lineOf),
  }
}
