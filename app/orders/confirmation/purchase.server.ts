import { hash } from "node:crypto"
import { isFreshOrder, type Purchase } from "#core/analytics/ad-pixel.ts"
import { toDinars } from "#core/money.ts"
import type { Order } from "#core/orders/order.ts"

type TokenAndSums = Pick<Order, "token" | "amount" | "discount" | "createdAt">

/** The id by which the ad network knows an order's event; it leads back to no order. */
export const toEventId = (token: string): string => hash("sha256", token, "hex")

/** Converts an order for the ad pixel; null for one that is too old to report.
 *  @param now milliseconds since 1970 */
export function toPurchase({ token, amount, discount, createdAt }: TokenAndSums, now: number): Purchase | null {
  if (!isFreshOrder(createdAt, now)) return null
  return { eventId: toEventId(token), value: toDinars(amount - discount) }
}
