import type { Generated } from "kysely"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import type { Carrier } from "#core/delivery/carrier.ts"
import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { OrderEventKind } from "#core/orders/order-event.ts"
import type { CallOutcome, OrderStatus } from "#core/orders/order-status.ts"
import type { DiscountLimits } from "#core/orders/staff-discount.ts"
import type { Flag, Json, Time } from "./column-types.ts"

export type OrdersTable = {
  id: Generated<number>
  document_id: string
  token: string
  status: OrderStatus
  firstname: string
  lastname: string
  mobile: string
  /** Key by which phones are compared: core/customers/phone.ts. */
  phone_key: string
  /** Code that shoppers see after its number: core/orders/order-number.ts; null = placed before there were codes. */
  code: Generated<string | null>
  /** Where its news go by mail; null = none was given. */
  email: string | null
  /** The shopper's account; null = none. */
  shopper_id: Generated<string | null>
  /** How it came there: placed while signed in, or claimed with its private link; null = it is in no account. */
  shopper_claim: Generated<"placed" | "link" | null>
  wilaya_code: number
  /** The commune itself; `commune` is its name as the shopper read it. */
  commune_id: number
  /** Names of the place in the order's language, as confirmed to the shopper. */
  wilaya: string
  commune: string
  /** Street and house. */
  address: string | null
  note: string | null
  delivery: DeliveryKind
  locale: Locale
  amount: Centimes
  /** The code as it was then: the order outlives the coupon. */
  coupon_code: string | null
  /** All of it: that of the coupon, and `staff_discount`. */
  discount: Centimes
  /** The part that somebody of the staff agreed to. */
  staff_discount: Generated<Centimes>
  delivery_price: Centimes | null
  /** JSON of the desk that was chosen (db/delivery/desks.ts); null = none. */
  desk: Generated<string | null>
  total: Centimes
  /** Paid before its delivery. */
  paid: Generated<Centimes>
  /** The amount of its payments that the shop has given back. */
  refunded: Generated<Centimes>
  /** Reasons to look twice, of core/orders/order-risk.ts. */
  risk: Json
  /** Outcome of the last call, and the time of the next one, while the status is `to-call-again`. */
  call_outcome: CallOutcome | null
  call_at: Time | null
  /** The client's own date, unverified. */
  client_date: Time
  created_at: Time
  /** One more after every change of what is ordered, by whom, where to and how far it is; notes and leases leave it. */
  version: Generated<number>
  source: Generated<"shop" | "phone">
  /** The page whose form placed it; null = not recorded, or by phone. */
  placed_on: Generated<"product" | "cart" | "landing" | null>
  /** The agent who looks after it, by the name of then. */
  agent_id: string | null
  agent_name: string | null
  /** Calls that settled nothing. */
  tries: Generated<number>
  carrier: string | null
  tracking: string | null
  /** The agent who has it from the call queue, and until when. */
  lease_by: string | null
  lease_name: string | null
  lease_until: Time | null
  /** Since when it holds no stock, because nobody confirmed it in time or, from its beginning, because its network held
   *  enough; null = it holds its units, or has ended. */
  stock_released_at: Generated<Time | null>
  /** The hidden network of one that holds its units unconfirmed; null = it is confirmed, holds none, or nothing counts it. */
  unconfirmed_network: Generated<string | null>
  /** When its person was taken out of it; null = it has one. */
  anonymized_at: Generated<Time | null>
  /** The order that has its lines, or that is the same; such an order is `cancelled`, and no number counts it. */
  merged_into: Generated<number | null>
  /** When it was last written into a carrier's file, whose, and by whom; null = never. */
  exported_at: Generated<Time | null>
  exported_to: Generated<Carrier | null>
  exported_by: Generated<string | null>
  /** When the shop got its money, and who said so; null = not yet. */
  cashed_at: Generated<Time | null>
  cashed_by: Generated<string | null>
  /** Search text: core/orders/order-search.ts. */
  search: Generated<string>
}

export type OrderLineTable = {
  id: Generated<number>
  order_id: number
  product_id: number | null
  position: number
  slug: string
  sku: string
  title: string
  color: string | null
  quantity: number
  unit_price: Centimes
  line_total: Centimes
  image: string | null
  /** The chosen variant; null = the product has nothing to choose, the choice is open, or the variant is gone. */
  variant_id: Generated<number | null>
  /** The size's name in the order's language. */
  size: Generated<string | null>
  /** Whether the staff has to ask which variant is meant before the order is confirmed. */
  open_choice: Generated<Flag>
  /** Cost of one unit for the shop at that time; null = unknown. */
  unit_cost: Generated<Centimes | null>
}

/** The history of orders; rows are added and never changed. */
export type OrderEventTable = {
  id: Generated<number>
  order_id: number
  at: Time
  /** The actor: `shopper`, or the name that the merchant's side gave. */
  actor: string
  /** The member of the staff, if it was one; null too in what was written before it was stored. */
  actor_id: string | null
  from_status: OrderStatus | null
  to_status: OrderStatus
  reason: string | null
  details: Json | null
  /** A note is told to consoles by its entry, and stands in `order_note`. */
  kind: Generated<OrderEventKind | "note">
  /** The change of status that this one took back; null in what was undone before it was stored: the one right before. */
  undoes: Generated<number | null>
}

/** Notes of the staff on an order. */
type OrderNoteTable = { id: Generated<number>; order_id: number; at: Time; author: string; text: string }

/** Tags of orders. `folded` is the key that all spellings of one tag share. */
type OrderTagTable = { id: Generated<number>; name: string; folded: string }

/** Which order has which tag. */
type TaggedOrderTable = { order_id: number; tag_id: number }

/** The coupon that an order uses; deleted when the order releases it. */
export type CouponUseTable = { order_id: number; coupon_id: number; phone_key: string; created_at: Time }

/** A client's key for one try to order. */
export type IdempotencyKeyTable = {
  key: string
  /** SHA-256 of its request. */
  fingerprint: string
  order_token: string
  created_at: Time
}

/** Phone and lines of orders without a key: the same again within ten minutes is the same order. */
export type RecentOrderTable = { fingerprint: string; order_token: string; created_at: Time }

/** How many requests came within a window; whom a bucket counts cannot be read from it. */
export type RateWindowTable = {
  bucket: string
  window_start: Time
  count: number
  /** When it can be deleted; null = two days after it began. */
  expires_at: Generated<Time | null>
}

/** Networks of past sign-ins, all three as HMAC (`db/staff/known-networks.ts`). */
type KnownNetworkTable = { subject: string; owner: string; network: string; seen_at: Time }

/** Why addresses of clients are not known, and when that was last seen (`db/customers/unknown-addresses.ts`). */
type UnknownAddressTable = { reason: UnknownAddressReason; seen_at: Time }

/** Phones whose orders are not taken. */
type PhoneBlockTable = { phone_key: string; reason: string | null; created_at: Time; document_id: string | null }

/** Has a row only within a transaction that takes a person out of the history of orders. */
type ErasingTable = { id: number; at: Time }

/** How much discount a role may give, in per cents of the goods. */
type DiscountLimitTable = { role: keyof DiscountLimits; percent: number }

/** The shop's own messages to buyers (core/orders/messages/order-messages.ts), in its one row. */
type OrderMessagesTable = { id: number; texts: Json; edited_at: Time }

/** A payment service's payment of an order. */
type OrderPaymentTable = {
  id: Generated<number>
  order_id: number
  /** Key of the service. */
  service: string
  /** The service's own number of the payment. */
  reference: string
  amount: Centimes
  at: Time
}

/** How a carrier writes a commune, where not as the shop does. */
type CarrierCommuneTable = { carrier: Carrier; commune_id: number; name: string }

/** The tables of orders and of what guards them. */
export type OrderSchema = {
  orders: OrdersTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  coupon_use: CouponUseTable
  idempotency_key: IdempotencyKeyTable
  recent_order: RecentOrderTable
  rate_window: RateWindowTable
  known_network: KnownNetworkTable
  unknown_address: UnknownAddressTable
  phone_block: PhoneBlockTable
  order_note: OrderNoteTable
  erasing: ErasingTable
  carrier_commune: CarrierCommuneTable
  discount_limit: DiscountLimitTable
  order_messages: OrderMessagesTable
  order_tag: OrderTagTable
  tagged_order: TaggedOrderTable
  order_payment: OrderPaymentTable
}
