import type { ProductStatus } from "#core/catalogue/product-status.ts"
import type { UnitsToTake } from "../../catalogue/stock.ts"
import type { Tx } from "../../database.ts"
import { jsonRows, rowInsertion, rowInsertions, toJson } from "../../json-rows.ts"
import { preparedQuery } from "../../prepared-query.ts"
import { RetryTransaction } from "../../transaction.ts"
import type { OrderRows } from "../order-rows.ts"

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

async function takeUnits(tx: Tx, units: readonly UnitsToTake[], now: string): Promise<boolean> {
  const products = sumUnits(units.map(({ id, quantity, price }) => ({ id, quantity, price })))
  const variants = sumUnits(units.flatMap(({ variants = [] }) => variants))
  if ((await takeProducts(tx, { json: toJson(products), now })).length < products.length) return false
  if (variants.length === 0) return true
  return (await takeVariants(tx, { json: toJson(variants) })).length === variants.length
}

const insertOrders = rowInsertion<"orders", { id: number; token: string }>("orders", {
  columns: [
    ...(["document_id", "token", "status", "firstname", "lastname", "mobile", "email", "shopper_id"] as const),
    ...(["shopper_claim", "wilaya_code", "commune_id", "wilaya", "commune", "address", "note", "delivery"] as const),
    ...(["locale", "amount", "coupon_code", "discount", "delivery_price", "total", "risk", "client_date"] as const),
    ...(["created_at", "source", "placed_on", "agent_id", "agent_name", "search"] as const),
  ],
  returning: ["id", "token"],
})
const insertParts = rowInsertions({
  order_line: [
    ...(["order_id", "product_id", "position", "slug", "sku", "title", "color", "quantity", "unit_price"] as const),
    ...(["line_total", "image", "variant_id", "size", "open_choice"] as const),
  ],
  order_event: ["order_id", "at", "actor", "actor_id", "from_status", "to_status", "reason", "details", "kind"],
  stock_movement: [
    ...(["at", "product_id", "variant_id", "units", "units_left", "own_units", "own_left", "reason"] as const),
    ...(["order_id", "actor", "actor_id"] as const),
  ],
})

/** Takes the units of several orders and stores their rows: as many statements as for one.
 *  @param units of all of them; their products are locked
 *  @returns the orders' keys, in their order
 *  @throws RetryTransaction when units are not there, or have another price */
export async function storeOrders(tx: Tx, orders: readonly OrderRows[], units: readonly UnitsToTake[], now: string) {
  if (!(await takeUnits(tx, units, now))) throw new RetryTransaction("The stock was taken meanwhile")
  const placed = await insertOrders(
    tx,
    orders.map(({ order }) => order),
  )
  const idOf = new Map(placed.map(({ id, token }) => [token, id]))
  const ids = orders.map(({ order }) => idOf.get(order.token) ?? 0)
  const ofOrder = <T>(rows: (order: OrderRows) => readonly T[]) =>
    orders.flatMap((order, index) => rows(order).map((row) => ({ ...row, order_id: ids[index] ?? 0 })))
  await insertParts(tx, {
    order_line: ofOrder(({ lines }) => lines),
    order_event: ofOrder(({ event }) => [event]),
    stock_movement: ofOrder(({ movements }) => movements),
  })
  return ids
}
