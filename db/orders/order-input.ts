import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { Quote, ShownSums } from "#core/orders/order-quote.ts"
import type { NamedProduct } from "../catalogue/order-product.ts"
import type { Subjects } from "../rate-windows.ts"
import type { Staff } from "../staff/by-staff.ts"
import type { StoredOrder } from "./orders.ts"

export type OrderLineInput = NamedProduct & {
  quantity: number
  color: string | null
  size: string | null
  /** SKU or documentId of the variant. */
  variant: string | null
  /** The unit price that the shopper saw; null when the client did not tell it. */
  shownPrice: Centimes | null
}

/** The input of an order's calculation. */
export type GoodsInput = {
  lines: OrderLineInput[]
  shown: ShownSums
  /** In capitals; null = none. */
  coupon: string | null
  delivery: DeliveryKind
  locale: Locale
}

/** An order as it is asked for. */
export type OrderInput = GoodsInput & {
  wilaya: string
  commune: string
  /** As the shop keeps it. */
  mobile: string
  /** Where its news go by mail; null = nowhere. */
  email: string | null
  /** The account that it belongs to; none if absent. */
  shopperId?: string | null
  firstname: string
  lastname: string
  address: string | null
  note: string | null
  /** The carrier's desk, by its id; none if absent. Only where it goes to a desk. */
  desk?: number
  /** The client's own date. */
  date: string
  /** Names this one try to order. */
  key: string | null
  client: OrderSender
  /** documentId of the landing page that it comes from; none if absent. */
  landingPage?: string | null
  /** The page whose form placed it: a product's, or the cart's; not known if absent. */
  placedOn?: "product" | "cart"
  /** The member who takes it by phone: shoppers' limits do not apply then. */
  takenBy?: Staff
}

/** The sender of an order. */
export type OrderSender = {
  /** Hashed subjects that the order counts for. */
  counts: Subjects
  /** Hashed network that its unconfirmed units count for; absent = none. */
  network?: string | null
  /** How long the form took to fill in; null = not known. */
  seconds: number | null
  /** A field that no one sees was filled in. */
  honeypot: boolean
}

/** Why an order was not stored; nothing is changed then. */
export type OrderRejection =
  | { kind: "unknown"; field: "product" | "wilaya" | "commune" | "color" | "size" | "desk" }
  /** The shop does not deliver there. */
  | { kind: "closed"; field: "commune" }
  /** Something is not as the shopper saw it. */
  | { kind: "changed"; quote: Quote }
  /** The key belongs to another order. */
  | { kind: "keyReused" }
  /** The shop does not take it, and does not say why. */
  | { kind: "refused" }
  /** @see rateLimits; `retryAfter` in seconds */
  | { kind: "tooMany"; retryAfter: number }

/** `replayed`: the order was there already, under the same key and with the same content. */
export type PlacedOrder = { kind: "placed"; order: StoredOrder; replayed: boolean }

/** Without a key, the same phone and lines were ordered a moment ago. Nothing was stored, and nothing of that order is
 *  known to the caller: a phone number proves nothing. */
export type RepeatedOrder = { kind: "repeated" }

/** Ends the transaction of an order and takes back what it did. */
export class OrderRejectedError extends Error {
  override name = "OrderRejectedError"
  readonly rejection: OrderRejection

  constructor(rejection: OrderRejection) {
    super(`The order is refused: ${rejection.kind}`)
    this.rejection = rejection
  }
}
