import type { Wilaya } from "#core/delivery/wilaya.ts"
import { toChoiceNames } from "#core/orders/order-change.ts"
import { noMaximums } from "#core/orders/order-maximums.ts"
import { type Quote, quoteOrder } from "#core/orders/order-quote.ts"
import type { QuoteLineInput } from "#core/orders/order-quote-lines.ts"
import { distinctIds, type OrderProduct, orderProducts, productIds } from "../catalogue/order-product.ts"
import { type GoneVariant, type LineVariant, lineVariants } from "../catalogue/variants/line-variants.ts"
import { type OrderSettings, orderSettings } from "../content/app-setting.ts"
import { type FoundCoupon, findCoupon } from "../coupons/coupon-use.ts"
import type { Db } from "../database.ts"
import { findPlace } from "../delivery/wilayas.ts"
import type { GoodsInput } from "./order-input.ts"

export type ReadQuote = {
  quote: Quote
  /** Variants of the lines, in their order. */
  variants: (LineVariant | GoneVariant | null)[]
  products: Map<number, OrderProduct>
  /** The requested coupon. */
  coupon: FoundCoupon | undefined
}

type QuoteOptions = {
  settings: OrderSettings
  /** The products of the lines; null = there is none. */
  ids: (number | null)[]
  wilaya: Wilaya | null
  /** null while it is not known. */
  mobile: string | null
  now: Date
  /** Keeps products and coupon as they are until the transaction ends. */
  lock: boolean
  /** The shop's maximums of an order do not hold. */
  anyQuantity?: boolean
}

/** Calculates an order by what the database holds. Products are read, and locked, before the coupon: all that change both
 *  keep this order, so that they cannot wait for each other. */
export async function readQuote(db: Db, goods: GoodsInput, options: QuoteOptions): Promise<ReadQuote> {
  const { settings, ids, wilaya, mobile, now, lock, anyQuantity } = options
  const products = await orderProducts(db, distinctIds(ids), { locale: goods.locale, now, lock })
  const variants = await lineVariants(db, linesToRead(goods, ids, products), { locale: goods.locale, now })
  const coupon = goods.coupon === null ? undefined : await findCoupon(db, goods.coupon, { mobile, lock })
  const quote = quoteOrder({
    lines: goods.lines.map((line, index) =>
      toQuoteLine(line, products.get(ids[index] ?? 0) ?? null, variants[index] ?? null),
    ),
    coupon: goods.coupon === null ? null : { code: goods.coupon, rule: coupon },
    shown: goods.shown,
    delivery: goods.delivery,
    wilaya,
    now: now.toISOString(),
    freeFrom: settings.freeFrom,
    maximums: anyQuantity ? noMaximums : settings.maximums,
  })
  return { quote, products, coupon, variants }
}

/** Finds an option of the lines that their products do not have; undefined = none. */
export function unknownOptionOf({ variants }: ReadQuote): "color" | "size" | undefined {
  return variants.flatMap((variant) => (variant && !variant.isGone ? (variant.unknown ?? []) : []))[0]
}

/** Converts the requested lines for reading, with their products. */
export const linesToRead = ({ lines }: GoodsInput, ids: (number | null)[], products: Map<number, OrderProduct>) =>
  lines.map(({ variant, color, size }, index) => {
    return { variant, color, size, product: products.get(ids[index] ?? 0) ?? null }
  })

function toQuoteLine(
  line: GoodsInput["lines"][number],
  product: OrderProduct | null,
  variant: LineVariant | GoneVariant | null,
): QuoteLineInput {
  const { slug, name, quantity, shownPrice } = line
  const named = { slug: slug ?? "", title: name ?? slug ?? "" }
  const chosen = toChoiceNames(variant ?? line)
  const sold = variant?.isGone ? null : variant
  return {
    ...named,
    chosen,
    product: product && !variant?.isGone ? soldVariant(product, sold) : null,
    quantity,
    shownPrice,
  }
}

/** A product as one of its variants is sold: at its price, and where it counts its own units, with those. */
export function soldVariant(product: OrderProduct, variant: LineVariant | null): OrderProduct {
  if (!variant) return product
  const own =
    variant.id === null || variant.available === null ? undefined : { id: variant.id, available: variant.available }
  return { ...product, price: variant.price?.now ?? product.price, variant: own }
}

/** Calculates what an order would cost at this moment, and its differences from what the shopper saw. Changes
 *  nothing.
 *  @returns undefined for an unknown wilaya */
export async function findQuote(
  db: Db,
  goods: GoodsInput & { wilaya: string | null; commune: string | null; mobile: string | null; anyQuantity?: boolean },
  now: Date,
): Promise<Quote | undefined> {
  const { wilaya: name, commune } = goods
  const wilaya = name === null ? null : (await findPlace(db, { wilaya: name, commune: commune ?? "" }))?.wilaya
  if (wilaya === undefined) return undefined
  const ids = await productIds(db, goods.lines, now)
  const settings = await orderSettings(db)
  const { mobile, anyQuantity } = goods
  return (await readQuote(db, goods, { settings, ids, wilaya, mobile, now, lock: false, anyQuantity })).quote
}
