import { withPurchase } from "#core/analytics/ad-pixel.ts"
import { storedText } from "../cart/cart-storage.ts"

const record = storedText("hanout_purchases", () => localStorage, window)
let ofThisPage: string | null = null

/** Enters an order that is about to be told.
 *  @returns false when it was told before, in any tab and before any reload */
export function claimPurchase(eventId: string): boolean {
  const next = withPurchase(record.read() ?? ofThisPage, eventId)
  if (next === null) return false
  ofThisPage = next
  record.write(next)
  return true
}
