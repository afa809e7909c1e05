import { hash } from "node:crypto"
import { isFreshOrder, type Purchase } from "#core/analytics/ad-pixel.ts"
import { toDinars } from "#core/money.ts"
import type { Order } from "#core/orders/order.ts"

type TokenAndSums = Pick<Order, "token" | "amount" | "discount" | "createdAt">

/** What the ad pixel may know of an order; null for one that is too old to be told.
 *  @param now milliseconds since 1970 */
export function toPurchase({ token, amount, discount, createdAt }: TokenAndSums, now: number): Purchase | null {
  if (!isFreshOrder(createdAt, now)) return null
  return { eventId: hash("sha256", token, "hex"), value: toDinars(amount - discount) }
}
