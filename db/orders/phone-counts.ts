import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../database.ts"

/** How many orders of a phone there are, and what became of them. */
export type PhoneCounts = { orders: number; delivered: number; cancelled: number; returned: number }

/** Counts the orders of each of some phones by outcome, merged ones left out; a phone without orders is missing.
 *  @param phones their keys */
export async function phoneCounts(db: Db, phones: string[]): Promise<Map<string, PhoneCounts>> {
  const counts = new Map<string, PhoneCounts>()
  if (phones.length === 0) return counts
  const rows = await db
    .selectFrom("orders")
    .select((e) => ["phone_key as phone", "status", e.fn.countAll<number>().as("count")])
    .where("phone_key", "in", phones)
    .where("merged_into", "is", null)
    .groupBy(["phone_key", "status"])
    .execute()
  for (const { phone, status, count } of rows) {
    const known = counts.get(phone) ?? { orders: 0, delivered: 0, cancelled: 0, returned: 0 }
    known.orders += count
    if (status === "delivered" || status === "cancelled" || status === "returned") known[status] += count
    counts.set(phone, known)
  }
  return counts
}

/** The newest five of the other orders of a phone, merged ones left out.
 *  @param phone its key */
export async function recentOfPhone(db: Db, phone: string, exceptId: number) {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "document_id as documentId", "status", "created_at as createdAt", "total"])
    .where("phone_key", "=", phone)
    .where("id", "<>", exceptId)
    .where("merged_into", "is", null)
    .orderBy("id", "desc")
    .limit(5)
    .execute()
  return rows.map(({ id, ...row }) => ({ ...row, number: orderNumber(id, row.createdAt) }))
}

/** How many orders of a phone were placed before one of them, merged ones left out.
 *  @param phone its key */
export async function countEarlier(db: Db, phone: string, id: number): Promise<number> {
  const { earlier } = await db
    .selectFrom("orders")
    .select((e) => e.fn.countAll<number>().as("earlier"))
    .where("phone_key", "=", phone)
    .where("id", "<", id)
    .where("merged_into", "is", null)
    .executeTakeFirstOrThrow()
  return earlier
}
