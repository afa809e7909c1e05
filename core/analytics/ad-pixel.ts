/** The social ad pixel's script, on the network's own host (specification, section 7). */
export const pixelScript = "https://connect.facebook.net/en_US/fbevents.js"

/** Where that script sends its events. */
export const pixelEvents = "https://www.facebook.com"

/** The shop's page that the pixel is shut in; never the page that a visitor sees. */
export const pixelFramePath = "/ad-pixel"

/** Events sent to the pixel; the names are the network's. */
export type PixelEvent =
  | { name: "PageView"; values: { page: string } }
  | { name: "Purchase"; values: { value: number; currency: "DZD" }; eventID: string }

/** @param path of the page, without what follows the `?`: searches and order tokens are private */
export function pageView(path: string): PixelEvent {
  return { name: "PageView", values: { page: path } }
}

/** An order as the pixel reports it. */
export type Purchase = {
  /** Names the order to the network and opens nothing: the SHA-256 of its token, in hexadecimal. */
  eventId: string
  /** Price of the goods after the coupon, in dinars; the delivery is the carrier's. */
  value: number
}

export function purchaseEvent({ eventId, value }: Purchase): PixelEvent {
  return { name: "Purchase", values: { value, currency: "DZD" }, eventID: eventId }
}

/** The network knows an event again by its id for 48 hours; older orders are not sent. */
const sentWithin = 24 * 60 * 60 * 1000

/** Whether an order is recent enough to be sent.
 *  @param createdAt ISO 8601
 *  @param now milliseconds since 1970 */
export function isFreshOrder(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < sentWithin
}

const maxRemembered = 20

/** Adds an order to the browser's record of sent orders.
 *  @param storedIds the record so far: event ids, the oldest first, with spaces between
 *  @returns the new record; null when the order stands in it already */
export function withPurchase(storedIds: string | null, eventId: string): string | null {
  const eventIds = storedIds?.split(" ").filter(Boolean) ?? []
  return eventIds.includes(eventId) ? null : [...eventIds, eventId].slice(-maxRemembered).join(" ")
}
