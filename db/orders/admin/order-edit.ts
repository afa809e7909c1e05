import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { LineChoice } from "./order-lines.ts"

/** What the staff want another; what is left out stays. Amounts in centimes. */
export type OrderEdit = {
  version: number
  firstname?: string
  lastname?: string
  mobile?: string
  wilaya?: string
  commune?: string
  delivery?: DeliveryKind
  address?: string | null
  note?: string | null
  lines?: { id?: number; slug: string; choice: LineChoice; quantity: number }[]
  deliveryPrice?: number | null
  /** What the staff take off the goods, beside the coupon. */
  staffDiscount?: { amount: number; reason: string }
}
