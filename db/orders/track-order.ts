import { createHash, timingSafeEqual } from "node:crypto"
import { normalizePhone } from "#core/customers/phone.ts"
import { toOrderKey } from "#core/delivery/tracking-file.ts"
import type { Db } from "../database.ts"
import { orderNumber } from "./orders.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** The token of an order by its number and the mobile that it was placed with; null for any other pair. An order that is
 *  there with another mobile takes the same statement and the same comparisons as none. */
export async function findOrderToken(db: Db, number: string, mobile: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "token", "mobile", "created_at"])
    .where("id", "=", toOrderKey(number) ?? 0)
    .executeTakeFirst()
  const given = `${number.trim().toUpperCase().replaceAll(" ", "")} ${normalizePhone(mobile)}`
  const known = row ? `${orderNumber(row.id, row.created_at)} ${row.mobile}` : "none"
  return timingSafeEqual(digest(given), digest(known)) && row ? row.token : null
}
