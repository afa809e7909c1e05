import { type Cart, cartTotals, lineTotal } from "./cart.ts"
import type { OrderSums } from "./delivery.ts"
import type { Centimes } from "./money.ts"

/** What the delivery of a cart costs while each of its products is an order of its own.
 *  @param priceOf the delivery price of an order of an amount; null = not known
 *  @returns null when one of the prices is not known */
export function cartDelivery(cart: Cart, priceOf: (amount: Centimes) => Centimes | null): Centimes | null {
  return cart.reduce<Centimes | null>((sum, item) => {
    const price = priceOf(lineTotal(item))
    return sum === null || price === null ? null : sum + price
  }, 0)
}

/** Amount, delivery and total of a cart; the total leaves out a delivery that is not known. */
export function cartSums(cart: Cart, priceOf: (amount: Centimes) => Centimes | null): OrderSums {
  const { amount } = cartTotals(cart)
  const delivery = cartDelivery(cart, priceOf)
  return { amount, delivery, total: amount + (delivery ?? 0) }
}
