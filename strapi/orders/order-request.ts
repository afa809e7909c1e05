import type { z } from "zod"
import type { ProductCard } from "#api/catalogue/contract-listing.ts"
import type { orderQuoteRequest } from "#api/orders/contract-quote.ts"
import { toProductDelivery } from "#core/catalogue/product-delivery.ts"
import { couponCode } from "#core/coupons/coupon.ts"
import { isLocale } from "#core/i18n/locale.ts"
import { fromDinars } from "#core/money.ts"
import { toChoiceNames } from "#core/orders/order-change.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import { type Quote, quoteOrder } from "#core/orders/order-quote.ts"
import type { QuoteLineInput } from "#core/orders/order-quote-lines.ts"
import type { FollowedContent } from "../catalogue/sync-content.ts"
import { wilayaNamed } from "../wilayas.ts"

export type OrderRequest = z.infer<typeof orderQuoteRequest>["data"]

/** The ordered goods, by Strapi's content in memory: each line with its product, the name of its colour, and its
 *  size. */
export type ReadOrder = {
  quote: Quote
  lines: {
    product: ProductCard | undefined
    color: string | null
    size: string | null
    quantity: number
    name: string
  }[]
}

type Given = {
  slug?: string | null
  name: string | null
  quantity: number
  color: string | null
  size: string | null
  unit: number | null
}

function givenLines({ lines, slug, product, quantity = 1, color, size, amount }: OrderRequest): Given[] {
  if (lines) {
    return lines.map((line) => ({
      slug: line.slug,
      name: null,
      quantity: line.quantity,
      color: line.color ?? null,
      size: line.size ?? null,
      unit: line.unitPrice === undefined ? null : fromDinars(line.unitPrice),
    }))
  }
  const unit = amount === undefined ? null : fromDinars(amount) / quantity
  const shown = unit !== null && Number.isInteger(unit) ? unit : null
  const choice = { color: color ?? null, size: size ?? null }
  return [{ slug: slug ?? null, name: product ?? null, quantity, ...choice, unit: shown }]
}

/** Calculates an order by the prices and the delivery prices that the shop has at this moment; places nothing.
 *  @returns undefined for a wilaya that there is not */
export async function readOrder(followed: FollowedContent, data: OrderRequest): Promise<ReadOrder | undefined> {
  const { products, settings } = await followed.of(isLocale(data.locale) ? data.locale : "fr")
  const wilaya = data.wilaya ? wilayaNamed(data.wilaya) : null
  if (wilaya === undefined) return undefined
  const lines = givenLines(data).map((line) => ({
    ...line,
    product: products.card(products.idOfSlug(line.slug ?? "") ?? -1),
  }))
  const centimes = (dinars: number | undefined) => (dinars === undefined ? undefined : fromDinars(dinars))
  const free = settings?.freeDeliveryThreshold ?? null
  const quote = quoteOrder({
    lines: lines.map(toRequestedLine),
    shown: {
      amount: centimes(data.amount),
      discount: centimes(data.discount),
      deliveryPrice: data.deliveryPrice === null ? null : centimes(data.deliveryPrice),
    },
    coupon: data.coupon ? { code: couponCode(data.coupon), rule: undefined } : null,
    wilaya,
    delivery: data.delivery ?? "home",
    freeFrom: free === null ? null : fromDinars(free),
    maximums: defaultMaximums,
    now: new Date().toISOString(),
  })
  const named = lines.map(({ product, color, size, quantity, name }) => {
    return { product, quantity, size, color: colorName(product, color), name: product?.name ?? name ?? "" }
  })
  return { quote, lines: named }
}

/** How a product is delivered, as its page shows it. */
const deliveryOf = ({ deliveryProfile = "standard", deliverySurcharge = null }: ProductCard) =>
  toProductDelivery(deliveryProfile, deliverySurcharge === null ? null : fromDinars(deliverySurcharge))

/** A colour by its name, where the product has it. */
const colorName = (product: ProductCard | undefined, color: string | null): string | null =>
  product?.colors?.find((one) => one.name === color || one.code === color)?.name ?? color

function toRequestedLine({
  product,
  slug,
  name,
  quantity,
  color,
  size,
  unit,
}: Given & { product: ProductCard | undefined }): QuoteLineInput {
  const title = product?.name ?? name ?? slug ?? ""
  const sold = product && {
    id: product.id,
    slug: product.slug,
    title,
    productType: product.productType,
    price: fromDinars(product.price),
    available: product.quantity,
    delivery: deliveryOf(product),
  }
  const chosen = toChoiceNames({ color: colorName(product, color), size })
  return { slug: slug ?? title, title, chosen, quantity, shownPrice: unit, product: sold ?? null }
}
