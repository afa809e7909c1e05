import type { ProductStatus } from "#core/catalogue/product-status.ts"
import type { UnitsToTake } from "../../catalogue/stock.ts"
import type { Tx } from "../../database.ts"
import { jsonRows, toJson } from "../../json-rows.ts"
import { pipelined } from "../../pipelined.ts"
import { preparedQuery } from "../../prepared-query.ts"
import { RetryTransaction } from "../../transaction.ts"
import type { OrderRows } from "../order-rows.ts"
import { insertParts, insertQuery } from "./insert-orders.ts"
import type { CountQueries } from "./limits.ts"

type Units = { id: number; quantity: number }
const unitTypes = { id: "bigint", quantity: "bigint" } as const

/** As `updateStock`, of several products. */
const takeProducts = preparedQuery((db, { json, now }: { json: string; now: string }) =>
  db
    .updateTable("product")
    .from(jsonRows<Units & { price: number }>(db, json, { ...unitTypes, price: "bigint" }).as("taken"))
    .set((e) => ({
      quantity: e("product.quantity", "-", e.ref("taken.quantity")),
      status: e
        .case()
        .when("product.quantity", "=", e.ref("taken.quantity"))
        .then<ProductStatus>("out-of-stock")
        .else<ProductStatus>("in-stock")
        .end(),
      updated_at: now,
    }))
    .whereRef("product.id", "=", "taken.id")
    .where("product.status", "=", "in-stock")
    .whereRef("product.quantity", ">=", "taken.quantity")
    .whereRef("product.price", "=", "taken.price")
    .returning("product.id"),
)

const takeVariants = preparedQuery((db, { json }: { json: string }) =>
  db
    .updateTable("product_variant")
    .from(jsonRows<Units>(db, json, unitTypes).as("taken"))
    .set((e) => ({ quantity: e("product_variant.quantity", "-", e.ref("taken.quantity")) }))
    .whereRef("product_variant.id", "=", "taken.id")
    .whereRef("product_variant.quantity", ">=", "taken.quantity")
    .returning("product_variant.id"),
)

/** Units of all orders, each product and each variant once. */
function sumUnits<T extends Units>(units: readonly T[]): T[] {
  return [...Map.groupBy(units, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    return { ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }
  })
}

type NewOrders = { orders: readonly OrderRows[]; units: readonly UnitsToTake[]; now: string }

/** Takes the units of several orders and stores their rows, with the statements of one.
 *  @param units of all of them; their products are locked
 *  @param counting what counts the orders, to be sent along; undefined where something else comes before it
 *  @returns the orders' keys, in their order
 *  @throws RetryTransaction when units are not there or have another price, or one of the orders is too many */
export async function storeOrders(
  tx: Tx,
  { orders, units, now }: NewOrders,
  counting: CountQueries | undefined,
): Promise<number[]> {
  const products = sumUnits(units.map(({ id, quantity, price }) => ({ id, quantity, price })))
  const variants = sumUnits(units.flatMap((each) => each.variants ?? []))
  const [takenProducts, takenVariants, placed, counted] = await pipelined(tx, [
    takeProducts.query(tx, { json: toJson(products), now }),
    variants.length > 0 ? takeVariants.query(tx, { json: toJson(variants) }) : undefined,
    insertQuery(tx, orders),
    counting?.counts,
    counting?.version,
  ])
  if (takenProducts.length < products.length || takenVariants.length < variants.length) {
    throw new RetryTransaction("The stock was taken meanwhile")
  }
  counting?.assertWithinLimits(counted)
  const idOf = new Map(placed.map(({ id, token }) => [token, id]))
  const ids = orders.map(({ order }) => idOf.get(order.token) ?? 0)
  await insertParts(tx, orders, ids)
  return ids
}
