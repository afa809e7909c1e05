import type { Locale } from "#core/i18n/locale.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import { type OrderProduct, orderProducts } from "../catalogue/order-product.ts"
import { takeStock, type VariantUnits } from "../catalogue/stock.ts"
import { logChanges, logTaken } from "../catalogue/stock-movements.ts"
import type { Tx } from "../database.ts"
import { RetryTransaction } from "../transaction.ts"
import { addOrderEvent } from "./order-history.ts"

/** A product of an order of which fewer units are left than the order has. */
export type MissingUnits = { slug: string; title: string; wanted: number; left: number }

/** An order that has released its stock, locked by this transaction. */
export type ReleasedOrder = { id: number; status: OrderStatus; locale: Locale }

type Actor = { actor: string; actorId?: string | undefined }

/** Takes the units of an order again that released them: all of them, or none. Locks the products in the order of their
 *  keys, as placing and cancelling do. The order keeps the prices that were agreed, and it keeps its mark until the caller
 *  takes that away.
 *  @param only ids of the lines whose units are taken; all when absent
 *  @returns what is missing; empty when all units were taken */
export async function retakeStock(
  tx: Tx,
  order: ReleasedOrder,
  by: Actor,
  now: Date,
  only?: readonly number[],
): Promise<MissingUnits[]> {
  const all = await unitsOfOrder(tx, order.id)
  const lines = only ? all.filter(({ id }) => only.includes(id)) : all
  const wanted = [...Map.groupBy(lines, ({ productId, slug }) => productId ?? slug).values()]
  const ids = [...new Set(all.flatMap(({ productId }) => productId ?? []))]
  const products = await orderProducts(tx, ids, { locale: order.locale, now, lock: true })
  const missing = wanted.flatMap((ofProduct) => missingUnits(ofProduct, products.get(ofProduct[0]?.productId ?? 0)))
  if (missing.length > 0) return missing
  const take = async () => {
    for (const ofProduct of wanted) await takeAgain(tx, ofProduct, products, now)
  }
  const { id, status } = order
  const cause = { reason: "retaken" as const, at: now, ...by }
  if (only) await logChanges(tx, ids, { ...cause, orderId: id }, take)
  else {
    await take()
    await logTaken(tx, id, cause)
  }
  const event = { ...by, at: now, from: status, to: status, reason: null, details: null }
  await addOrderEvent(tx, id, { ...event, kind: "stock-taken" })
  return []
}

/** Takes the units of the lines of one product. */
async function takeAgain(tx: Tx, lines: readonly LineUnits[], products: Map<number, OrderProduct>, now: Date) {
  const product = products.get(lines[0]?.productId ?? 0)
  const variants = product?.stockBy === "variant" ? ownUnits(lines) : []
  const units = { id: product?.id ?? 0, quantity: sumOf(lines), price: product?.storedPrice ?? 0 }
  if (!(await takeStock(tx, { ...units, now: now.toISOString(), variants })))
    throw new RetryTransaction("The stock was taken meanwhile")
}

type LineUnits = Awaited<ReturnType<typeof unitsOfOrder>>[number]

const sumOf = (lines: readonly LineUnits[]) => lines.reduce((sum, { units }) => sum + units, 0)

/** Returns the units that the lines of one product lack, of the product or else of a variant that counts its own
 *  units. */
function missingUnits(lines: readonly LineUnits[], product: OrderProduct | undefined): MissingUnits[] {
  const [first] = lines
  if (!first) return []
  const { slug, title } = first
  const wanted = sumOf(lines)
  const left = product?.available ?? 0
  if (left < wanted) return [{ slug, title, wanted, left }]
  if (product?.stockBy !== "variant") return []
  return [...Map.groupBy(lines, ({ variantId }) => variantId).values()].flatMap((ofVariant) => {
    const [line] = ofVariant
    if (!line || line.variantId === null) return []
    const [units, own] = [sumOf(ofVariant), line.own ?? 0]
    const named = [title, line.color, line.size].filter((part) => part !== null).join(" · ")
    return own < units ? [{ slug, title: named, wanted: units, left: own }] : []
  })
}

function ownUnits(lines: readonly LineUnits[]): VariantUnits[] {
  const known = lines.flatMap(({ variantId, units }) => (variantId === null ? [] : [{ id: variantId, units }]))
  return [...Map.groupBy(known, ({ id }) => id)]
    .map(([id, all]) => ({ id, quantity: all.reduce((sum, { units }) => sum + units, 0) }))
    .toSorted((a, b) => a.id - b.id)
}

/** Units of the lines of an order, by the products' keys; a product that is not there any more stands by itself. */
const unitsOfOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom("order_line as l")
    .leftJoin("product_variant as v", "v.id", "l.variant_id")
    .select(["l.id", "l.product_id as productId", "l.slug", "l.title", "l.quantity as units", "l.color", "l.size"])
    // One that is not sold any more cannot be taken again.
    .select((e) => [
      "l.variant_id as variantId",
      e.case().when("v.active", "=", 1).then(e.ref("v.quantity")).else(0).end().as("own"),
    ])
    .where("l.order_id", "=", orderId)
    .orderBy("l.product_id")
    .orderBy("l.position")
    .execute()
