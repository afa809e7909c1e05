import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db } from "../database.ts"
import { findOrder, type StoredOrder } from "../orders/orders.ts"
import { openReviewKey } from "../reviews/review-key.ts"

export type OwnOrder = {
  number: string
  token: string
  status: OrderStatus
  createdAt: string
  total: number
  /** Of its products, with colour and size. */
  titles: string[]
  /** Opens the page for reviews; null unless it is delivered. */
  reviewKey: string | null
}

const maxOrders = 100
/** Orders in the export of one's data, each of which is read by itself. */
const maxExported = 1000

/** The newest orders of an account: those that were placed while signed in to it, and those that were claimed
 *  with their private links. Amounts in centimes. */
export async function ownOrders(db: Db, shopperId: string): Promise<OwnOrder[]> {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "document_id", "token", "status", "created_at", "total", "code"])
    .where("shopper_id", "=", shopperId)
    .orderBy("id", "desc")
    .limit(maxOrders)
    .execute()
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom("order_line")
    .select(["order_id", "title", "color", "size"])
    .where("order_id", "in", ids.length > 0 ? ids : [0])
    .orderBy("position")
    .execute()
  return rows.map(({ id, document_id: documentId, token, status, created_at: createdAt, total, code }) => ({
    number: orderNumber(id, createdAt, code),
    token,
    status,
    createdAt,
    total,
    titles: lines.filter((line) => line.order_id === id).map(chosenTitle),
    reviewKey: openReviewKey({ documentId, token, status }),
  }))
}

/** The newest 1000 of them, whole, for the export of one's data. */
export async function wholeOrders(db: Db, shopperId: string): Promise<StoredOrder[]> {
  const own = await db
    .selectFrom("orders")
    .select("token")
    .where("shopper_id", "=", shopperId)
    .orderBy("id", "desc")
    .limit(maxExported)
    .execute()
  const orders: StoredOrder[] = []
  for (const { token } of own) {
    const order = await findOrder(db, token)
    if (order) orders.push(order)
  }
  return orders
}
