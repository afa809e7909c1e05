import type { Centimes } from "./money.ts"
import type { DeliveryKind, Wilaya } from "./wilaya.ts"

/** The three amounts that the order form and the confirmation show (decision "Amount of an order"). */
export type OrderSums = {
  /** Unit price × quantity. */
  amount: Centimes
  /** null = not known yet, given by phone; 0 = free. */
  delivery: Centimes | null
  /** What is paid on delivery: the amount alone while the delivery price is not known. */
  total: Centimes
}

/** The delivery price of an order.
 *  @param wilaya undefined while none is chosen
 *  @param freeFrom amount from which delivery is free; null = never
 *  @returns null when the price is not known */
export function deliveryPrice(
  wilaya: Pick<Wilaya, DeliveryKind> | undefined,
  kind: DeliveryKind,
  amount: Centimes,
  freeFrom: Centimes | null,
): Centimes | null {
  if (freeFrom !== null && amount >= freeFrom) return 0
  return wilaya?.[kind] ?? null
}

/** Whether the shop delivers to a wilaya in this way. */
export function isServed(wilaya: Pick<Wilaya, "homeServed" | "deskServed">, kind: DeliveryKind): boolean {
  return kind === "home" ? wilaya.homeServed : wilaya.deskServed
}

/** Amount, delivery and total of an order for one product.
 *  @param quantity 1 or more */
export function orderSums(unitPrice: Centimes, quantity: number, delivery: (amount: Centimes) => Centimes | null) {
  const amount = unitPrice * quantity
  const price = delivery(amount)
  return { amount, delivery: price, total: amount + (price ?? 0) } satisfies OrderSums
}
