import type { Desk } from "../delivery/desk.ts"
import type { ParcelAnswer } from "../delivery/parcel-answer.ts"
import type { ParcelNews } from "../delivery/parcel-news.ts"
import type { DeliveryKind } from "../delivery/wilaya.ts"
import type { Texts } from "../i18n/texts.ts"
import type { Centimes } from "../money.ts"
import type { OrderStatus } from "./order-status.ts"

/** Person and place in the order form; the names are the payload's (specification, section 3). */
export type OrderPerson = {
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  delivery: DeliveryKind
}

/** The order form's fields (specification, section 3). */
export type OrderFields = OrderPerson & {
  quantity: number
  product: string
  color: string
  /** Unit price × quantity. */
  amount: Centimes
}

/** One line of a cart that is ordered. */
export type OrderedLine = {
  slug: string
  quantity: number
  /** Names in the page's language; "" = none. */
  color: string
  size?: string
  /** The SKU of the variant. */
  variant?: string
  /** The price of one unit that the shopper saw. */
  unitPrice: Centimes
}

/** The sender of an order as the shop's server knows it; for limits and marks, never shown. */
export type OrderClient = {
  /** The internet address, or the block of addresses, that it came from. */
  address?: string
  /** An id of the visit. */
  session?: string
  /** How long the form took to fill in. */
  seconds?: number
  /** A field that no one sees was filled in. */
  honeypot?: boolean
}

/** Fields that this shop adds to the order form's payload; all are optional. */
export type OrderExtras = {
  /** Street and house, for the carrier. */
  address?: string
  note?: string
  /** The carrier's desk that was chosen, by its id. */
  desk?: number
  /** Where the order's news go by mail. */
  email?: string
  coupon?: string
  /** The discount and the delivery price that the shopper saw; another one is not placed. */
  discount?: Centimes
  /** null = "given by phone" was shown. */
  deliveryPrice?: Centimes | null
  /** Names this one try to order: the same key never places two orders. 1 to 255 visible ASCII characters. */
  idempotencyKey?: string
  client?: OrderClient
}

export type OrderLine = {
  slug: string
  sku: string
  title: string
  color: string | null
  size: string | null
  /** Whether the shop has to ask which variant is meant. */
  isOpen: boolean
  quantity: number
  unitPrice: Centimes
  lineTotal: Centimes
  image: string | null
}

/** A way to pay before the delivery, of a plugin. */
export type PaymentChoice = { key: string; name: Texts }

/** An order as it was placed: the names and prices are those of that moment. */
export type Order = {
  documentId: string
  /** `HN-26-000123`; for people, never a key to the order. */
  number: string
  /** 128 random bits; its holder may read the order. */
  token: string
  status: OrderStatus
  /** How it came to its status, the oldest first. */
  history: { status: OrderStatus; at: string }[]
  firstname: string
  lastname: string
  mobile: string
  wilaya: string
  commune: string
  address: string | null
  note: string | null
  delivery: DeliveryKind
  /** The desk where its parcel waits, as it was when it was chosen; left out where none was. */
  desk?: Desk | undefined
  /** The carrier, and the parcel's number there; null until known. */
  carrier: string | null
  tracking: string | null
  /** Of a parcel on its way: the last status that is of use to the shopper, its time, and the shopper's answer to a failed delivery. */
  parcel?: { status: ParcelNews; at: string; answer: ParcelAnswer | null } | undefined
  lines: OrderLine[]
  amount: Centimes
  /** The code of the coupon that lowered it. */
  coupon: string | null
  discount: Centimes
  /** null = not known yet; given by phone. */
  deliveryPrice: Centimes | null
  /** amount − discount + deliveryPrice; without the delivery price while it is not known. */
  total: Centimes
  /** Paid before its delivery; left out = nothing. */
  paid?: Centimes | undefined
  /** Payment services for the rest; left out where there is only cash on delivery. */
  payments?: PaymentChoice[] | undefined
  createdAt: string
  /** Opens the page on which its products are reviewed; null unless it is delivered. */
  reviewKey?: string | null
}

/** Where an order was placed: the form of a product's page or of the cart, a landing page, or a member of the staff on the phone. */
export const originPages = ["product", "cart", "landing", "phone"] as const
export type OriginPage = (typeof originPages)[number]

export type OrderOrigin = {
  page: OriginPage
  /** The landing page that it came from; null in all others. */
  landingPage: { documentId: string; slug: string; isRemoved: boolean } | null
}
