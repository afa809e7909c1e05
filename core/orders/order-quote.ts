import { type CouponRule, type CouponUse, couponDiscount } from "../coupons/coupon.ts"
import { deliveryPrice, isServed } from "../delivery/delivery.ts"
import { forGoods, type GoodsTerms, goodsTerms } from "../delivery/goods-terms.ts"
import type { DeliveryKind, Wilaya } from "../delivery/wilaya.ts"
import type { Centimes } from "../money.ts"
import type { OrderChange } from "./order-change.ts"
import type { OrderMaximums } from "./order-maximums.ts"
import { type LineQuote, type QuoteLineInput, quoteLines } from "./order-quote-lines.ts"

/** Sums that the shopper saw; a missing one is not compared. */
export type ShownSums = {
  amount?: Centimes | undefined
  discount?: Centimes | undefined
  /** null = "given by phone" was shown. */
  deliveryPrice?: Centimes | null | undefined
}

export type QuoteFacts = {
  lines: QuoteLineInput[]
  shown: ShownSums
  /** The coupon asked for, `rule` undefined when there is none of this code; null = no coupon. */
  coupon: { code: string; rule: (CouponRule & CouponUse) | undefined } | null
  /** null = no place is chosen yet. */
  wilaya: Wilaya | null
  delivery: DeliveryKind
  /** The amount from which delivery is free; null = never. */
  freeFrom: Centimes | null
  maximums: OrderMaximums
  /** ISO 8601 */
  now: string
}

/** An order calculated at this moment, and its differences from what the shopper saw. */
export type Quote = {
  /** Empty when the order can be placed as it was shown. */
  changes: OrderChange[]
  /** Lines that can be ordered: without those that are gone, with no more units than there are. */
  lines: LineQuote[]
  amount: Centimes
  /** The code of the coupon that holds. */
  coupon: string | null
  discount: Centimes
  deliveryPrice: Centimes | null
  total: Centimes
}

/** Calculates an order with the shop's own prices: the one rule behind placing an order and quoting it. */
export function quoteOrder(facts: QuoteFacts): Quote {
  const { lines, changes, claimed } = quoteLines(facts.lines, facts.maximums)
  const amount = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const { amount: shown } = facts.shown
  if (shown !== undefined && claimed !== null && shown !== claimed) {
    changes.push({ kind: "amount", old: shown, new: amount })
  }
  const { coupon, discount, changes: couponChanges } = quoteCoupon(facts, lines)
  const goods = lines.map(({ index, quantity }) => ({ quantity, delivery: facts.lines[index]?.product?.delivery }))
  const delivery = quoteDelivery(facts, amount, goodsTerms(goods))
  return {
    changes: [...changes, ...couponChanges, ...delivery.changes],
    lines,
    amount,
    coupon,
    discount,
    deliveryPrice: delivery.price,
    total: amount - discount + (delivery.price ?? 0),
  }
}

function quoteCoupon({ coupon, shown, now }: QuoteFacts, lines: Parameters<typeof couponDiscount>[1]) {
  const old = shown.discount ?? 0
  if (coupon === null) {
    const changes: OrderChange[] = old === 0 ? [] : [{ kind: "discount", code: null, old, new: 0 }]
    return { coupon: null, discount: 0, changes }
  }
  const { code, rule } = coupon
  const found = rule ? couponDiscount(rule, lines, now) : { rejection: "unknown" as const }
  if ("rejection" in found) {
    const { rejection: reason } = found
    const minimum = reason === "belowMinimum" ? (rule?.minimumAmount ?? null) : null
    const changes: OrderChange[] = [{ kind: "coupon", code, reason, minimum, old, new: 0 }]
    return { coupon: null, discount: 0, changes }
  }
  const { discount } = found
  const differs = shown.discount !== undefined && shown.discount !== discount
  const changes: OrderChange[] = differs ? [{ kind: "discount", code, old, new: discount }] : []
  return { coupon: code, discount, changes }
}

function quoteDelivery({ delivery, freeFrom, shown, ...place }: QuoteFacts, amount: Centimes, goods: GoodsTerms) {
  const wilaya = place.wilaya && forGoods(place.wilaya, goods)
  if (wilaya && !isServed(wilaya, delivery)) {
    const other = isServed(wilaya, delivery === "home" ? "desk" : "home")
    const changes: OrderChange[] = [{ kind: "notServed", wilaya: wilaya.name, delivery, other }]
    return { price: null, changes }
  }
  const price = deliveryPrice(wilaya ?? undefined, delivery, amount, freeFrom, goods)
  const { deliveryPrice: old } = shown
  const changes: OrderChange[] = old === undefined || old === price ? [] : [{ kind: "delivery", old, new: price }]
  return { price, changes }
}
