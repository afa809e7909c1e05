import { createHash, timingSafeEqual } from "node:crypto"
import { phoneKey } from "#core/customers/phone.ts"
import { formatOrderNumber, type OrderNumber, orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../database.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** The token of an order by its number and the mobile that it was placed with; null for any other pair. An order with a code
 *  is found with the code alone. An order that is there with another mobile or code takes the same statement and the same
 *  comparisons as none. */
export async function findOrderToken(db: Db, number: OrderNumber | null, mobile: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "token", "phone_key as phone", "created_at as createdAt", "code"])
    .where("id", "=", number?.id ?? 0)
    .executeTakeFirst()
  const given = `${number ? formatOrderNumber(number) : ""} ${phoneKey(mobile)}`
  const known = row ? `${orderNumber(row.id, row.createdAt, row.code)} ${row.phone}` : "none"
  return timingSafeEqual(digest(given), digest(known)) && row ? row.token : null
}
