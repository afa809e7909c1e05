import { findNamedPlace, placeName } from "#core/delivery/wilaya.ts"
import type { orderRisk } from "#core/orders/order-risk.ts"
import type { UnitsToTake, VariantUnits } from "../catalogue/stock.ts"
import type { OrderDesk } from "../delivery/desks.ts"
import type { OrderPlace } from "./order-context.ts"
import type { OrderInput } from "./order-input.ts"
import type { ReadQuote } from "./order-quote.ts"
import type { NewOrder } from "./orders.ts"
import { countedNetwork } from "./unconfirmed-units.ts"

/** The units of all lines, product by product in the order of their keys, with those of variants that count their own. */
export function unitsOf({ quote, products, variants }: ReadQuote, ids: (number | null)[], now: Date): UnitsToTake[] {
  const lines = quote.lines.map(({ index, quantity }) => ({ id: ids[index] ?? 0, quantity, variant: variants[index] }))
  return [...Map.groupBy(lines, ({ id }) => id)]
    .toSorted(([a], [b]) => a - b)
    .map(([id, ofProduct]) => {
      const quantity = ofProduct.reduce((sum, line) => sum + line.quantity, 0)
      const price = products.get(id)?.storedPrice ?? 0
      return { id, quantity, price, now: now.toISOString(), variants: ownUnits(ofProduct) }
    })
}

type VariantLine = { quantity: number; variant: ReadQuote["variants"][number] | undefined }

function ownUnits(lines: readonly VariantLine[]): VariantUnits[] {
  const units = new Map<number, number>()
  for (const { variant, quantity } of lines) {
    if (!variant || variant.isGone || variant.id === null || variant.available === null) continue
    units.set(variant.id, (units.get(variant.id) ?? 0) + quantity)
  }
  return [...units].map(([id, quantity]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id)
}

export type Calculated = {
  orderInput: OrderInput
  read: ReadQuote
  ids: (number | null)[]
  place: OrderPlace
  desk: OrderDesk | null
  token: string
  risk: ReturnType<typeof orderRisk>
  /** Whether it takes its stock now. */
  holdsStock: boolean
  now: Date
}

/** An order about to be stored, as it was asked for and calculated. */
export function newOrder({ orderInput, read, ids, place, desk, token, risk, holdsStock, now }: Calculated): NewOrder {
  const { firstname, lastname, mobile, email, delivery, locale, address, note } = orderInput
  const { amount, coupon, discount, deliveryPrice, total } = read.quote
  const left = new Map<string, number>()
  /** Units of a product or a variant after a line has taken its own. */
  const take = (key: string, available: number, quantity: number) => {
    left.set(key, (left.get(key) ?? available) - quantity)
    return left.get(key) ?? 0
  }
  const lines = read.quote.lines.flatMap((line) => {
    const product = read.products.get(ids[line.index] ?? 0)
    const variant = read.variants[line.index]
    if (!product || !variant || variant.isGone) return []
    const { slug, title, quantity, unitPrice, lineTotal } = line
    const { id: variantId, color, size, isOpen } = variant
    const unitsLeft = take(`product ${product.id}`, product.available, quantity)
    const hasOwn = variantId !== null && variant.available !== null
    const ownLeft = hasOwn ? take(`variant ${variantId}`, variant.available ?? 0, quantity) : null
    const named = { slug, sku: variant.sku ?? product.sku, title, image: variant.image ?? product.image }
    return [
      {
        ...named,
        productId: product.id,
        variantId,
        unitsLeft,
        ownLeft,
        color,
        size,
        isOpen,
        quantity,
        unitPrice,
        lineTotal,
      },
    ]
  })
  return {
    firstname,
    lastname,
    mobile,
    email,
    delivery,
    desk,
    locale,
    address,
    note,
    token,
    risk,
    holdsStock,
    network: countedNetwork(orderInput),
    amount,
    coupon,
    discount,
    deliveryPrice,
    total,
    shopperId: orderInput.shopperId ?? null,
    wilayaCode: place.wilaya.code,
    communeId: place.commune.id,
    lines,
    // As it was sent, in either language; screens and mails name the place in their own. Of a wilaya of 2026 the one of the 58.
    wilaya: findNamedPlace([place.wilaya], orderInput.wilaya)
      ? orderInput.wilaya
      : placeName(place.wilaya, orderInput.commune === place.commune.namear ? "ar" : "fr"),
    commune: orderInput.commune,
    takenBy: orderInput.takenBy ?? null,
    placedOn: orderInput.placedOn ?? null,
    clientDate: orderInput.date,
    createdAt: now.toISOString(),
  }
}
