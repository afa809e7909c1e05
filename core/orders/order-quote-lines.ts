import type { ProductDelivery } from "../catalogue/product-delivery.ts"
import type { ProductType } from "../catalogue/product-type.ts"
import type { Centimes } from "../money.ts"
import type { ChoiceNames, OrderChange } from "./order-change.ts"
import { isMaximumChange, type MaximumChange, type OrderMaximums, orderSizeChanges } from "./order-maximums.ts"

/** A product as it is sold at this moment. */
export type SoldProduct = {
  id: number
  slug: string
  title: string
  /** null = not known any more: a coupon for one universe does not hold for it. */
  productType: ProductType | null
  price: Centimes
  /** Units that can be had; 0 when it is out of stock. */
  available: number
  /** How it is delivered, where it is not as all others. */
  delivery?: ProductDelivery | undefined
  /** The variant that is meant, where it counts its own units; they are among the product's. */
  variant?: { id: number; available: number } | undefined
}

/** One line of an order as it was requested. */
export type QuoteLineInput = {
  /** As the client named it: its slug and its title, or the slug twice. */
  slug: string
  title: string
  chosen?: ChoiceNames
  /** null = not sold any more. */
  product: SoldProduct | null
  quantity: number
  /** The unit price that was shown; null when the client did not tell it. */
  shownPrice: Centimes | null
}

/** One line as it can be ordered now. */
export type LineQuote = {
  /** Its place among the lines asked for. */
  index: number
  slug: string
  title: string
  quantity: number
  unitPrice: Centimes
  lineTotal: Centimes
  /** Units of the product that can be had, those of this line among them. */
  available: number
}

type CalculatedLine = LineQuote & { productType: ProductType | null }

/** Calculates the lines of an order. Several lines of one product share its stock and its maximum, and
 *  several of one variant its own, the first of them first; lines that are too many, or hold too many units together, stay, and the changes say so.
 *  @returns `claimed`: what the lines came to when they were shown; null if that is unknown */
export function quoteLines(inputs: QuoteLineInput[], maximums: OrderMaximums) {
  const { maxQuantity } = maximums
  const wanted = unitsByProduct(inputs)
  const allowedUnits = new Map<number, number>()
  const left = new Map<number, number>()
  const leftOfVariant = new Map<number, number>()
  const lines: CalculatedLine[] = []
  const changes: OrderChange[] = []
  let claimed: Centimes | null = 0
  for (const [index, { product, quantity, shownPrice, chosen, ...named }] of inputs.entries()) {
    const unitClaim: Centimes | null = shownPrice ?? product?.price ?? null
    claimed = claimed === null || unitClaim === null ? null : claimed + unitClaim * quantity
    if (!product) {
      changes.push({ kind: "gone", index, ...named, ...chosen })
      continue
    }
    const { id, slug, title, price, productType, variant } = product
    if (shownPrice !== null && shownPrice !== price) {
      changes.push({ kind: "price", index, slug, title, ...chosen, old: shownPrice, new: price })
    }
    const ofProduct = left.get(id) ?? product.available
    const ofVariant = variant ? (leftOfVariant.get(variant.id) ?? variant.available) : ofProduct
    const available = Math.min(ofProduct, ofVariant)
    const ordered = wanted.get(id) ?? quantity
    const allowed = allowedUnits.get(id) ?? maxQuantity ?? ordered
    if (!allowedUnits.has(id) && allowed < ordered) {
      changes.push({ kind: "maximum", slug, title, old: ordered, new: allowed })
    }
    const most = Math.min(quantity, allowed)
    allowedUnits.set(id, allowed - most)
    const units = Math.min(most, available)
    if (units < most) changes.push({ kind: "stock", index, slug, title, ...chosen, old: quantity, new: units })
    left.set(id, ofProduct - units)
    if (variant) leftOfVariant.set(variant.id, ofVariant - units)
    if (units === 0) continue
    lines.push({
      index,
      slug,
      title,
      productType,
      quantity: units,
      unitPrice: price,
      lineTotal: price * units,
      available,
    })
  }
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { lines, changes: [...changes, ...orderSizeChanges(lines.length, units, maximums)], claimed }
}

/** Units of each product over all lines, by its key. */
function unitsByProduct(lines: QuoteLineInput[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const { product, quantity } of lines) {
    if (product) units.set(product.id, (units.get(product.id) ?? 0) + quantity)
  }
  return units
}

type SizedLine = { slug: string; title: string; quantity: number }

/** Every maximum that lines exceed, whatever the stock; for the browser, whose lines name their product by its slug. */
export function exceededMaximums(lines: readonly SizedLine[], maximums: OrderMaximums): MaximumChange[] {
  const slugs = [...new Set(lines.map(({ slug }) => slug))]
  const inputs = lines.map(({ slug, title, quantity }) => {
    const id = slugs.indexOf(slug)
    const product = { id, slug, title, productType: null, price: 0, available: Number.POSITIVE_INFINITY }
    return { slug, title, quantity, shownPrice: null, product }
  })
  return quoteLines(inputs, maximums).changes.filter(isMaximumChange)
}
