import type { Centimes } from "../money.ts"

/** The discount that two prices make, in percent: at least 1 where there is any, so that it is seen as one; 0 without an
 *  earlier price that is higher. */
export function discountPercent(price: Centimes, lastPrice: Centimes | null): number {
  if (lastPrice === null || lastPrice <= price) return 0
  return Math.min(100, Math.max(1, Math.round((1 - price / lastPrice) * 100)))
}

type Prices = { price: Centimes; lastPrice: Centimes | null }

/** Prices after a change by percent, in whole dinars.
 *  @param percent −90 to 500
 *  @param strike the earlier price is shown struck through, as in a sale; otherwise it is removed unless it is higher */
export function changedByPercent({ price, lastPrice }: Prices, percent: number, strike: boolean): Prices {
  const changed = Math.round((price * (100 + percent)) / 10_000) * 100
  const earlier = strike ? (lastPrice ?? price) : lastPrice
  return { price: changed, lastPrice: earlier !== null && earlier > changed ? earlier : null }
}
