import type { Carrier } from "../../delivery/carrier.ts"
import type { Desk } from "../../delivery/desk.ts"
import type { DeliveryKind } from "../../delivery/wilaya.ts"
import type { Locale } from "../../i18n/locale.ts"
import type { Centimes } from "../../money.ts"
import type { OrderEventKind } from "../../orders/order-event.ts"
import type { CallOutcome, OrderStatus } from "../../orders/order-status.ts"

/** A line of an order of before. Its product is found by the SKU. */
export type MovedLine = {
  sku: string
  /** The product's address; "" = not told. */
  slug: string
  title: string
  color: string | null
  size: string | null
  isOpen: boolean
  quantity: number
  unitPrice: Centimes
  lineTotal: Centimes
  /** null = not told. */
  unitCost: Centimes | null
  image: string | null
}

/** An entry of its history. */
export type MovedEvent = {
  at: string
  actor: string
  from: OrderStatus | null
  to: OrderStatus
  reason: string | null
  /** Lines of a returned parcel by their places in the order. */
  details: Record<string, unknown> | null
  kind: OrderEventKind | "note"
  /** The place in the history of the change that it takes back. */
  undoes: number | null
}

/** A desk as its carrier knows it. */
export type MovedDesk = Desk & { code: string }

/** A payment, identified by its service's number. */
export type MovedPayment = { service: string; reference: string; amount: Centimes; at: string }

/** An order that was placed before the shop moved, as it is stored: it takes no units, counts for no limit, and sends nothing. Moments
 *  are ISO 8601 in UTC, amounts centimes. */
export type MovedOrder = {
  documentId: string
  /** Its key in the other shop of this program, kept where it is free: its number rests on it. */
  id: number | null
  code: string | null
  /** Its number in a shop of another program, by which it is found; null = it keeps its own. */
  oldNumber: string | null
  createdAt: string
  status: OrderStatus
  source: "shop" | "phone"
  placedOn: "product" | "cart" | "landing" | null
  firstname: string
  lastname: string
  mobile: string
  email: string | null
  /** The account of its shopper, and how it came into it. */
  shopperId: string | null
  shopperClaim: "placed" | "link" | null
  locale: Locale
  /** One of the 58. */
  wilayaCode: number
  communeId: number
  /** The names of the place in the order's language. */
  wilaya: string
  commune: string
  address: string | null
  note: string | null
  delivery: DeliveryKind
  /** The carrier's desk that its shopper chose; null = none. */
  desk: MovedDesk | null
  amount: Centimes
  coupon: string | null
  /** Whether it holds a use of that coupon. */
  holdsCoupon: boolean
  discount: Centimes
  staffDiscount: Centimes
  deliveryPrice: Centimes | null
  total: Centimes
  /** Paid before the delivery: a carrier collects the rest. */
  paid: Centimes
  /** Its payments at payment services. */
  payments: MovedPayment[]
  /** The refunded amount of its payments. */
  refunded: Centimes
  carrier: string | null
  tracking: string | null
  /** Its export into a carrier's file: time, carrier and member; null = never. */
  exportedAt: string | null
  exportedTo: Carrier | null
  exportedBy: string | null
  agent: string | null
  tries: number
  callOutcome: CallOutcome | null
  callAt: string | null
  stockReleasedAt: string | null
  anonymizedAt: string | null
  cashedAt: string | null
  cashedBy: string | null
  /** documentId of the order that has its lines. */
  mergedInto: string | null
  tags: string[]
  notes: { at: string; author: string; text: string }[]
  lines: MovedLine[]
  history: MovedEvent[]
}
