import type { Centimes } from "../money.ts"

/** Positions of a price handle run from 0 to this. */
export const lastPosition = 100

// Most products are cheap and a few are very expensive: the lower half of the slider is for the lower seventh of the prices.
const evenPart = 0.05

/** Two leading digits, in whole dinars. */
function rounded(price: number): Centimes {
  const unit = Math.max(10 ** (Math.floor(Math.log10(Math.max(price, 1))) - 1), 100)
  return Math.round(price / unit) * unit
}

/** The prices at the positions of a slider, never falling, from 0 to exactly the highest. */
export function priceScale(maxPrice: Centimes): Centimes[] {
  return Array.from({ length: lastPosition + 1 }, (_, position) => {
    if (position === lastPosition) return maxPrice
    const share = position / lastPosition
    return Math.min(rounded(maxPrice * (evenPart * share + (1 - evenPart) * share ** 3)), maxPrice)
  })
}

/** The first position whose price is not below the given one. */
export function pricePosition(price: Centimes, scale: Centimes[]): number {
  const position = scale.findIndex((other) => other >= price)
  return position < 0 ? lastPosition : position
}
