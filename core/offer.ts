import type { Product } from "./product.ts"

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
