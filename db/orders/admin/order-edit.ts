import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { LineChoice } from "./order-lines.ts"

/** An edit by the staff; an absent field stays. Amounts in centimes. */
export type OrderEdit = {
  version: number
  firstname?: string
  lastname?: string
  mobile?: string
  wilaya?: string
  commune?: string
  delivery?: DeliveryKind
  /** The carrier's desk, by its id; null = none. Another place or kind of delivery has none unless it is given. */
  desk?: number | null
  address?: string | null
  note?: string | null
  lines?: { id?: number; slug: string; choice: LineChoice; quantity: number }[]
  deliveryPrice?: number | null
  /** The staff's discount of the goods, beside the coupon. */
  staffDiscount?: { amount: number; reason: string }
}
