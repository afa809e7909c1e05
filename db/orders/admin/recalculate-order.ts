import { phoneKey } from "#core/customers/phone.ts"
import { deliveryPrice } from "#core/delivery/delivery.ts"
import { type GoodsTerms, goodsTerms } from "#core/delivery/goods-terms.ts"
import type { DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import type { Centimes } from "#core/money.ts"
import { type OrderChange, toChoiceNames } from "#core/orders/order-change.ts"
import { noMaximums } from "#core/orders/order-maximums.ts"
import { type Quote, quoteOrder } from "#core/orders/order-quote.ts"
import type { QuoteLineInput } from "#core/orders/order-quote-lines.ts"
import { remainingStaffDiscount } from "#core/orders/staff-discount.ts"
import { type OrderProduct, orderProducts } from "../../catalogue/order-product.ts"
import { orderSettings } from "../../content/app-setting.ts"
import { findCoupon } from "../../coupons/coupon-use.ts"
import type { Tx } from "../../database.ts"
import { type ChosenLine, chosenLines, lineProductId, type StoredLine, type TargetLine } from "./order-lines.ts"
import type { OrderRecord } from "./order-record.ts"
import { availableUnits, heldUnits } from "./order-units.ts"

export type OrderEditInput = {
  order: OrderRecord
  /** All lines whose units this order may have: its own, and those of one that is merged into it. */
  held: readonly StoredLine[]
  /** The order holds none of these units any more: what it has may stay, and no more than the shop has is added. */
  hasReleased: boolean
  lines: readonly TargetLine[]
  wilaya: Wilaya
  delivery: DeliveryKind
  mobile: string
  /** The goods are other ones, or more or fewer of them. */
  isOtherGoods: boolean
  /** The wilaya or the kind of delivery is another one. */
  isOtherWay: boolean
  /** As agreed by phone; undefined = what it was, or by the shop's prices where that is of something else. */
  deliveryPrice: Centimes | null | undefined
  /** The staff's discount of the goods; undefined = as agreed, or its share of goods that are worth less. */
  staffDiscount: Centimes | undefined
}

export type CalculatedOrder = {
  quote: Quote
  products: Map<number, OrderProduct>
  /** The lines that were asked for, with what they mean of their products. */
  lines: ChosenLine[]
  rejectedChanges: OrderChange[]
  /** The part of the discount that the staff agreed to. */
  staffDiscount: Centimes
}

/** Calculates an order that is there already by the rule that placed it (core/orders/order-quote.ts). What it has keeps the price
 *  that was agreed, and counts as there to be had. Its discount stays while goods and phone are the same, and is calculated
 *  for the day of the order where they are not. Locks products, then the coupon, in the order in which placing locks them.
 *  @returns `rejectedChanges`: what does not allow it; a coupon that does not hold any more is no such thing */
export async function recalculateOrder(tx: Tx, wanted: OrderEditInput, now: Date): Promise<CalculatedOrder> {
  const { order, held, lines, wilaya, delivery } = wanted
  const ids = [...held.map((line) => line.product_id), ...lines.map(lineProductId)].filter((id) => id !== null)
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b)
  const products = await orderProducts(tx, inOrder, { locale: order.locale, now, lock: true })
  const chosen = await chosenLines(tx, lines, { products, locale: order.locale, now })
  const units = heldUnits(held.map((line) => ({ productId: line.product_id, quantity: line.quantity })))
  const unitsOfVariants = heldUnits(held.map((line) => ({ productId: line.variant_id, quantity: line.quantity })))
  const own = { kind: wanted.hasReleased ? ("released" as const) : ("held" as const), units, unitsOfVariants }
  const { freeFrom } = await orderSettings(tx)
  const keepsDiscount = !wanted.isOtherGoods && phoneKey(wanted.mobile) === order.phone_key
  const calculated = quoteOrder({
    lines: chosen.map((line) => findRequestedLine(line, products, own)),
    coupon: keepsDiscount ? null : await heldCoupon(tx, wanted),
    shown: {},
    wilaya,
    delivery,
    freeFrom,
    maximums: noMaximums,
    now: order.created_at,
  })
  const storedDiscount = keepsDiscount && { coupon: order.coupon_code, discount: order.discount - order.staff_discount }
  const quote = { ...calculated, ...storedDiscount }
  const goodsOf = (id: number | null, quantity: number) => ({ quantity, delivery: products.get(id ?? 0)?.delivery })
  // A line that another order brings has not made the price of this one.
  const ownLines = held.filter((line) => line.order_id === order.id)
  const ownGoods = ownLines.map(({ product_id: id, quantity }) => goodsOf(id, quantity))
  const chosenGoods = chosen.map((line) => goodsOf(lineProductId(line), line.quantity))
  const becomesDeskOnly = !goodsTerms(ownGoods).isDeskOnly && goodsTerms(chosenGoods).isDeskOnly
  const isServed = !wanted.isOtherWay && !becomesDeskOnly
  const matters = ({ kind }: OrderChange) => kind !== "coupon" && (kind !== "notServed" || !isServed)
  const shopPrice = { before: goodsTerms(ownGoods), now: quote.deliveryPrice }
  const price = deliveryPriceOf(wanted, shopPrice, freeFrom)
  const rest = quote.amount - quote.discount
  const remaining = () =>
    remainingStaffDiscount(order.staff_discount, { before: order.amount, now: quote.amount, rest })
  const staffDiscount = wanted.staffDiscount === undefined ? remaining() : Math.min(wanted.staffDiscount, rest)
  const discount = quote.discount + staffDiscount
  const total = quote.amount - discount + (price ?? 0)
  const rejectedChanges = quote.changes.filter(matters)
  const sums = { discount, deliveryPrice: price, total }
  return { quote: { ...quote, ...sums }, products, lines: chosen, rejectedChanges, staffDiscount }
}

/** The delivery of an edited order. Other goods make another price only where the shop's own changes with them: where they
 *  come to free delivery, or do not any more. A price that was agreed by phone, which is not the shop's, stays then too
 *  unless the shop's is lower.
 *  @param shopPrice `now`: the shop's price of the edited order; `before`: what its goods meant for it until now */
function deliveryPriceOf(
  wanted: OrderEditInput,
  { before: goods, now: calculated }: { before: GoodsTerms; now: Centimes | null },
  freeFrom: Centimes | null,
): Centimes | null {
  const { order, wilaya, delivery, isOtherGoods, isOtherWay } = wanted
  if (wanted.deliveryPrice !== undefined) return wanted.deliveryPrice
  if (isOtherWay) return calculated
  const known = order.delivery_price
  if (!isOtherGoods || calculated === null) return known
  if (known === null) return calculated
  const before = deliveryPrice(wilaya, delivery, order.amount, freeFrom, goods)
  if (before === calculated) return known
  return known === before ? calculated : Math.min(known, calculated)
}

type OwnUnits = { kind: "held" | "released"; units: Map<number, number>; unitsOfVariants: Map<number, number> }

function findRequestedLine(line: ChosenLine, products: Map<number, OrderProduct>, own: OwnUnits): QuoteLineInput {
  const { quantity, variantId, available } = line
  const chosen = toChoiceNames(line)
  const id = lineProductId(line)
  const known = line.isGone ? undefined : products.get(id ?? 0)
  const ofVariant =
    variantId === null || available === null
      ? undefined
      : { id: variantId, available: availableUnits(own.kind, own.unitsOfVariants.get(variantId) ?? 0, available) }
  const product = known && {
    ...known,
    available: availableUnits(own.kind, own.units.get(known.id) ?? 0, known.available),
    variant: ofVariant,
  }
  if (!line.stored) {
    const priced = product && { ...product, price: line.price ?? product.price }
    return { slug: line.slug, title: line.slug, chosen, product: priced ?? null, quantity, shownPrice: null }
  }
  const { slug, title, unit_price } = line.stored
  const price = line.price ?? unit_price
  if (line.isGone) return { slug, title, chosen, product: null, quantity, shownPrice: null }
  // A product that is gone can be had as far as the order has it.
  const gone = { id: -line.stored.id, slug, title, productType: null, available: line.stored.quantity }
  return { slug, title, chosen, product: { ...(product ?? gone), slug, title, price }, quantity, shownPrice: null }
}

/** The coupon of the order, without this one use of it. */
async function heldCoupon(tx: Tx, { order, mobile }: OrderEditInput) {
  const code = order.coupon_code
  if (code === null) return null
  const rule = await findCoupon(tx, code, { mobile, lock: true })
  const use = await tx.selectFrom("coupon_use").select("phone_key").where("order_id", "=", order.id).executeTakeFirst()
  if (!rule || !use) return { code, rule: undefined }
  const own = rule.maxUsesPerPhone !== null && use.phone_key === phoneKey(mobile) ? 1 : 0
  return { code, rule: { ...rule, used: rule.used - 1, usedByPhone: rule.usedByPhone - own } }
}
