import type { Locale } from "#core/locale.ts"
import type { OrderStatus } from "#core/order-status.ts"
import type { Tx } from "./database.ts"
import { addOrderEvent } from "./order-history.ts"
import { orderProducts } from "./order-product.ts"
import { takeStock } from "./stock.ts"
import { BeginAgain } from "./transaction.ts"

/** A product of an order of which fewer units are left than the order has. */
export type MissingUnits = { slug: string; title: string; wanted: number; left: number }

/** An order that has released its stock, locked by this transaction. */
export type ReleasedOrder = { id: number; status: OrderStatus; locale: Locale }

type Actor = { actor: string; actorId?: string | undefined }

/** Takes the units of an order again that released them: all of them, or none. Locks the products in the order of their
 *  keys, as placing and cancelling do. The order keeps the prices that were agreed, and it keeps its mark until the caller
 *  takes that away.
 *  @returns what is missing; empty when all units were taken */
export async function retakeStock(tx: Tx, order: ReleasedOrder, by: Actor, now: Date): Promise<MissingUnits[]> {
  const wanted = await unitsOfOrder(tx, order.id)
  const ids = wanted.flatMap(({ productId }) => productId ?? [])
  const products = await orderProducts(tx, ids, { locale: order.locale, now, lock: true })
  const missing = wanted.flatMap(({ productId, slug, title, units }) => {
    const left = products.get(productId ?? 0)?.available ?? 0
    return left < units ? [{ slug, title, wanted: units, left }] : []
  })
  if (missing.length > 0) return missing
  for (const { productId, units } of wanted) {
    const price = products.get(productId ?? 0)?.storedPrice ?? 0
    if (!(await takeStock(tx, { id: productId ?? 0, quantity: units, price, now: now.toISOString() }))) {
      throw new BeginAgain("The stock was taken meanwhile")
    }
  }
  const { id, status } = order
  const event = { ...by, at: now, from: status, to: status, reason: null, details: null }
  await addOrderEvent(tx, id, { ...event, kind: "stock-taken" })
  return []
}

/** Units of each product in an order, by the products' keys; a product that is not there any more stands by itself. */
async function unitsOfOrder(tx: Tx, orderId: number) {
  const lines = await tx
    .selectFrom("order_line")
    .select(["product_id as productId", "slug", "title", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("product_id")
    .orderBy("position")
    .execute()
  return [...Map.groupBy(lines, ({ productId, slug }) => productId ?? slug).values()].flatMap((ofProduct) => {
    const [first] = ofProduct
    const units = ofProduct.reduce((sum, { quantity }) => sum + quantity, 0)
    return first ? [{ productId: first.productId, slug: first.slug, title: first.title, units }] : []
  })
}
