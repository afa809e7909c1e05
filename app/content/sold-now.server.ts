import { pricedAt } from "#core/offer.ts"
import type { Product } from "#core/product.ts"

/** When the next offer begins or ends, in milliseconds; Infinity when none will. */
function nextChange(products: Product[], now: number): number {
  const moments = products.flatMap(({ offerDate }) =>
    offerDate ? [Date.parse(offerDate.startDate), Date.parse(offerDate.endDate)] : [],
  )
  return moments.filter((moment) => moment > now).reduce((first, moment) => Math.min(first, moment), Infinity)
}

/** Gives products the prices that hold now. The same list is the same array until an offer begins or ends, so that
 *  others can keep what they derive from it. */
export function createSoldNow(clock: () => number = Date.now) {
  let kept: { of: Product[]; until: number; sold: Product[] } | undefined
  return (products: Product[]): Product[] => {
    const now = clock()
    if (kept?.of === products && now < kept.until) return kept.sold
    const moment = new Date(now).toISOString()
    const sold = products.map((product) => pricedAt(product, moment))
    kept = { of: products, until: nextChange(products, now), sold }
    return sold
  }
}
