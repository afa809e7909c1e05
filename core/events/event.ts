/** Types of events. The names are part of the public interface (docs/webhooks.md). */
export const eventTypes = [
  "order.placed",
  "order.changed",
  "order.to-call-again",
  "order.confirmed",
  "order.preparing",
  "order.shipped",
  "order.delivered",
  "order.returning",
  "order.returned",
  "order.cancelled",
  "order.cashed",
  "order.paid",
  "product.created",
  "product.changed",
  "product.deleted",
  "stock.changed",
  "review.received",
  "review.published",
  "customer.erased",
] as const
export type EventType = (typeof eventTypes)[number]

const known = new Set<string>(eventTypes)
export const isEventType = (type: string): type is EventType => known.has(type)

/** The name of an event as subscribers know it.
 *  @param kind as triggers write it (db/migrations/0034-events.ts): what of an order's history has no name of its own changes the order */
export function toEventType(kind: string): EventType {
  if (isEventType(kind)) return kind
  if (kind.startsWith("order.")) return "order.changed"
  throw new Error(`No event: ${kind}`)
}

/** An event, in the order in which subscribers get it. */
export type ShopEvent = {
  /** Never given twice: a receiver that has seen it drops the event. */
  key: string
  /** One more than that of the event before; without gaps. */
  seq: number
  type: EventType
  /** documentId of what it is about: an order, a product or a review; for `customer.erased` an order. */
  subject: string
  /** Facts of the moment, such as the status before; no data of a person. */
  details: Record<string, unknown>
  at: string
}
