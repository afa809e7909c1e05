import { createHash, timingSafeEqual } from "node:crypto"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db } from "../database.ts"

const secretOf = (token: string) => createHash("sha256").update(`review:${token}`).digest("base64url").slice(0, 22)

const shape = /^([a-z0-9]{24})([\w-]{22})$/

/** The key in the link to the reviews of an order: made from its token, which cannot be read back from it. Who has it may
 *  write reviews, and sees neither person nor place. */
export const toReviewKey = ({ documentId, token }: { documentId: string; token: string }): string =>
  `${documentId}${secretOf(token)}`

/** As `toReviewKey`, for an order that may be reviewed; null for any other. */
export const openReviewKey = (order: { documentId: string; token: string; status: OrderStatus }): string | null =>
  order.status === "delivered" ? toReviewKey(order) : null

export type KeyedOrder = { id: number; createdAt: string; code: string | null; status: OrderStatus }

/** The order that a key opens, whatever became of it; undefined when there is none. */
export async function orderOfReviewKey(db: Db, key: string): Promise<KeyedOrder | undefined> {
  const [, documentId, secret] = shape.exec(key) ?? []
  if (!documentId || !secret) return undefined
  const row = await db
    .selectFrom("orders")
    .select(["id", "token", "code", "status", "created_at as createdAt"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  if (!row || !timingSafeEqual(Buffer.from(secret), Buffer.from(secretOf(row.token)))) return undefined
  const { token: _token, ...order } = row
  return order
}
