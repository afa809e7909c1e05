import type { Product } from "./product.ts"
import type { Variant } from "./variants/variant.ts"

type Priced = Pick<Product, "price" | "lastPrice" | "discount" | "offerDate">

/** Whether an offer runs at a moment.
 *  @param now ISO 8601 */
export function offerRuns(offerDate: Product["offerDate"], now: string): boolean {
  if (!offerDate) return false
  const moment = Date.parse(now)
  return Date.parse(offerDate.startDate) <= moment && moment < Date.parse(offerDate.endDate)
}

/** A product as it is sold at a moment: the reduced price of an offer holds while the offer runs, before and after it
 *  the earlier price does. The same object when nothing differs.
 *  @param now ISO 8601 */
export function pricedAt<T extends Priced>(product: T, now: string): T {
  const { lastPrice, offerDate } = product
  if (!offerDate || lastPrice === null || offerRuns(offerDate, now)) return product
  return { ...product, price: lastPrice, lastPrice: null, discount: 0 }
}

/** A product with its variants as they are sold at a moment: an offer's dates hold for all of them.
 *  @param now ISO 8601 */
export function soldAt<T extends Priced & { variants: Variant[] }>(product: T, now: string): T {
  const { offerDate } = product
  if (!offerDate || offerRuns(offerDate, now)) return product
  const variants = product.variants.map((variant) => {
    const { price, lastPrice, discount } = pricedAt({ ...variant, offerDate }, now)
    return { ...variant, price, lastPrice, discount }
  })
  return { ...pricedAt(product, now), variants }
}
