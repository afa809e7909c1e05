import { deliveryPrice } from "#core/delivery.ts"
import type { Locale } from "#core/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { OrderFields } from "#core/order.ts"
import { freeDeliveryThreshold } from "./app-setting.ts"
import { touchContent } from "./content-version.ts"
import type { Db, Tx } from "./database.ts"
import { findOrderProduct, type OrderProduct, orderedColor } from "./order-product.ts"
import { findOrder, insertOrder, type StoredOrder } from "./orders.ts"
import { takeStock } from "./stock.ts"
import { findCommune, findWilaya } from "./wilayas.ts"

export type OrderWish = Omit<OrderFields, "color"> & {
  color: string | null
  slug?: string | undefined
  locale: Locale
  /** The client's own date. */
  date: string
}

/** Why an order was not stored; nothing is changed then. */
export type OrderRefusal =
  | { unknown: "product" | "wilaya" | "commune" }
  | { reason: "outOfStock" | "notEnough"; available: number }
  | { reason: "priceChanged"; price: Centimes; amount: Centimes }

type Product = NonNullable<OrderProduct>

function stockRefusal({ status, quantity: available }: Product): OrderRefusal {
  if (status === "out-of-stock" || available === 0) return { reason: "outOfStock", available: 0 }
  return { reason: "notEnough", available }
}

/** What stands against an order for this product, by what was read of it. */
function findRefusal(product: Product, wish: OrderWish): OrderRefusal | undefined {
  const amount = product.price * wish.quantity
  if (wish.amount !== amount) return { reason: "priceChanged", price: product.price, amount }
  if (product.status === "out-of-stock" || product.quantity < wish.quantity) return stockRefusal(product)
  return undefined
}

async function place(tx: Tx, wish: OrderWish, now: Date): Promise<string | OrderRefusal> {
  const product = await findOrderProduct(tx, { slug: wish.slug, name: wish.product, locale: wish.locale, now })
  if (!product) return { unknown: "product" }
  const wilaya = await findWilaya(tx, wish.wilaya)
  if (!wilaya) return { unknown: "wilaya" }
  const commune = await findCommune(tx, wilaya.code, wish.commune)
  if (!commune) return { unknown: "commune" }
  const refusal = findRefusal(product, wish)
  if (refusal) return refusal

  const { quantity, delivery, locale, firstname, lastname, mobile, amount } = wish
  if (!(await takeStock(tx, product.id, { quantity, price: product.storedPrice, now }))) {
    // Another process was faster between the reading and the taking.
    const left = await findOrderProduct(tx, { slug: product.slug, name: product.name, locale, now })
    return (left && findRefusal(left, wish)) ?? { reason: "outOfStock", available: 0 }
  }
  await touchContent(tx)

  const fee = deliveryPrice(wilaya, delivery, amount, await freeDeliveryThreshold(tx))
  const told = locale === "ar" ? ("namear" as const) : ("name" as const)
  const line = {
    ...{ productId: product.id, slug: product.slug, sku: product.sku, title: product.name },
    ...(await orderedColor(tx, product, wish.color, locale)),
    ...{ quantity, unitPrice: product.price, lineTotal: amount },
  }
  return insertOrder(tx, {
    ...{ status: "new", firstname, lastname, mobile, delivery, locale, amount, lines: [line] },
    wilayaCode: wilaya.code,
    communeId: commune.id,
    wilaya: wilaya[told],
    commune: commune[told],
    deliveryPrice: fee,
    total: amount + (fee ?? 0),
    clientDate: wish.date,
    createdAt: now.toISOString(),
  })
}

/** Places an order: checks it against the shop's own products, prices and places, takes the stock and stores the order,
 *  all in one transaction. Amounts in centimes. */
export async function placeOrder(db: Db, wish: OrderWish, now: Date): Promise<{ order: StoredOrder } | OrderRefusal> {
  const placed = await db.transaction().execute((tx) => place(tx, wish, now))
  if (typeof placed !== "string") return placed
  const order = await findOrder(db, placed)
  if (!order) throw new Error("An order that was just stored cannot be read")
  return { order }
}
