import type { Centimes } from "../../money.ts"
import { priceBars, toPriceBar } from "../facets.ts"
import { lastPosition, priceScale } from "../listing-price-scale.ts"

/** The highest price of every bar but the last one of the price facet, never falling.
 *  @param maxPrice price of the catalogue */
export function priceBarLimits(maxPrice: Centimes): Float64Array {
  const scale = priceScale(maxPrice)
  const limits = new Float64Array(priceBars - 1)
  for (let position = 0; position <= lastPosition; position++) {
    const bar = toPriceBar(position)
    if (bar < limits.length) limits[bar] = scale[position] ?? maxPrice
  }
  return limits
}

/** The bar that a price counts in. */
export function findPriceBar(price: Centimes, limits: Float64Array): number {
  let low = 0
  let high = limits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((limits[middle] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
