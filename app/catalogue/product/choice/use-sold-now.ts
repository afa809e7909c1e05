import { useEffect, useState } from "react"
import { offerRuns, soldAt } from "#core/catalogue/offer.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"

/** Longer waits overflow the browser's timer. */
const maxWait = 24 * 60 * 60 * 1000

/** The product as it is sold now: when its offer ends while the page is open, the price returns to normal.
 *  @param now the moment that the page was made, ISO 8601 */
export function useSoldNow(
  product: BlockProduct,
  now: string,
): { product: BlockProduct; offer: "running" | "over" | null } {
  const { offerDate } = product
  const end = offerDate?.endDate
  const ran = offerRuns(offerDate, now)
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (!ran || !end) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const left = Date.parse(end) - Date.now()
      if (left <= 0) setOver(true)
      else timer = setTimeout(check, Math.min(left, maxWait))
    }
    check()
    return () => clearTimeout(timer)
  }, [ran, end])

  if (!end) return { product, offer: null }
  if (ran && over) return { product: soldAt(product, end), offer: "over" }
  if (ran) return { product, offer: "running" }
  return { product, offer: Date.parse(end) <= Date.parse(now) ? "over" : null }
}
