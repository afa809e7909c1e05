import type { Centimes } from "../money.ts"
import { lastPosition } from "./listing-price-scale.ts"

/** Number of bars over the price slider. */
export const priceBars = 20

/** The bar that a position of the slider counts in. */
export const toPriceBar = (position: number): number =>
  Math.min(Math.floor((position / lastPosition) * priceBars), priceBars - 1)

/** Number of results by value of a filter. */
export type Counts = Map<string, number>

/** Facets of a listing, with the number of results of each choice. */
export type Facets = {
  status: Counts
  productType: Counts
  category: Counts
  subCategory: Counts
  /** By `sizeFilterValue`. */
  size: Counts
  color: Counts
  brand: Counts
  price: PriceFacet
}

export type PriceFacet = {
  /** The range's default: 0 to the highest catalogue price (specification, section 5). */
  maxPrice: Centimes
  /** Products under the other filters in each twentieth of the slider. */
  bars: number[]
}
