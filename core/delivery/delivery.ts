import type { Centimes } from "../money.ts"
import { type GoodsTerms, plainGoods } from "./goods-terms.ts"
import type { CommuneTerms, DeliveryKind, Wilaya } from "./wilaya.ts"

/** The amounts that an order form shows (decision "Amount of an order"). */
export type OrderSums = {
  /** Amount of the products. */
  amount: Centimes
  /** Discount of a coupon; 0 = none. */
  discount: Centimes
  /** null = not known yet, given by phone; 0 = free. */
  delivery: Centimes | null
  /** Amount to pay on delivery; without the delivery while its price is not known. */
  total: Centimes
}

/** Delivery to a wilaya as it is in one of its communes: the commune's own prices go before those of the wilaya, and home
 *  delivery may be closed there. Everything that calculates a delivery starts from what this returns.
 *  @param commune undefined while none is chosen */
export function inCommune<Of extends Pick<Wilaya, DeliveryKind | "homeServed">>(
  wilaya: Of,
  commune: CommuneTerms | undefined,
): Of {
  if (!commune) return wilaya
  const { home, desk, homeClosed = false } = commune
  return {
    ...wilaya,
    home: home ?? wilaya.home,
    desk: desk ?? wilaya.desk,
    homeServed: wilaya.homeServed && !homeClosed,
  }
}

/** Returns the amount that an order lacks to free delivery, by its products before a coupon.
 *  @param freeFrom amount from which delivery is free; null = never
 *  @returns 0 when delivery is free, null when it never is */
export const missingForFreeDelivery = (amount: Centimes, freeFrom: Centimes | null): Centimes | null =>
  freeFrom === null ? null : Math.max(0, freeFrom - amount)

/** The delivery price of an order.
 *  @param wilaya undefined while none is chosen
 *  @param freeFrom amount from which delivery is free; null = never. Surcharges of its goods are paid even then
 *  @param goods delivery terms of its goods
 *  @returns null when the price is not known, and where the shop does not deliver in this way: that adds nothing */
export function deliveryPrice(
  wilaya: Pick<Wilaya, DeliveryKind | "homeServed" | "deskServed"> | undefined,
  kind: DeliveryKind,
  amount: Centimes,
  freeFrom: Centimes | null,
  { isFree, surcharge }: GoodsTerms = plainGoods,
): Centimes | null {
  if (isUnserved(wilaya, kind)) return null
  if (isFree) return 0
  const price = missingForFreeDelivery(amount, freeFrom) === 0 ? 0 : (wilaya?.[kind] ?? null)
  return price === null ? null : price + surcharge
}

/** Whether the shop delivers to a wilaya in this way. */
export function isServed(wilaya: Pick<Wilaya, "homeServed" | "deskServed">, kind: DeliveryKind): boolean {
  return kind === "home" ? wilaya.homeServed : wilaya.deskServed
}

/** Whether the shop delivers to a wilaya in any way; else it is closed. */
export const isOpen = (wilaya: Pick<Wilaya, "homeServed" | "deskServed">): boolean =>
  wilaya.homeServed || wilaya.deskServed

/** Whether a wilaya is chosen to which the shop does not deliver in the chosen way. */
export function isUnserved(
  wilaya: Pick<Wilaya, "homeServed" | "deskServed"> | undefined,
  chosen: DeliveryKind,
): boolean {
  return wilaya !== undefined && !isServed(wilaya, chosen)
}

/** The way of delivery for a wilaya: the chosen one, or the other where only that reaches it. */
export function servedWay(
  wilaya: Pick<Wilaya, "homeServed" | "deskServed"> | undefined,
  chosen: DeliveryKind,
): DeliveryKind {
  const other = chosen === "home" ? "desk" : "home"
  return wilaya && !isServed(wilaya, chosen) && isServed(wilaya, other) ? other : chosen
}

/** The sums of an order.
 *  @param amount what the products come to
 *  @param discount of a coupon; at most the amount is used
 *  @param delivery the delivery price of an order of an amount; null = not known */
export function orderSums(
  amount: Centimes,
  discount: Centimes,
  delivery: (amount: Centimes) => Centimes | null,
): OrderSums {
  const price = delivery(amount)
  const taken = Math.min(discount, amount)
  return { amount, discount: taken, delivery: price, total: amount - taken + (price ?? 0) }
}
