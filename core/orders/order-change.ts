import type { CouponRejection } from "../coupons/coupon.ts"
import type { DeliveryKind } from "../delivery/wilaya.ts"
import type { Centimes } from "../money.ts"

/** Names of the chosen options; absent where none was chosen. */
export type ChoiceNames = { color?: string; size?: string }

/** The line that a change is about. `index` is its place among the requested lines. */
type ChangedLine = ChoiceNames & { index?: number; slug: string; title: string }

/** Names of colour and size without those that are empty. */
export const toChoiceNames = ({ color, size }: { color: string | null; size: string | null }): ChoiceNames => ({
  ...(color && { color }),
  ...(size && { size }),
})

/** One thing about an order that is not as the shopper saw it: what it was, and what it is. */
export type OrderChange =
  /** The price of one unit. */
  | (ChangedLine & { kind: "price"; old: Centimes; new: Centimes })
  /** Requested units and units for sale; 0 = out of stock. */
  | (ChangedLine & { kind: "stock"; old: number; new: number })
  /** Requested units of a product over all lines, and the maximum of one order. */
  | { kind: "maximum"; slug: string; title: string; old: number; new: number }
  /** Requested lines, and the maximum of one order. */
  | { kind: "maxLines"; old: number; new: number }
  /** Units of all lines together, and the maximum of one order. */
  | { kind: "maxUnits"; old: number; new: number }
  /** Not sold any more. */
  | (ChangedLine & { kind: "gone" })
  /** The sum of the products, where no line explains the difference. */
  | { kind: "amount"; old: Centimes; new: Centimes }
  /** The coupon does not hold. `old` is the discount that was shown; `minimum` is what it asks for. */
  | { kind: "coupon"; code: string; reason: CouponRejection; minimum: Centimes | null; old: Centimes; new: 0 }
  /** The discount of a coupon that holds. */
  | { kind: "discount"; code: string | null; old: Centimes; new: Centimes }
  /** null = not known, given by phone. */
  | { kind: "delivery"; old: Centimes | null; new: Centimes | null }
  /** This kind of delivery does not reach the wilaya; `other` tells whether the other kind does. */
  | { kind: "notServed"; wilaya: string; delivery: DeliveryKind; other: boolean }

/** The same change with its amounts in another unit: centimes in code, dinars on the wire. */
export function withAmounts(change: OrderChange, convert: (amount: number) => number): OrderChange {
  const orNull = (amount: number | null) => (amount === null ? null : convert(amount))
  switch (change.kind) {
    case "price":
    case "amount":
    case "discount":
      return { ...change, old: convert(change.old), new: convert(change.new) }
    case "coupon":
      return { ...change, old: convert(change.old), minimum: orNull(change.minimum) }
    case "delivery":
      return { ...change, old: orNull(change.old), new: orNull(change.new) }
    default:
      return change
  }
}
